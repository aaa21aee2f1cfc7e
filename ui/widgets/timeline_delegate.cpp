// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/timeline_delegate.h"

#include "ui/models/timeline_model.h"
#include "ui/widgets/style.h"
#include "ui/widgets/timeline_layout.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QPainterPath>

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

int widthOf(const QStyleOptionViewItem& option) {
    const auto* view = qobject_cast<const QAbstractScrollArea*>(option.widget);
    return view == nullptr ? option.rect.width() : view->viewport()->width();
}

/// Points right while a run is folded, down while it is open.
void drawTriangle(QPainter& painter, const QRect& place, bool open, const QColor& colour) {
    const QRectF box = QRectF(place).adjusted(place.width() * 0.25, place.height() * 0.25,
                                              -place.width() * 0.2, -place.height() * 0.2);
    QPainterPath path(box.topLeft());
    if (open) {
        path.lineTo(box.topRight());
        path.lineTo(box.center().x(), box.bottom());
    } else {
        path.lineTo(box.right(), box.center().y());
        path.lineTo(box.bottomLeft());
    }
    path.closeSubpath();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(path, colour);
}

}  // namespace

QSize TimelineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {style::em(8), TimelineLayout(index, widthOf(option)).height};
}

QRect TimelineDelegate::attachmentRect(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QRect place = TimelineLayout(index, widthOf(option)).attachmentPlace;
    return place.isNull() ? QRect() : place.translated(option.rect.topLeft());
}

bool TimelineDelegate::isCut(const QStyleOptionViewItem& option, const QModelIndex& index) {
    return TimelineLayout(index, widthOf(option)).isCut();
}

void TimelineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const QPalette& colours = option.palette;
    const TimelineLayout layout(index, widthOf(option));
    const QColor muted = style::muted(colours);
    const QColor text = colours.color(QPalette::Text);
    const qreal ratio = option.widget == nullptr ? 1.0 : option.widget->devicePixelRatioF();
    painter->save();
    painter->setClipRect(option.rect);
    if (layout.newDay) {
        painter->setPen(muted);
        painter->setFont(style::font(style::Type::small));
        const QRect day(option.rect.left() + style::em(1), option.rect.top(),
                        option.rect.width() - style::em(1.4), layout.dayHeight - style::em(0.3));
        painter->drawText(day, Qt::AlignLeft | Qt::AlignBottom,
                          index.data(TimelineModel::DayRole).toString());
    }
    const QRect line = option.rect.adjusted(0, layout.dayHeight, 0, 0);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        const bool selected = option.state & QStyle::State_Selected;
        QColor wash = selected ? style::accent(colours) : colours.color(QPalette::WindowText);
        wash.setAlphaF(selected ? 0.13F : 0.05F);
        painter->fillRect(line, wash);
    }
    if (option.state & QStyle::State_HasFocus)
        painter->fillRect(QRect(line.left(), line.top(), style::em(0.2), line.height()),
                          style::accent(colours));

    painter->translate(option.rect.topLeft());
    if (layout.heading) {
        drawTriangle(*painter, layout.icon, index.data(TimelineModel::OpenRole).toBool(),
                     layout.marked ? style::doubtful(colours) : muted);
    } else {
        const auto kind = static_cast<report::EntryKind>(index.data(TimelineModel::KindRole).toInt());
        painter->drawPixmap(
            layout.icon.topLeft(),
            style::pixmap(layout.marked ? QStringLiteral("mark-warning") : iconOf(kind),
                          layout.marked ? style::doubtful(colours) : muted, layout.icon.width(), ratio));
    }
    painter->setPen(layout.minor || layout.note ? muted : text);
    layout.first->draw(*painter, layout.words.topLeft());
    if (layout.second) {
        painter->setPen(layout.note ? text : muted);
        layout.second->draw(
            *painter, QPointF(layout.words.left(), layout.words.bottom() + 1 - layout.second->height()));
    }
    if (!layout.attachment.isEmpty()) {
        const QColor accent = style::accent(colours);
        const QRect place = layout.attachmentPlace;
        painter->drawPixmap(place.topLeft(),
                            style::pixmap(QStringLiteral("attachment"), accent, style::em(1.0), ratio));
        painter->setPen(accent);
        const QFont font = style::font(style::Type::small);
        painter->setFont(font);
        const QRect name = place.adjusted(style::em(1.3), 0, 0, 0);
        painter->drawText(name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          QFontMetrics(font).elidedText(layout.attachment, Qt::ElideMiddle, name.width()));
    }
    painter->restore();
}

}  // namespace assay::ui
