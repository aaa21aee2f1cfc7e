// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/case_window.h"

#include "ui/session/sample_cases.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/case_head.h"
#include "ui/widgets/page.h"
#include "ui/widgets/rail.h"
#include "ui/widgets/reading_view.h"
#include "ui/widgets/report_page.h"
#include "ui/widgets/results_page.h"
#include "ui/widgets/run_bar.h"
#include "ui/widgets/run_page.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/settle_dialog.h"
#include "ui/widgets/tab_order.h"
#include "ui/widgets/timeline_panel.h"
#include "ui/widgets/workbench.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace assay::ui {

namespace {

/// A title of a thousand words is no title of a window.
QString shortened(const QString& title) {
    constexpr qsizetype longest = 120;
    return title.size() <= longest ? title : title.left(longest) + QChar(0x2026);
}

/// The block of the current plan that an entry of the timeline speaks of.
std::optional<BlockRef> blockOf(const Snapshot& snapshot, const report::TimelineEntry& entry) {
    const auto& records = snapshot.state.timeline;
    const auto* plan = snapshot.state.current_plan();
    const auto at = static_cast<std::size_t>(entry.sequence);
    if (plan == nullptr || entry.sequence < 0 || at >= records.size()) return std::nullopt;
    const auto* measured = std::get_if<casefile::BlockMeasured>(&records[at]->event);
    if (measured == nullptr || !plan->is(measured->block.plan_sha256)) return std::nullopt;
    return refOf(measured->block);
}

}  // namespace

CaseWindow::CaseWindow(const QString& path, const QString& assayProgram, Workbench& workbench)
    : workbench_(workbench),
      session_(path),
      controller_(session_.path(), assayProgram),
      pages_(pageTable()),
      made_(pages_.size(), nullptr),
      guard_(*this, session_, controller_) {
    setObjectName(QStringLiteral("caseWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(
        QStringLiteral("%1 \u2014 Assay").arg(harmless(QFileInfo(session_.path()).completeBaseName())));
    setWindowFilePath(session_.path());
    makeBody();
    makeActions();
    makeMenus();
    style::resizeOnScreen(*this, 96, 58);

    connect(&session_, &CaseSession::snapshotChanged, this, &CaseWindow::follow);
    connect(&session_, &CaseSession::failed, this, &CaseWindow::followFailure);
    connect(&session_, &CaseSession::reading, reading_, &ReadingView::showProgress);
    connect(&session_, &CaseSession::replaced, this, &CaseWindow::becomeAnother);
    connect(&controller_, &RunController::runningChanged, this, &CaseWindow::follow);
    connect(&controller_, &RunController::finished, this, &CaseWindow::runEnded);
    connect(&controller_, &RunController::failedToStart, this,
            [this](const Error& error) { message_->showError(error); });
    connect(rail_, &Rail::chosen, this, &CaseWindow::showPage);
    connect(runBar_, &RunBar::runRequested, this, &CaseWindow::startRun);
    connect(runBar_, &RunBar::stopRequested, this, &CaseWindow::stopRun);
    connect(timeline_, &TimelinePanel::activated, this, &CaseWindow::goTo);
    connect(timeline_, &TimelinePanel::failed, this,
            [this](const Error& error) { message_->showError(error); });
    connect(timeline_, &TimelinePanel::said, this, [this](const QString& message, const QString& detail) {
        message_->showMessage(Mark::passed, message, detail);
    });
    connect(&workbench_, &Workbench::failed, this, [this](const Error& error, QWidget* window) {
        if (window == this) message_->showError(error);
    });
    showPage(0);
    follow();
}

CaseWindow::~CaseWindow() {
    // Parts refer to the session and the controller and go before them; nothing is heard from then on.
    for (QObject* sender : {static_cast<QObject*>(&session_), static_cast<QObject*>(&controller_),
                            static_cast<QObject*>(&edits_)})
        sender->disconnect(this);
    delete takeCentralWidget();
    delete dock_;
    delete runBar_;
}

QString CaseWindow::path() const {
    return session_.path();
}
int CaseWindow::currentPage() const {
    return rail_->current();
}

void CaseWindow::makeBody() {
    head_ = new CaseHead;
    state_ = new Banner;
    state_->setObjectName(QStringLiteral("stateBanner"));
    message_ = new Banner;
    message_->setObjectName(QStringLiteral("messageBanner"));
    rail_ = new Rail;
    for (const auto& page : pages_)
        rail_->add(page.icon, page.name, page.objectName);
    stack_ = new QStackedWidget;
    stack_->setObjectName(QStringLiteral("pages"));

    reading_ = new ReadingView;

    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(head_);
    right->addWidget(state_);
    right->addWidget(message_);
    right->addWidget(reading_, 1);
    right->addWidget(stack_, 1);
    auto* body = new QWidget;
    auto* row = new QHBoxLayout(body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(rail_);
    row->addLayout(right, 1);
    body->setBackgroundRole(QPalette::Base);
    body->setAutoFillBackground(true);
    setCentralWidget(body);

    timeline_ = new TimelinePanel(session_);
    dock_ = new QDockWidget(tr("Timeline"), this);
    dock_->setObjectName(QStringLiteral("timelineDock"));
    dock_->setFeatures(QDockWidget::NoDockWidgetFeatures);
    dock_->setTitleBarWidget(new QWidget(dock_));  // the panel has its own heading
    dock_->setWidget(timeline_);
    addDockWidget(Qt::RightDockWidgetArea, dock_);
    resizeDocks({dock_}, {style::em(22)}, Qt::Horizontal);

    runBar_ = new RunBar(session_, controller_, plan_);
}

QWidget* CaseWindow::ensurePage(int index) {
    auto*& page = made_[static_cast<std::size_t>(index)];
    if (page == nullptr) {
        page = pages_[static_cast<std::size_t>(index)].make({session_, controller_, edits_, blocks_, plan_},
                                                            stack_);
        stack_->addWidget(page);
        if (auto* run = qobject_cast<RunPage*>(page))
            connect(run, &RunPage::runRequested, this, &CaseWindow::startRun);
        if (auto* results = qobject_cast<ResultsPage*>(page))
            connect(results, &ResultsPage::evidenceRequested, this,
                    [this] { showPage(pageOf("railEvidence")); });
        workbench_.restoreParts(*this, *page);
        setPartOrder({toolBar_, rail_, state_, message_, stack_, dock_});
    }
    return page;
}

void CaseWindow::showPage(int index) {
    if (index < 0 || index >= static_cast<int>(pages_.size())) return;
    stack_->setCurrentWidget(ensurePage(index));
    rail_->setCurrent(index);
}

void CaseWindow::chooseBlock(const QString& workload, int index) {
    const SnapshotPtr snapshot = session_.snapshot();
    const casefile::PlanState* plan = snapshot->state.current_plan();
    if (plan == nullptr) return;
    const auto block = blockNamed(*plan, workload.toStdString(), index);
    if (!block) return;
    blocks_.choose(*block);
    showPage(pageOf("railRun"));
}

void CaseWindow::goTo(const report::TimelineEntry& entry) {
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        const auto& kinds = pages_[i].kinds;
        if (std::find(kinds.begin(), kinds.end(), entry.kind) == kinds.end()) continue;
        showPage(static_cast<int>(i));
        if (const auto block = blockOf(*session_.snapshot(), entry)) blocks_.choose(*block);
        if (auto* page = dynamic_cast<SubjectPage*>(made_[i])) page->showSubject(shown(entry.subject));
        return;
    }
}

void CaseWindow::follow() {
    const auto snapshot = session_.snapshot();
    if (session_.isLoaded()) {
        head_->setSnapshot(*snapshot);
    } else {
        showUnread();
    }
    reading_->setVisible(!session_.isLoaded());
    stack_->setVisible(session_.isLoaded());
    sayWhatCameOfIt();
    const QString title = shown(snapshot->state.brief.title).simplified();
    if (!title.isEmpty()) setWindowTitle(QStringLiteral("%1 \u2014 Assay").arg(shortened(title)));
    if (session_.isLoaded() && !std::exchange(remembered_, true))
        workbench_.recent().remember(session_.path(), title);
    showState(*snapshot);
    // What was measured was measured with the case as it was then: no undo reaches behind it.
    if (const std::pair now(snapshot->state.plans.size(), snapshot->state.runs.size());
        std::exchange(measured_, now) != now)
        edits_.clear();
    const bool writable = session_.isWritable();
    const bool running = controller_.isRunning() || snapshot->openRun == OpenRun::here;
    run_->setEnabled(runBar_->canRun());
    stop_->setEnabled(running);
    settle_->setEnabled(writable && !running && !snapshot->state.verdict);
    note_->setEnabled(writable);
    export_->setEnabled(session_.isLoaded());
    undo_->setEnabled(writable && edits_.canUndo());
    redo_->setEnabled(writable && edits_.canRedo());
}

void CaseWindow::showUnread() {
    const bool failed = session_.failure().has_value();
    head_->showUnread(session_.path(), failed);
    if (failed) {
        reading_->showNotRead();
    } else {
        reading_->showReading(session_.path());
    }
}

void CaseWindow::showState(const Snapshot& snapshot) {
    if (session_.failure()) return;  // its own words stay
    if (snapshot.damage) {
        state_->showMessage(Mark::warning,
                            snapshot.damage->newer
                                ? tr("This case was written by a newer Assay and is shown read-only.")
                                : tr("Line %1 of the case file is damaged: %2")
                                      .arg(snapshot.damage->line)
                                      .arg(shown(snapshot.damage->what)),
                            snapshot.damage->newer ? tr("Update Assay to change or run it.")
                                                   : tr("What stands before that line is shown, read-only. "
                                                        "Restore the file from a copy to go on with it."),
                            false);
    } else if (session_.isLoaded() && !session_.isWritable()) {
        state_->showMessage(Mark::warning, tr("This file may only be read."),
                            tr("To run or change it, save a copy where you may write (menu File)."), false);
    } else if (snapshot.openRun == OpenRun::lost && !controller_.isRunning() && !toldOfEnd_) {
        state_->showMessage(
            Mark::warning,
            tr("The last run did not come to its end: it was killed, or the machine went down."),
            tr("What it had measured is kept. Run again: it goes on from there."), false);
    } else {
        state_->dismiss();
    }
}

void CaseWindow::becomeAnother() {
    edits_.clear();  // undoing them would change another case
    remembered_ = false;
    message_->showMessage(Mark::warning, tr("Another case has taken this file's place; it is shown now."),
                          tr("Edits of the one before can no longer be undone."));
}

void CaseWindow::followFailure(const Error& error) {
    state_->showError(error, false);
    if (!session_.isLoaded()) showUnread();
    for (auto* action : {run_, settle_, note_, undo_, redo_})
        action->setEnabled(false);
}

void CaseWindow::settle() {
    if (!session_.isWritable()) return;
    SettleDialog dialog(session_, this);
    dialog.exec();
}

void CaseWindow::exportPdf() {
    if (!session_.isLoaded()) return;
    const int index = pageOf("railReport");
    showPage(index);
    if (auto* page = qobject_cast<ReportPage*>(made_[static_cast<std::size_t>(index)])) page->exportPdf();
}

int CaseWindow::pageOf(const char* objectName) const {
    const auto found = std::find_if(pages_.begin(), pages_.end(), [objectName](const PageEntry& page) {
        return page.objectName == QLatin1String(objectName);
    });
    return found == pages_.end() ? 0 : static_cast<int>(found - pages_.begin());
}

void CaseWindow::saveCopy() {
    const QString suggestion =
        uniqueCasePath(defaultCaseDirectory(), QFileInfo(session_.path()).completeBaseName());
    const QString path = askWhereToSave(this, {tr("Save a copy of the case"), suggestion,
                                               tr("Assay cases (*.assay)"), QStringLiteral("assay"), false});
    if (!path.isEmpty()) saveCopyTo(path);
}

void CaseWindow::saveCopyTo(const QString& path) {
    copies_.request([from = session_.path(), path] { return copyCase(from, path); },
                    [this, path](const Status& copied) {
                        if (copied) {
                            message_->showMessage(Mark::passed, tr("A copy of the case was saved."), path);
                        } else {
                            message_->showError(copied.error());
                        }
                    });
}

void CaseWindow::closeEvent(QCloseEvent* event) {
    if (!mayClose()) {
        event->ignore();
        return;
    }
    guard_.leave();
    workbench_.saveWindow(*this);
    event->accept();
}

}  // namespace assay::ui
