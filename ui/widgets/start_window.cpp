// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/start_window.h"

#include "ui/session/machine_summary.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/help_window.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/recent_delegate.h"
#include "ui/widgets/workbench.h"

#include <QCloseEvent>
#include <QFormLayout>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

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

    auto* left = new QVBoxLayout;
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
    row->addLayout(left, 4);
    row->addWidget(makeRecent(), 6);
    setCentralWidget(body);
    resize(style::em(78), style::em(48));
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
    auto* facts = new QFormLayout;
    facts->setContentsMargins(0, 0, 0, 0);
    facts->setHorizontalSpacing(style::em(1));
    facts->setVerticalSpacing(style::em(0.15));
    const auto add = [&](const QString& name, const QString& value) {
        facts->addRow(new TextLabel(name, style::Type::small, TextLabel::Tone::muted),
                      new TextLabel(value, style::Type::small));
    };
    add(tr("Cores"), QString::number(machine.cores));
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
    connect(list_, &QListView::customContextMenuRequested, this, [this](const QPoint& at) {
        const auto index = list_->indexAt(at);
        if (!index.isValid()) return;
        const QString path = index.data(RecentCasesModel::PathRole).toString();
        const bool pinned = index.data(RecentCasesModel::PinnedRole).toBool();
        QMenu menu(this);
        menu.addAction(style::icon(QStringLiteral("pin")), pinned ? tr("Unpin") : tr("Pin"), this,
                       [this, path, pinned] { workbench_.recent().setPinned(path, !pinned); });
        menu.addAction(tr("Remove from this list"), this, [this, path] { workbench_.recent().forget(path); });
        menu.exec(list_->viewport()->mapToGlobal(at));
    });
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

void StartWindow::openSelected() {
    const auto index = list_->currentIndex();
    if (!index.isValid() || index.data(RecentCasesModel::MissingRole).toBool()) return;
    const QString path = index.data(RecentCasesModel::PathRole).toString();
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
