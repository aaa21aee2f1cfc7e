// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/roomy_style.h"

#include "ui/widgets/style.h"

#include <QApplication>
#include <QStyleOptionButton>

#include <algorithm>

namespace assay::ui {

QSize RoomyStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type != CT_PushButton) return size;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (button == nullptr || button->text.isEmpty()) return size;
    constexpr double air = 0.5;  // ems on each side
    const bool has_menu = button->features.testFlag(QStyleOptionButton::HasMenu);
    const int arrow = has_menu ? pixelMetric(PM_MenuButtonIndicator, option, widget) : 0;
    size.setWidth(std::max(size.width(), contents.width() + arrow + 2 * style::em(air)));
    return size;
}

QRect RoomyStyle::subElementRect(SubElement element, const QStyleOption* option,
                                 const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    constexpr double air = 0.2;  // as far from the edge as in a combo box
    if (element != SE_LineEditContents) return rect;
    return rect.adjusted(style::em(air), 0, -style::em(air), 0);
}

void makeRoom() {
    if (QApplication::style()->name() == QLatin1String("fusion")) QApplication::setStyle(new RoomyStyle);
}

}  // namespace assay::ui
