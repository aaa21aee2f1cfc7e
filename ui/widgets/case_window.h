// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rows_model.h"
#include "ui/session/case_session.h"
#include "ui/session/newest_value.h"
#include "ui/session/run_controller.h"
#include "ui/widgets/close_guard.h"
#include "ui/widgets/page_table.h"

#include <QMainWindow>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QStackedWidget;
class QDockWidget;
class QToolBar;

namespace assay::ui {

class Banner;
class CaseHead;
class Rail;
class ReadingView;
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
    /// The one guard, see CloseGuard: True: the window may go; what was answered is done when it goes.
    /// `stays` takes the answers back, since another window refused.
    [[nodiscard]] bool mayClose() { return guard_.mayClose(); }
    void stays() { guard_.stays(); }

  public slots:
    /// Marks a block of the current plan in all plots and shows the page of its windows; nothing for a block
    /// that the plan does not have. For whatever names a block.
    void chooseBlock(const QString& workload, int index);
    void startRun();
    void stopRun();
    void settle();
    void exportPdf();
    /// Asks for a place.
    void saveCopy();
    void saveCopyTo(const QString& path);

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    void makeActions();
    void makeMenus();
    void makeBody();
    void follow();
    void followFailure(const Error& error);
    void runEnded(int exitCode, const QString& lastWords);
    void sayWhatCameOfIt();
    void showState(const Snapshot& snapshot);
    void showUnread();
    void becomeAnother();
    void goTo(const report::TimelineEntry& entry);
    [[nodiscard]] bool agreeToExecute();
    QWidget* ensurePage(int index);
    [[nodiscard]] int pageOf(const char* objectName) const;

    Workbench& workbench_;
    CaseSession session_;
    RunController controller_;
    QUndoStack edits_;
    BlockSelection blocks_;  // one choice for all pages
    PlanChoice plan_;        // likewise
    std::vector<PageEntry> pages_;
    std::vector<QWidget*> made_;  // nullptr until first shown, so that a window opens at once
    bool remembered_ = false;
    std::pair<std::size_t, std::size_t> measured_;  // how many plans are frozen, how many runs began
    bool toldOfEnd_ = false;                        // of the run that this window saw end
    struct End {
        Mark mark = Mark::none;
        QString sentence;
    };
    std::optional<End> end_;      // said, but not yet what came of it: the case file has that
    std::size_t runsBefore_ = 0;  // it began
    CloseGuard guard_;
    NewestValue<Status> copies_;

    QAction* run_ = nullptr;
    QAction* stop_ = nullptr;
    QAction* settle_ = nullptr;
    QAction* export_ = nullptr;
    QAction* copy_ = nullptr;
    QAction* note_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QToolBar* toolBar_ = nullptr;
    CaseHead* head_ = nullptr;
    Banner* state_ = nullptr;    // about the file: stays while it lasts
    Banner* message_ = nullptr;  // about what was just done
    Rail* rail_ = nullptr;
    ReadingView* reading_ = nullptr;  // until there is something to show
    QStackedWidget* stack_ = nullptr;
    RunBar* runBar_ = nullptr;
    TimelinePanel* timeline_ = nullptr;
    QDockWidget* dock_ = nullptr;
};

}  // namespace assay::ui
