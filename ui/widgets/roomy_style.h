// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace assay::ui {

/// Fusion, what Qt draws where no desktop has a style of its own, with air around the words on its buttons
/// and in its fields.
class RoomyStyle final : public QProxyStyle {
  public:
    RoomyStyle() : QProxyStyle(QStringLiteral("fusion")) {}
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                         const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption* option,
                                       const QWidget* widget) const override;
};

/// Takes RoomyStyle where the application would have Fusion; a desktop's own style stays. Before the first
/// widget.
void makeRoom();

}  // namespace assay::ui
