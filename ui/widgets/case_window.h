// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/case_session.h"
#include "ui/session/run_controller.h"
#include "ui/widgets/page_table.h"

#include <QMainWindow>
#include <QUndoStack>

#include <memory>
#include <vector>

class QStackedWidget;
class QDockWidget;
class QToolBar;

namespace assay::ui {

class Banner;
class CaseHead;
class Rail;
class RunBar;
class TimelinePanel;
class Workbench;

/// The window of one case: head, rail, pages, timeline. Composes; what happens lies in the parts.
class CaseWindow final : public QMainWindow {
    Q_OBJECT
  public:
    CaseWindow(const QString& path, const QString& assayProgram, Workbench& workbench);
    ~CaseWindow() override;

    [[nodiscard]] QString path() const;
    void showPage(int index);
    [[nodiscard]] int currentPage() const;
    /// The one guard: asks about a run that is going on and about words that were not sent. True: the window
    /// may go; what was answered is done when it goes. `stays` takes the answers back, since another window
    /// refused.
    [[nodiscard]] bool mayClose();
    void stays() { leaving_ = Leaving::notAsked; }

  public slots:
    void startRun();
    void stopRun();
    void settle();
    void exportPdf();

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void makeActions();
    void makeMenus();
    void makeBody();
    void follow();
    void followFailure(const Error& error);
    void runEnded(int exitCode, const QString& lastWords);
    void goTo(const report::TimelineEntry& entry);
    [[nodiscard]] bool agreeToExecute();
    [[nodiscard]] bool askAboutNote();
    [[nodiscard]] bool askAboutRun();
    QWidget* ensurePage(int index);
    [[nodiscard]] int pageOf(const char* objectName) const;

    enum class Leaving { notAsked, plainly, runGoesOn, runStops };

    Workbench& workbench_;
    CaseSession session_;
    RunController controller_;
    QUndoStack edits_;
    std::vector<PageEntry> pages_;
    std::vector<QWidget*> made_;  // nullptr until first shown, so that a window opens at once
    bool remembered_ = false;
    Leaving leaving_ = Leaving::notAsked;

    QAction* run_ = nullptr;
    QAction* stop_ = nullptr;
    QAction* settle_ = nullptr;
    QAction* export_ = nullptr;
    QAction* note_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QToolBar* toolBar_ = nullptr;
    CaseHead* head_ = nullptr;
    Banner* state_ = nullptr;    // about the file: stays while it lasts
    Banner* message_ = nullptr;  // about what was just done
    Rail* rail_ = nullptr;
    QStackedWidget* stack_ = nullptr;
    RunBar* runBar_ = nullptr;
    TimelinePanel* timeline_ = nullptr;
    QDockWidget* dock_ = nullptr;
};

}  // namespace assay::ui
