// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/recent_delegate.h"

#include "ui/models/recent_cases_model.h"
#include "ui/widgets/style.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>
#include <QPainter>
#include <QWidget>

namespace assay::ui {

QSize RecentDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    const int lines = QFontMetrics(style::font(style::Type::strong)).lineSpacing() +
                      QFontMetrics(style::font(style::Type::small)).lineSpacing();
    return {style::em(12), lines + style::em(1.3)};
}

void RecentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const QPalette& colours = option.palette;
    const bool missing = index.data(RecentCasesModel::MissingRole).toBool();
    painter->save();
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        QColor wash = style::accent(colours);
        wash.setAlphaF(option.state & QStyle::State_MouseOver ? 0.13F : 0.08F);
        painter->fillRect(option.rect, wash);
    }
    const QRect area = option.rect.adjusted(style::em(0.6), style::em(0.6), -style::em(0.6), -style::em(0.6));
    const int right = style::em(9);
    const QFont strong = style::font(style::Type::strong);
    const QFont small = style::font(style::Type::small);
    const int line = QFontMetrics(strong).lineSpacing();

    painter->setFont(strong);
    painter->setPen(missing ? style::muted(colours) : colours.color(QPalette::Text));
    const QRect titleArea(area.left(), area.top(), area.width() - right, line);
    painter->drawText(titleArea, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      QFontMetrics(strong).elidedText(index.data().toString().simplified(), Qt::ElideRight,
                                                      titleArea.width()));
    painter->setFont(small);
    painter->setPen(style::muted(colours));
    QString path = QDir::toNativeSeparators(index.data(RecentCasesModel::PathRole).toString());
    if (path.startsWith(QDir::homePath())) path.replace(0, QDir::homePath().size(), QStringLiteral("~"));
    const QRect pathArea(area.left(), area.top() + line, area.width() - right,
                         QFontMetrics(small).lineSpacing());
    painter->drawText(pathArea, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      QFontMetrics(small).elidedText(path, Qt::ElideMiddle, pathArea.width()));

    const QRect rightArea(area.right() - right, area.top(), right, line);
    if (missing) {
        painter->setPen(style::doubtful(colours));
        painter->drawText(rightArea, Qt::AlignRight | Qt::AlignVCenter, tr("missing"));
    } else {
        const auto opened = index.data(RecentCasesModel::OpenedRole).toDateTime().toLocalTime();
        painter->drawText(rightArea, Qt::AlignRight | Qt::AlignVCenter,
                          QLocale().toString(opened, QStringLiteral("d MMM yyyy")));
    }
    if (index.data(RecentCasesModel::PinnedRole).toBool()) {
        const int size = style::em(1.1);
        painter->drawPixmap(
            area.right() - size, area.top() + line,
            style::pixmap(QStringLiteral("pin"), style::accent(colours), size,
                          option.widget == nullptr ? 1.0 : option.widget->devicePixelRatioF()));
    }
    painter->restore();
}

}  // namespace assay::ui
