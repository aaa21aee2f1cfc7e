// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/start_window.h"

#include "ui/session/machine_summary.h"
#include "ui/session/seen_words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/help_window.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/page.h"
#include "ui/widgets/recent_delegate.h"
#include "ui/widgets/workbench.h"

#include <QAction>
#include <QCloseEvent>
#include <QDir>
#include <QFormLayout>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace assay::ui {

StartWindow::StartWindow(Workbench& workbench) : workbench_(workbench), recent_(workbench.recent()) {
    setObjectName(QStringLiteral("startWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    setWindowTitle(QStringLiteral("Assay"));

    auto* file = menuBar()->addMenu(tr("&File"));
    workbench_.addFileActions(*file, this);
    file->addSeparator();
    workbench_.addClosingActions(*file, this);
    addHelpMenu(*menuBar(), *this);

    auto* side = new QWidget;
    auto* left = new QVBoxLayout(side);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(style::em(0.6));
    auto* name = new TextLabel(tr("Assay"), style::Type::display);
    name->setObjectName(QStringLiteral("startTitle"));
    left->addWidget(name);
    left->addWidget(new TextLabel(tr("From a claim about speed to a verdict."), style::Type::body,
                                  TextLabel::Tone::muted));
    left->addSpacing(style::em(1.6));
    left->addWidget(makeWays());
    left->addStretch(1);
    left->addWidget(makeMachine());

    auto* body = new QWidget;
    body->setBackgroundRole(QPalette::Base);
    body->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(body);
    row->setContentsMargins(style::em(4), style::em(3), style::em(4), style::em(3));
    row->setSpacing(style::em(4));
    row->addWidget(scrolling(side), 4);  // large letters on a low screen
    row->addWidget(makeRecent(), 6);
    setCentralWidget(body);
    style::resizeOnScreen(*this, 78, 48);
}

QWidget* StartWindow::makeWays() {
    auto* ways = new QWidget;
    auto* column = new QVBoxLayout(ways);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.5));
    const auto add = [&](const QString& icon, const QString& text, const QString& name, bool primary) {
        auto* button = new QPushButton(style::icon(icon), text);
        button->setObjectName(name);
        button->setMinimumHeight(style::em(2.5));
        if (primary) makePrimary(*button, icon);
        column->addWidget(button);
        return button;
    };
    auto* open = add(QStringLiteral("open"), tr("Open a case\u2026"), QStringLiteral("startOpen"), true);
    connect(open, &QPushButton::clicked, this, [this] { workbench_.chooseCase(this); });
    auto* sample = add(QStringLiteral("sample"), tr("Open sample"), QStringLiteral("startSample"), false);
    auto* samples = new QMenu(sample);
    samples->setObjectName(QStringLiteral("startSampleMenu"));
    samples->addAction(tr("AOF staging copy, to be measured\u2026"), this,
                       [this] { workbench_.openSample(this, false); });
    samples->addAction(tr("AOF staging copy, as it was settled\u2026"), this,
                       [this] { workbench_.openSample(this, true); });
    sample->setMenu(samples);
    auto* fresh = add(QStringLiteral("new"), tr("New case\u2026"), QStringLiteral("startNew"), false);
    connect(fresh, &QPushButton::clicked, this, [this] { workbench_.newCase(this); });
    column->addWidget(new TextLabel(tr("Or drop a case file anywhere in this window."), style::Type::small,
                                    TextLabel::Tone::muted));
    return ways;
}

QWidget* StartWindow::makeMachine() {
    const auto machine = readMachine();
    auto* card = new QWidget;
    card->setObjectName(QStringLiteral("machineCard"));
    card->setAccessibleName(tr("This machine"));
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.35));
    column->addWidget(new Hairline(Qt::Horizontal));
    column->addSpacing(style::em(0.4));
    column->addWidget(new TextLabel(tr("This machine"), style::Type::strong));
    const auto seen = lastSeenHere();
    auto* canSee = new TextLabel(seen ? seenInWords(*seen) : howToFindOut());
    canSee->setObjectName(QStringLiteral("machineSees"));
    if (!seen) canSee->setTone(TextLabel::Tone::muted);
    column->addWidget(canSee);
    if (seen) column->addWidget(new TextLabel(howSeen(*seen), style::Type::small, TextLabel::Tone::muted));
    column->addSpacing(style::em(0.3));
    auto* facts = new QFormLayout;
    facts->setContentsMargins(0, 0, 0, 0);
    facts->setHorizontalSpacing(style::em(1));
    facts->setVerticalSpacing(style::em(0.15));
    const auto add = [&](const QString& name, const QString& value) {
        facts->addRow(new TextLabel(name, style::Type::small, TextLabel::Tone::muted),
                      new TextLabel(value, style::Type::small));
    };
    add(tr("Cores"), QLocale().toString(machine.cores));
    add(tr("Processor"), machine.processor);
    add(tr("Virtual machine"), machine.virtualMachine);
    add(tr("Governor"), machine.governor);
    add(tr("Memory"), machine.memory);
    add(tr("System"), machine.system);
    column->addLayout(facts);
    for (const auto& warning : machine.warnings) {
        auto* label = new TextLabel(warning, style::Type::small);
        label->setColour(&style::doubtful);
        column->addWidget(label);
    }
    return card;
}

QWidget* StartWindow::makeRecent() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, style::em(0.6), 0, 0);
    column->setSpacing(style::em(0.6));
    column->addWidget(new TextLabel(tr("Recent cases"), style::Type::section));
    list_ = new QListView;
    list_->setObjectName(QStringLiteral("recentList"));
    list_->setAccessibleName(tr("Recent cases"));
    list_->setModel(&recent_);
    list_->setItemDelegate(new RecentDelegate(list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setMouseTracking(true);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(list_, &QListView::clicked, this, &StartWindow::openSelected);
    connect(list_, &QListView::activated, this, &StartWindow::openSelected);
    connect(list_, &QListView::customContextMenuRequested, this, &StartWindow::showRecentMenu);
    banner_ = new Banner;
    connect(&workbench_, &Workbench::failed, this, [this](const Error& error, QWidget* window) {
        if (window == this) banner_->showError(error);
    });
    makeRecentActions();
    column->addWidget(banner_);
    auto* empty = new TextLabel(tr("Cases that you open will be listed here."), style::Type::body,
                                TextLabel::Tone::muted);
    const auto show = [this, empty] {
        empty->setVisible(recent_.rowCount() == 0);
        list_->setVisible(recent_.rowCount() > 0);
    };
    connect(&workbench_.recent(), &RecentCases::changed, side, show);
    column->addWidget(empty);
    column->addWidget(list_, 1);
    column->addStretch(0);
    show();
    if (recent_.rowCount() == 0) column->addStretch(1);
    return side;
}

void StartWindow::makeRecentActions() {
    const auto make = [this](const QString& text, const QKeySequence& key, const char* name, auto slot) {
        auto* action = new QAction(text, list_);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, slot);
        list_->addAction(action);
        return action;
    };
    open_ = make(tr("&Open"), {}, "recentOpen", &StartWindow::openSelected);
    pin_ = make(tr("&Pin"), QKeySequence(Qt::Key_P), "recentPin", &StartWindow::pinSelected);
    pin_->setIcon(style::icon(QStringLiteral("pin")));
    forget_ = make(tr("&Remove from this list"), QKeySequence::Delete, "recentForget",
                   &StartWindow::forgetSelected);
    list_->setAccessibleDescription(tr("Return opens a case, P pins it, Delete removes it from this list."));
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        followSelection();
        banner_->dismiss();  // it spoke of what was chosen before
    });
    connect(&recent_, &QAbstractItemModel::dataChanged, this, &StartWindow::followSelection);
    followSelection();
}

void StartWindow::followSelection() {
    const auto index = list_->currentIndex();
    open_->setEnabled(index.isValid() && !index.data(RecentCasesModel::MissingRole).toBool());
    pin_->setEnabled(index.isValid());
    pin_->setText(index.data(RecentCasesModel::PinnedRole).toBool() ? tr("Un&pin") : tr("&Pin"));
    forget_->setEnabled(index.isValid());
}

void StartWindow::showRecentMenu(const QPoint& at) {
    // By the menu key there is no place: the chosen row is meant.
    const auto under = list_->indexAt(at);
    if (under.isValid()) list_->setCurrentIndex(under);
    const auto index = list_->currentIndex();
    if (!index.isValid()) return;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("recentMenu"));
    for (auto* action : {open_, pin_, forget_})
        menu.addAction(action);
    menu.exec(list_->viewport()->mapToGlobal(under.isValid() ? at : list_->visualRect(index).center()));
}

void StartWindow::pinSelected() {
    const auto index = list_->currentIndex();
    if (!index.isValid()) return;
    const QString path = index.data(RecentCasesModel::PathRole).toString();
    workbench_.recent().setPinned(path, !index.data(RecentCasesModel::PinnedRole).toBool());
    // Pinned ones stand first: the choice goes along.
    for (int row = 0; row < recent_.rowCount(); ++row)
        if (recent_.index(row, 0).data(RecentCasesModel::PathRole).toString() == path)
            list_->setCurrentIndex(recent_.index(row, 0));
    followSelection();
}

void StartWindow::forgetSelected() {
    const auto index = list_->currentIndex();
    if (!index.isValid()) return;
    const int row = index.row();
    workbench_.recent().forget(index.data(RecentCasesModel::PathRole).toString());
    list_->setCurrentIndex(recent_.index(std::min(row, recent_.rowCount() - 1), 0));
}

void StartWindow::openSelected() {
    const auto index = list_->currentIndex();
    if (!index.isValid()) return;
    const QString path = index.data(RecentCasesModel::PathRole).toString();
    if (index.data(RecentCasesModel::MissingRole).toBool())
        return banner_->showMessage(
            Mark::warning, tr("'%1' is not there any more.").arg(QDir::toNativeSeparators(path)),
            tr("It may have been moved: open it from where it is now. Delete removes it from this list."));
    // Opening closes this window: not while its list is still handling the click.
    QMetaObject::invokeMethod(
        &workbench_, [&workbench = workbench_, path] { workbench.openCase(path); }, Qt::QueuedConnection);
}

void StartWindow::closeEvent(QCloseEvent* event) {
    workbench_.saveWindow(*this);
    event->accept();
}

void StartWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        recent_.refresh();  // files come and go
}

void StartWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!Workbench::caseFilesOf(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void StartWindow::dropEvent(QDropEvent* event) {
    const auto paths = Workbench::caseFilesOf(*event->mimeData());
    event->acceptProposedAction();
    for (const auto& path : paths)
        QMetaObject::invokeMethod(
            &workbench_, [&workbench = workbench_, path] { workbench.openCase(path); }, Qt::QueuedConnection);
}

}  // namespace assay::ui
