// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenuBar;
class QWidget;

namespace assay::ui {

/// Help (F1) and About, the same in every window. Help shows the pages of share/assay/help, offline.
void addHelpMenu(QMenuBar& bar, QWidget& window);

}  // namespace assay::ui
