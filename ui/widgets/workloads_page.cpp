// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/workloads_page.h"

#include "core/workload/presets.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/tables.h"
#include "ui/widgets/workload_form.h"

#include <QLocale>
#include <QMenu>
#include <QPushButton>

namespace assay::ui {

WorkloadsPage::WorkloadsPage(CaseSession& session, QWidget* parent)
    : ColumnPage(QStringLiteral("workloadsPage"), 0, parent),
      session_(session),
      banner_(new Banner),
      table_(new Table(&workloads_, WorkloadsModel::Command, 9, QStringLiteral("workloadsTable"),
                       tr("Workloads"))),
      add_(new QPushButton(style::icon(QStringLiteral("add")), tr("Add from a preset"))),
      empty_(new TextLabel(tr("No workloads yet."), style::Type::body, TextLabel::Tone::muted)),
      form_(new WorkloadForm),
      checks_(new TextLabel) {
    add_->setObjectName(QStringLiteral("workloadAdd"));
    auto* presets = new QMenu(add_);
    presets->setObjectName(QStringLiteral("workloadPresets"));
    for (const auto& preset : workload::presets()) {
        auto* action = presets->addAction(shown(preset.name), this, [this, preset] { addPreset(preset); });
        action->setToolTip(shown(preset.description));
    }
    presets->setToolTipsVisible(true);
    add_->setMenu(presets);
    table_->setFixedPitch({WorkloadsModel::Command});
    table_->setOptional({WorkloadsModel::Persistence, WorkloadsModel::Transport});

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add_);
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
    connect(&session_, &CaseSession::snapshotChanged, this, &WorkloadsPage::follow);
    connect(&session_, &CaseSession::failed, this, &WorkloadsPage::follow);
    follow();
}

void WorkloadsPage::follow() {
    workloads_.setSnapshot(*session_.snapshot());
    const bool any = workloads_.rowCount() > 0;
    empty_->setVisible(!any);
    table_->setVisible(any);
    if (any && !table_->currentIndex().isValid()) table_->selectRow(0);
    if (!toShow_.isEmpty()) showSubject(toShow_);
    add_->setEnabled(session_.isWritable());
    form_->setEditable(session_.isWritable());
    showChosen();
}

void WorkloadsPage::showChosen() {
    const auto* chosen = workloads_.row(table_->currentIndex().row());
    form_->setVisible(chosen != nullptr);
    QStringList checks;
    if (chosen != nullptr) {
        form_->show(*chosen);
        for (const auto& check : session_.snapshot()->state.expected_checks) {
            if (check.workload != chosen->name) continue;
            checks << (check.expected ? tr("%1: %2 expected")
                                            .arg(shown(check.name),
                                                 QLocale().toString(static_cast<qlonglong>(*check.expected)))
                                      : shown(check.name));
        }
    }
    checks_->setText(checks.join(QLatin1Char('\n')));
    checks_->setVisible(!checks.isEmpty());
    checksTitle_->setVisible(!checks.isEmpty());
}

void WorkloadsPage::showSubject(const QString& name) {
    for (int row = 0; row < workloads_.rowCount(); ++row) {
        if (shown(workloads_.row(row)->name) != name) continue;
        table_->selectRow(row);
        toShow_.clear();
    }
}

void WorkloadsPage::keep() {
    const auto specification = form_->specification();
    if (!specification) return banner_->showError(specification.error());
    if (auto written = session_.append(casefile::WorkloadAdded{*specification}); !written)
        return banner_->showError(written.error());
    banner_->dismiss();
    form_->show(*specification);
}

void WorkloadsPage::addPreset(const workload::Specification& preset) {
    auto fresh = preset;
    const auto& state = session_.snapshot()->state;
    for (int number = 2; state.find_workload(fresh.name) != nullptr; ++number)
        fresh.name = preset.name + "-" + std::to_string(number);
    if (auto written = session_.append(casefile::WorkloadAdded{fresh}); !written)
        return banner_->showError(written.error());
    banner_->dismiss();
    toShow_ = shown(fresh.name);
}

}  // namespace assay::ui
