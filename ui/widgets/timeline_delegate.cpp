// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/timeline_delegate.h"

#include "ui/models/timeline_model.h"
#include "ui/widgets/style.h"

#include <QListView>
#include <QPainter>

#include <algorithm>

namespace assay::ui {

namespace {

QString iconOf(report::EntryKind kind) {
    switch (kind) {
        case report::EntryKind::brief:
            return QStringLiteral("brief");
        case report::EntryKind::variant:
            return QStringLiteral("variants");
        case report::EntryKind::workload:
            return QStringLiteral("workloads");
        case report::EntryKind::plan:
            return QStringLiteral("report");
        case report::EntryKind::run:
            return QStringLiteral("run");
        case report::EntryKind::measurement:
            return QStringLiteral("results");
        case report::EntryKind::evidence:
            return QStringLiteral("evidence");
        case report::EntryKind::note:
            return QStringLiteral("note");
        case report::EntryKind::verdict:
            return QStringLiteral("settle");
        case report::EntryKind::unknown:
            break;
    }
    return QStringLiteral("help");
}

/// Where the parts of an entry go; the same for measuring and for painting.
struct Layout {
    bool newDay = false;
    bool minor = false;  // one of the hundreds of blocks: a line, and whole in its tooltip
    int left = 0;
    int width = 0;
    int dayHeight = 0;
    int headlineHeight = 0;
    int detailHeight = 0;
    int padding = 0;
    int gap = 0;  // between headline and detail
    [[nodiscard]] int height() const { return dayHeight + padding * 2 + headlineHeight + gap + detailHeight; }
};

constexpr int headlineLines = 3;
constexpr int detailLines = 3;

int textHeight(const QFont& font, const QString& text, int width, int lines) {
    if (text.isEmpty()) return 0;
    const QFontMetrics metrics(font);
    const int whole = metrics.boundingRect(QRect(0, 0, width, 1 << 14), Qt::TextWordWrap, text).height();
    return std::min(whole, metrics.lineSpacing() * lines);
}

/// When it happened, and more about it.
QString secondLine(const QModelIndex& index) {
    const QString detail = index.data(TimelineModel::DetailRole).toString();
    const QString time = index.data(TimelineModel::TimeRole).toString();
    return detail.isEmpty() ? time : time + QStringLiteral("  \u00b7  ") + detail;
}

Layout layoutOf(const QModelIndex& index, int width) {
    Layout out;
    const QModelIndex before = index.siblingAtRow(index.row() - 1);
    out.newDay =
        !before.isValid() || before.data(TimelineModel::DayRole) != index.data(TimelineModel::DayRole);
    out.minor = index.data(TimelineModel::MinorRole).toBool();
    out.left = style::em(2.6);
    out.padding = out.minor ? style::em(0.12) : style::em(0.4);
    out.gap = out.minor ? 0 : style::em(0.15);
    out.width = std::max(style::em(6), width - out.left - style::em(0.8));
    if (out.newDay) out.dayHeight = style::em(2.0);
    const QFont font = style::font(out.minor ? style::Type::small : style::Type::body);
    const int line = QFontMetrics(font).lineSpacing();
    out.headlineHeight =
        out.minor ? line
                  : std::max(line, textHeight(font, index.data().toString(), out.width, headlineLines));
    if (!out.minor)
        out.detailHeight =
            textHeight(style::font(style::Type::small), secondLine(index), out.width, detailLines);
    return out;
}

/// The same for measuring and for painting, whatever rectangle is handed in.
int widthOf(const QStyleOptionViewItem& option) {
    const auto* view = qobject_cast<const QListView*>(option.widget);
    return view == nullptr ? option.rect.width() : view->viewport()->width();
}

}  // namespace

QSize TimelineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {style::em(8), layoutOf(index, widthOf(option)).height()};
}

void TimelineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const QPalette& colours = option.palette;
    const Layout layout = layoutOf(index, widthOf(option));
    painter->save();
    QRect area = option.rect;
    if (layout.newDay) {
        painter->setPen(style::muted(colours));
        painter->setFont(style::font(style::Type::small));
        const QRect dayArea(area.left() + style::em(1), area.top(), area.width() - style::em(1.4),
                            layout.dayHeight - style::em(0.3));
        painter->drawText(dayArea, Qt::AlignLeft | Qt::AlignBottom,
                          index.data(TimelineModel::DayRole).toString());
        area.setTop(area.top() + layout.dayHeight);
    }
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        QColor wash = option.state & QStyle::State_Selected ? style::accent(colours)
                                                            : colours.color(QPalette::WindowText);
        wash.setAlphaF(option.state & QStyle::State_Selected ? 0.13F : 0.05F);
        painter->fillRect(area, wash);
    }
    const int top = area.top() + layout.padding;
    const int size = style::em(layout.minor ? 0.9 : 1.1);
    const auto kind = static_cast<report::EntryKind>(index.data(TimelineModel::KindRole).toInt());
    painter->drawPixmap(area.left() + style::em(1), top + style::em(0.05),
                        style::pixmap(iconOf(kind), style::muted(colours), size,
                                      option.widget == nullptr ? 1.0 : option.widget->devicePixelRatioF()));
    const QFont font = style::font(layout.minor ? style::Type::small : style::Type::body);
    painter->setFont(font);
    painter->setPen(layout.minor ? style::muted(colours) : colours.color(QPalette::Text));
    const QRect headline(area.left() + layout.left, top, layout.width, layout.headlineHeight);
    if (layout.minor) {
        painter->drawText(headline, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                          QFontMetrics(font).elidedText(index.data().toString().simplified(), Qt::ElideRight,
                                                        headline.width()));
    } else {
        painter->setClipRect(headline);
        painter->drawText(headline.adjusted(0, 0, 0, 1 << 14),
                          Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeft, index.data().toString());
        const QRect detail(headline.left(), headline.bottom() + 1 + layout.gap, layout.width,
                           layout.detailHeight);
        painter->setClipRect(detail);
        painter->setFont(style::font(style::Type::small));
        painter->setPen(style::muted(colours));
        painter->drawText(detail.adjusted(0, 0, 0, 1 << 14), Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeft,
                          secondLine(index));
        painter->setClipping(false);
    }
    painter->restore();
}

}  // namespace assay::ui
