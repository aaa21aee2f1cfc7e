// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPushButton;
class QToolButton;
class QAction;

namespace assay::ui {

/// The one button of a place that carries the accent; follows the palette.
void makePrimary(QPushButton& button, const QString& icon = {});
/// A flat tool button with icon and text for an action.
[[nodiscard]] QToolButton* toolButtonFor(QAction* action, const QString& objectName);

}  // namespace assay::ui
