// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/case_window.h"

#include "core/casefile/trust.h"
#include "ui/session/exit_words.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/case_head.h"
#include "ui/widgets/page.h"
#include "ui/widgets/rail.h"
#include "ui/widgets/report_page.h"
#include "ui/widgets/run_bar.h"
#include "ui/widgets/settle_dialog.h"
#include "ui/widgets/tab_order.h"
#include "ui/widgets/timeline_panel.h"
#include "ui/widgets/trust_dialog.h"
#include "ui/widgets/workbench.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace assay::ui {

CaseWindow::CaseWindow(const QString& path, const QString& assayProgram, Workbench& workbench)
    : workbench_(workbench),
      session_(path),
      controller_(session_.path(), assayProgram),
      pages_(pageTable()),
      made_(pages_.size(), nullptr) {
    setObjectName(QStringLiteral("caseWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    setWindowTitle(QStringLiteral("%1 \u2014 Assay").arg(QFileInfo(session_.path()).completeBaseName()));
    setWindowFilePath(session_.path());
    makeBody();
    makeActions();
    makeMenus();
    resize(style::em(96), style::em(58));

    connect(&session_, &CaseSession::snapshotChanged, this, &CaseWindow::follow);
    connect(&session_, &CaseSession::failed, this, &CaseWindow::followFailure);
    connect(&controller_, &RunController::runningChanged, this, &CaseWindow::follow);
    connect(&controller_, &RunController::finished, this, &CaseWindow::runEnded);
    connect(rail_, &Rail::chosen, this, &CaseWindow::showPage);
    connect(runBar_, &RunBar::runRequested, this, &CaseWindow::startRun);
    connect(runBar_, &RunBar::stopRequested, this, &CaseWindow::stopRun);
    connect(timeline_, &TimelinePanel::activated, this, &CaseWindow::goTo);
    connect(timeline_, &TimelinePanel::failed, this,
            [this](const Error& error) { message_->showError(error); });
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

    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(head_);
    right->addWidget(state_);
    right->addWidget(message_);
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

    runBar_ = new RunBar(session_, controller_);
}

QWidget* CaseWindow::ensurePage(int index) {
    auto*& page = made_[static_cast<std::size_t>(index)];
    if (page == nullptr) {
        page = pages_[static_cast<std::size_t>(index)].make({session_, controller_, edits_}, stack_);
        stack_->addWidget(page);
        setPartOrder({toolBar_, rail_, state_, message_, stack_, dock_});
    }
    return page;
}

void CaseWindow::showPage(int index) {
    if (index < 0 || index >= static_cast<int>(pages_.size())) return;
    stack_->setCurrentWidget(ensurePage(index));
    rail_->setCurrent(index);
}

void CaseWindow::goTo(const report::TimelineEntry& entry) {
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        const auto& kinds = pages_[i].kinds;
        if (std::find(kinds.begin(), kinds.end(), entry.kind) == kinds.end()) continue;
        showPage(static_cast<int>(i));
        if (auto* page = dynamic_cast<SubjectPage*>(made_[i])) page->showSubject(shown(entry.subject));
        return;
    }
}

void CaseWindow::follow() {
    const auto snapshot = session_.snapshot();
    head_->setSnapshot(*snapshot);
    const auto& title = snapshot->state.brief.title;
    if (!title.empty()) setWindowTitle(QStringLiteral("%1 \u2014 Assay").arg(shown(title)));
    if (session_.isLoaded() && !std::exchange(remembered_, true))
        workbench_.recent().remember(session_.path(), shown(title));

    if (snapshot->damage) {
        state_->showMessage(Mark::warning,
                            snapshot->damage->newer
                                ? tr("This case was written by a newer Assay and is shown read-only.")
                                : tr("Line %1 of the case file is damaged: %2")
                                      .arg(snapshot->damage->line)
                                      .arg(shown(snapshot->damage->what)),
                            snapshot->damage->newer ? tr("Update Assay to change or run it.")
                                                    : tr("What stands before that line is shown, read-only. "
                                                         "Restore the file from a copy to go on with it."),
                            false);
    } else if (session_.isLoaded() && !session_.failure() && !session_.isWritable()) {
        state_->showMessage(Mark::warning, tr("This file may only be read."),
                            tr("Copy it to a place where you may write, to run or change it."), false);
    } else if (!session_.failure()) {
        state_->dismiss();
    }

    const bool writable = session_.isWritable();
    const bool running = controller_.isRunning();
    run_->setEnabled(runBar_->canRun());
    stop_->setEnabled(running);
    settle_->setEnabled(writable && !running && !snapshot->state.verdict);
    note_->setEnabled(writable);
    export_->setEnabled(session_.isLoaded());
    undo_->setEnabled(writable && edits_.canUndo());
    redo_->setEnabled(writable && edits_.canRedo());
}

void CaseWindow::followFailure(const Error& error) {
    state_->showError(error, false);
    head_->setSnapshot(*session_.snapshot());
    for (auto* action : {run_, settle_, note_, undo_, redo_})
        action->setEnabled(false);
}

void CaseWindow::startRun() {
    if (!runBar_->canRun() || !agreeToExecute()) return;
    message_->dismiss();
    if (auto started = controller_.start(runBar_->plan()); !started) {
        message_->showError(started.error());
        return;
    }
    showPage(pageOf("railRun"));
}

bool CaseWindow::agreeToExecute() {
    const auto& state = session_.snapshot()->state;
    const std::string content = casefile::executable_content_sha256(state);
    if (casefile::is_trusted(content)) return true;
    TrustDialog dialog(state, this);
    if (dialog.exec() != QDialog::Accepted) return false;
    if (auto kept = casefile::remember_trust(content); !kept) {
        message_->showError(kept.error());
        return false;
    }
    return true;
}

void CaseWindow::stopRun() {
    controller_.stop();
}

void CaseWindow::runEnded(int exitCode, const QString& lastWords) {
    const auto words = exitWords(exitCode);
    if (words.needsAttention) {
        message_->showMessage(Mark::failed, words.sentence, lastWords);
    } else {
        message_->showMessage(
            exitCode == 0 ? Mark::passed : Mark::warning, words.sentence,
            exitCode == 130 ? QString() : shown(session_.snapshot()->evaluation.conclusion.reason));
    }
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

bool CaseWindow::mayClose() {
    if (leaving_ != Leaving::notAsked) return true;
    return askAboutNote() && askAboutRun();
}

bool CaseWindow::askAboutNote() {
    if (!timeline_->hasUnsentNote()) return true;
    activateWindow();
    QMessageBox box(QMessageBox::Question, tr("A note was not added"),
                    tr("The note in the timeline was not added to the case. Close without it?"),
                    QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("noteQuestion"));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Discard;
}

bool CaseWindow::askAboutRun() {
    leaving_ = Leaving::plainly;
    if (!controller_.isRunning()) return true;
    activateWindow();
    QMessageBox box(QMessageBox::Question, tr("A run is going on"),
                    tr("Shall the run go on without this window?"), QMessageBox::NoButton, this);
    box.setObjectName(QStringLiteral("runGoesOnQuestion"));
    box.setInformativeText(tr("What it measures goes into the case file either way."));
    auto* goOn = box.addButton(tr("Go on without the window"), QMessageBox::AcceptRole);
    auto* stop = box.addButton(tr("Stop the run"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    goOn->setObjectName(QStringLiteral("runGoesOn"));
    stop->setObjectName(QStringLiteral("runStops"));
    box.setDefaultButton(goOn);
    box.exec();
    leaving_ = box.clickedButton() == stop   ? Leaving::runStops
               : box.clickedButton() == goOn ? Leaving::runGoesOn
                                             : Leaving::notAsked;
    return leaving_ != Leaving::notAsked;
}

void CaseWindow::closeEvent(QCloseEvent* event) {
    if (!mayClose()) {
        event->ignore();
        return;
    }
    if (leaving_ == Leaving::runStops) controller_.stop();
    controller_.detach();
    workbench_.saveWindow(*this);
    event->accept();
}

void CaseWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!Workbench::caseFilesOf(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void CaseWindow::dropEvent(QDropEvent* event) {
    for (const auto& path : Workbench::caseFilesOf(*event->mimeData()))
        workbench_.openCase(path);
    event->acceptProposedAction();
}

}  // namespace assay::ui
