// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/roomy_style.h"

#include "ui/widgets/style.h"

#include <QApplication>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace assay::ui {

namespace {

constexpr double field_air = 0.2;  // ems on each side: words stand where those of a combo box do

}  // namespace

QSize RoomyStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_SpinBox) return size + QSize(2 * style::em(field_air), 0);
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        type == CT_ComboBox && box != nullptr && box->editable)
        return size + QSize(2 * style::em(field_air), 0);
    if (type != CT_PushButton) return size;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (button == nullptr || button->text.isEmpty()) return size;
    constexpr double air = 0.5;                                                    // ems on each side
    size.setWidth(std::max(size.width(), contents.width() + 2 * style::em(air)));  // an arrow is among them
    return size;
}

QRect RoomyStyle::subElementRect(SubElement element, const QStyleOption* option,
                                 const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element != SE_LineEditContents) return rect;
    return rect.adjusted(style::em(field_air), 0, -style::em(field_air), 0);
}

void makeRoom() {
    if (QApplication::style()->name() == QLatin1String("fusion")) QApplication::setStyle(new RoomyStyle);
}

}  // namespace assay::ui
