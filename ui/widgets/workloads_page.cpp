// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/workloads_page.h"

#include "core/workload/presets.h"
#include "ui/session/thing_commands.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/editing.h"
#include "ui/widgets/tables.h"
#include "ui/widgets/workload_form.h"

#include <QLocale>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace assay::ui {

WorkloadsPage::WorkloadsPage(CaseSession& session, QUndoStack& edits, QWidget* parent)
    : ColumnPage(QStringLiteral("workloadsPage"), 0, parent),
      session_(session),
      edits_(edits),
      banner_(new Banner),
      table_(new Table(&workloads_, WorkloadsModel::Command, 9, QStringLiteral("workloadsTable"),
                       tr("Workloads"))),
      add_(new QPushButton(style::icon(QStringLiteral("add")), tr("Add from a preset"))),
      copy_(new QPushButton(tr("Copy"))),
      remove_(new QPushButton(tr("Remove"))),
      empty_(new TextLabel(tr("No workloads yet."), style::Type::body, TextLabel::Tone::muted)),
      form_(new WorkloadForm),
      checks_(new TextLabel) {
    add_->setObjectName(QStringLiteral("workloadAdd"));
    copy_->setObjectName(QStringLiteral("workloadCopy"));
    copy_->setToolTip(tr("Adds another one like the chosen, to be changed"));
    remove_->setObjectName(QStringLiteral("workloadRemove"));
    remove_->setToolTip(tr("Takes the workload out of the case; can be undone"));
    auto* presets = new QMenu(add_);
    presets->setObjectName(QStringLiteral("workloadPresets"));
    for (const auto& preset : workload::presets()) {
        auto* action = presets->addAction(shown(preset.name), this,
                                          [this, preset] { unlessChanged([this, preset] { add(preset); }); });
        action->setToolTip(shown(preset.description));
    }
    presets->setToolTipsVisible(true);
    add_->setMenu(presets);
    table_->setFixedPitch({WorkloadsModel::Command});
    table_->setOptional({WorkloadsModel::Persistence, WorkloadsModel::Transport});

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(style::em(0.6));
    for (auto* button : {add_, copy_, remove_})
        buttons->addWidget(button);
    buttons->addStretch(1);
    column().addWidget(banner_);
    column().addLayout(buttons);
    column().addSpacing(style::em(0.4));
    column().addWidget(empty_);
    column().addWidget(table_);
    column().addSpacing(style::em(1.2));
    auto* holder = new QHBoxLayout;
    form_->setMaximumWidth(style::em(60));
    holder->addWidget(form_, 100);
    holder->addStretch(1);
    column().addLayout(holder);
    checksTitle_ = addSection(tr("Checks on it"));
    column().addWidget(checks_);
    column().addStretch(1);

    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &WorkloadsPage::showChosen);
    connect(form_, &WorkloadForm::keepRequested, this, &WorkloadsPage::keep);
    connect(copy_, &QPushButton::clicked, this, [this] { unlessChanged([this] { add(form_->asKept()); }); });
    connect(remove_, &QPushButton::clicked, this, &WorkloadsPage::remove);
    form_->setTaken(
        [this](const std::string& name) { return session_.ahead().find_workload(name) != nullptr; });
    connect(&session_, &CaseSession::snapshotChanged, this, &WorkloadsPage::follow);
    connect(&session_, &CaseSession::failed, this, &WorkloadsPage::follow);
    follow();
}

void WorkloadsPage::follow() {
    // Rows are replaced by place: the chosen one is found again by its name.
    following_ = true;
    workloads_.setSnapshot(*session_.snapshot());
    select(form_->workloadName());
    following_ = false;
    const bool any = workloads_.rowCount() > 0;
    empty_->setVisible(!any);
    table_->setVisible(any);
    if (any && !table_->currentIndex().isValid()) table_->selectRow(0);
    if (!toShow_.isEmpty()) select(toShow_);
    add_->setEnabled(session_.isWritable());
    form_->setEditable(session_.isWritable());
    showChosen();
}

void WorkloadsPage::showChosen() {
    if (following_) return;
    const auto* chosen = workloads_.row(table_->currentIndex().row());
    const QString typed = form_->isChanged() ? form_->workloadName() : QString();
    const bool leaves = !typed.isEmpty() && chosen != nullptr && shown(chosen->name) != typed;
    if (leaves && has(typed)) {
        unlessChanged([this, wanted = shown(chosen->name)] { select(wanted); });
        // Not here: the table is not through with the click.
        QMetaObject::invokeMethod(
            this, [this, typed] { select(typed); }, Qt::QueuedConnection);
        return;
    }
    form_->setVisible(chosen != nullptr);
    for (auto* button : {copy_, remove_})
        button->setEnabled(chosen != nullptr && session_.isWritable());
    QStringList checks;
    if (chosen != nullptr) {
        const auto may = casefile::remove_workload(session_.snapshot()->state, chosen->name, {});
        form_->setRenamable(std::holds_alternative<casefile::Removal>(may));
        const auto* obstacle = std::get_if<casefile::Obstacle>(&may);
        form_->setMeasured(obstacle != nullptr && obstacle->why == casefile::Obstacle::Why::measured);
        form_->show(*chosen);
        for (const auto& check : session_.snapshot()->state.expected_checks) {
            if (check.workload != chosen->name) continue;
            checks << (check.expected ? tr("%1: %2 expected")
                                            .arg(shown(check.name),
                                                 QLocale().toString(static_cast<qlonglong>(*check.expected)))
                                      : shown(check.name));
        }
    }
    if (leaves)
        banner_->showMessage(Mark::warning, tr("The workload %1 is not in the case any more.").arg(typed),
                             tr("What was typed about it went with it."));
    checks_->setText(checks.join(QLatin1Char('\n')));
    checks_->setVisible(!checks.isEmpty());
    checksTitle_->setVisible(!checks.isEmpty());
}

void WorkloadsPage::showSubject(const QString& name) {
    if (name == form_->workloadName()) return select(name);
    if (has(name)) unlessChanged([this, name] { select(name); });
}

bool WorkloadsPage::has(const QString& name) const {
    for (int row = 0; row < workloads_.rowCount(); ++row)
        if (shown(workloads_.row(row)->name) == name) return true;
    return false;
}

void WorkloadsPage::unlessChanged(std::function<void()> act) {
    if (!form_->isChanged()) return act();
    banner_->showMessage(Mark::warning,
                         tr("The changes of the workload %1 are not kept yet.").arg(form_->workloadName()),
                         tr("Keep them or drop them to go on."));
    banner_->offer(tr("Keep the changes"), QStringLiteral("bannerKeep"), [this, act] {
        keep();
        if (!form_->isChanged()) act();
    });
    banner_->offer(tr("Drop them"), QStringLiteral("bannerDrop"), [this, act] {
        banner_->dismiss();
        form_->drop();
        act();
    });
}

void WorkloadsPage::select(const QString& name) {
    for (int row = 0; row < workloads_.rowCount(); ++row) {
        if (shown(workloads_.row(row)->name) != name) continue;
        table_->selectRow(row);
        if (name == toShow_) toShow_.clear();
    }
}

void WorkloadsPage::keep() {
    if (!form_->check()) return;
    const auto specification = form_->specification();
    auto command = keepWorkload(session_, *specification, form_->workloadName().toStdString());
    if (!command) return banner_->showError(command.error());
    if (!pushEdit(edits_, std::move(*command), *banner_)) return;
    form_->show(*specification);
    toShow_ = shown(specification->name);
}

void WorkloadsPage::add(workload::Specification fresh) {
    const auto state = session_.ahead();
    // A copy of a sweep's point is a workload by itself.
    fresh.sweep_point.reset();
    std::replace(fresh.name.begin(), fresh.name.end(), '@', '-');
    fresh.name =
        freeName(fresh.name, [&](const std::string& name) { return state.find_workload(name) != nullptr; });
    auto command = keepWorkload(session_, fresh);
    if (!command) return banner_->showError(command.error());
    if (pushEdit(edits_, std::move(*command), *banner_)) toShow_ = shown(fresh.name);
}

void WorkloadsPage::remove() {
    const auto* chosen = workloads_.row(table_->currentIndex().row());
    if (chosen == nullptr) return;
    const QString name = shown(chosen->name);
    auto removal = removeWorkload(session_, chosen->name);
    if (!removal) return banner_->showError(removal.error());
    if (!pushEdit(edits_, std::move(removal->command), *banner_)) return;
    form_->drop();
    if (!removal->plans.isEmpty())
        banner_->showMessage(Mark::warning, tr("'%1' is removed, and what plans ask on it.").arg(name),
                             tr("They ask less now: %1. Undo brings all of it back.")
                                 .arg(removal->plans.join(QStringLiteral(", "))));
}

}  // namespace assay::ui
