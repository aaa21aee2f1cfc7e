// SPDX-License-Identifier: GPL-3.0-or-later
// The case window's actions, menus and tool bar.
#include "ui/widgets/buttons.h"
#include "ui/widgets/case_window.h"
#include "ui/widgets/file_handle.h"
#include "ui/widgets/help_window.h"
#include "ui/widgets/run_bar.h"
#include "ui/widgets/timeline_panel.h"
#include "ui/widgets/workbench.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace assay::ui {

void CaseWindow::makeActions() {
    const auto make = [this](const QString& icon, const QString& text, const QKeySequence& keys,
                             const QString& name) {
        auto* action = new QAction(text, this);
        if (!icon.isEmpty()) action->setIcon(style::icon(icon));
        action->setShortcut(keys);
        action->setObjectName(name);
        addAction(action);
        return action;
    };
    run_ = make(QStringLiteral("run"), tr("&Run"), QKeySequence(tr("Ctrl+R")), QStringLiteral("actionRun"));
    connect(run_, &QAction::triggered, this, &CaseWindow::startRun);
    stop_ = make(QStringLiteral("stop"), tr("S&top the run"), QKeySequence(tr("Ctrl+.")),
                 QStringLiteral("actionStop"));
    connect(stop_, &QAction::triggered, this, &CaseWindow::stopRun);
    settle_ = make(QStringLiteral("settle"), tr("&Settle\u2026"), {}, QStringLiteral("actionSettle"));
    connect(settle_, &QAction::triggered, this, &CaseWindow::settle);
    export_ = make(QStringLiteral("export"), tr("&Export PDF\u2026"), QKeySequence(tr("Ctrl+E")),
                   QStringLiteral("actionExport"));
    connect(export_, &QAction::triggered, this, &CaseWindow::exportPdf);
    copy_ = make(QString(), tr("Save a cop&y\u2026"), {}, QStringLiteral("actionSaveCopy"));
    connect(copy_, &QAction::triggered, this, &CaseWindow::saveCopy);
    note_ = make(QStringLiteral("note"), tr("Add &note"), QKeySequence(tr("Ctrl+Shift+N")),
                 QStringLiteral("actionNote"));
    connect(note_, &QAction::triggered, this, [this] { timeline_->focusNote(); });
    undo_ = make(QString(), tr("&Undo the edit"), QKeySequence::Undo, QStringLiteral("actionUndo"));
    connect(undo_, &QAction::triggered, &edits_, &QUndoStack::undo);
    redo_ = make(QString(), tr("Re&do the edit"), QKeySequence::Redo, QStringLiteral("actionRedo"));
    connect(redo_, &QAction::triggered, &edits_, &QUndoStack::redo);
    connect(&edits_, &QUndoStack::indexChanged, this, &CaseWindow::follow);

    toolBar_ = addToolBar(tr("Run and report"));
    toolBar_->setObjectName(QStringLiteral("toolBar"));
    toolBar_->setMovable(false);
    toolBar_->setFloatable(false);
    toolBar_->setContextMenuPolicy(Qt::PreventContextMenu);
    runBar_->setContentsMargins(style::em(0.6), style::em(0.35), style::em(0.6), style::em(0.35));
    toolBar_->addWidget(runBar_);
    toolBar_->addWidget(toolButtonFor(settle_, QStringLiteral("settleButton")));
    toolBar_->addWidget(toolButtonFor(export_, QStringLiteral("exportButton")));
    auto* handle = new FileHandle(QStringLiteral("case"), tr("The case file"), QStringLiteral("caseFile"));
    handle->setPath(session_.path());
    toolBar_->addWidget(handle);
}

void CaseWindow::makeMenus() {
    auto* file = menuBar()->addMenu(tr("&File"));
    workbench_.addFileActions(*file, this);
    file->addSeparator();
    file->addAction(copy_);
    file->addAction(export_);
    file->addSeparator();
    workbench_.addClosingActions(*file, this);

    auto* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addAction(undo_);
    edit->addAction(redo_);
    edit->addSeparator();
    auto* find = edit->addAction(tr("&Find in the timeline"), this, [this] { timeline_->focusFilter(); });
    find->setShortcut(QKeySequence::Find);

    auto* caseMenu = menuBar()->addMenu(tr("&Case"));
    for (auto* action : {run_, stop_})
        caseMenu->addAction(action);
    caseMenu->addSeparator();
    for (auto* action : {note_, settle_})
        caseMenu->addAction(action);

    auto* view = menuBar()->addMenu(tr("&View"));
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        auto* action = view->addAction(style::icon(pages_[i].icon), pages_[i].name, this,
                                       [this, i] { showPage(static_cast<int>(i)); });
        action->setShortcut(QKeySequence(tr("Ctrl+%1").arg(i + 1)));
    }
    view->addSeparator();
    auto* timeline = dock_->toggleViewAction();
    timeline->setText(tr("&Timeline"));
    timeline->setShortcut(QKeySequence(tr("Ctrl+T")));
    view->addAction(timeline);

    addHelpMenu(*menuBar(), *this);
}

}  // namespace assay::ui
