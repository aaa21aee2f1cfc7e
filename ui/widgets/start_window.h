// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/recent_cases_model.h"

#include <QMainWindow>

class QListView;

namespace assay::ui {

class Banner;
class Workbench;

/// No case yet: recent cases, the three ways in, and what this machine is and can see.
class StartWindow final : public QMainWindow {
    Q_OBJECT
  public:
    explicit StartWindow(Workbench& workbench);

  protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    QWidget* makeWays();
    QWidget* makeMachine();
    QWidget* makeRecent();
    void makeRecentActions();
    void followSelection();
    void showRecentMenu(const QPoint& at);
    void openSelected();
    void pinSelected();
    void forgetSelected();
    Workbench& workbench_;
    RecentCasesModel recent_;
    QListView* list_ = nullptr;
    Banner* banner_ = nullptr;
    QAction* open_ = nullptr;
    QAction* pin_ = nullptr;
    QAction* forget_ = nullptr;
};

}  // namespace assay::ui
