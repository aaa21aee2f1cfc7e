// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/run/run_outlook.h"

#include "ui/session/plan_summary.h"
#include "ui/session/words.h"
#include "ui/widgets/buttons.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace assay::ui {

namespace {

MarkedRow step(const QString& title, const QString& sentence, bool done = false) {
    MarkedRow row;
    row.icon = style::iconOf(done ? Mark::passed : Mark::pending);
    row.colour = done ? &style::good : &style::muted;
    row.state = done ? RunOutlook::tr("done") : RunOutlook::tr("to come");
    row.title = title;
    row.sentence = sentence;
    return row;
}

MarkedRow buildStep(const casefile::Case& state) {
    QStringList missing;
    for (const auto& variant : state.variants) {
        if (!variant.built) missing << shown(variant.recipe.name);
    }
    return step(RunOutlook::tr("Build the variants"),
                missing.isEmpty() ? RunOutlook::tr("All are built already.")
                                  : RunOutlook::tr("To build: %1.").arg(missing.join(QStringLiteral(", "))),
                missing.isEmpty());
}

bool injects(const experiment::Plan& plan) {
    const auto workloads = experiment::workloads_of(plan);
    return std::any_of(workloads.begin(), workloads.end(), [&](const std::string& workload) {
        return experiment::injected_percent(plan, workload).has_value();
    });
}

}  // namespace

std::vector<MarkedRow> outlookRows(const casefile::Case& state, const experiment::Plan& plan) {
    QStringList workloads;
    for (const auto& name : experiment::workloads_of(plan))
        workloads << shown(name);
    std::vector<MarkedRow> rows = {buildStep(state)};
    if (!plan.proof_variants.empty()) {
        rows.push_back(step(RunOutlook::tr("Proof pass"),
                            RunOutlook::tr("%1 variants on %2 workloads once, untimed, with every check.")
                                .arg(QLocale().toString(plan.proof_variants.size()),
                                     QLocale().toString(plan.proof_workloads.size()))));
    }
    QString calibrate =
        RunOutlook::tr("Windows are sized for %1; a copy of the baseline shows what noise looks like.")
            .arg(workloads.join(QStringLiteral(", ")));
    if (injects(plan))
        calibrate +=
            QLatin1Char(' ') + RunOutlook::tr(
                                   "Costs of known size are injected, to show that an effect of \u03b4 would "
                                   "be seen.");
    rows.push_back(step(RunOutlook::tr("Calibrate"), calibrate));
    rows.push_back(
        step(RunOutlook::tr("Measure"),
             (plan.maximum_blocks > 0
                  ? RunOutlook::tr("Fresh processes of all arms, block after block: %1.")
                  : RunOutlook::tr("Fresh processes of all arms, block after block, until the claims are "
                                   "decided or %1 are used up."))
                 .arg(planSize(plan))));
    rows.push_back(
        step(RunOutlook::tr("Decide"),
             RunOutlook::tr("%Ln question(s) frozen beforehand, by the anytime-valid interval and its gates.",
                            nullptr, static_cast<int>(plan.questions.size()))));
    return rows;
}

RunOutlook::RunOutlook(QWidget* parent)
    : QWidget(parent),
      title_(new TextLabel({}, style::Type::title)),
      sentence_(new TextLabel({}, style::Type::body, TextLabel::Tone::muted)),
      steps_(new MarkedList(QStringLiteral("runSteps"), tr("What Run will do"), false)),
      run_(new QPushButton(tr("Run"))) {
    run_->setObjectName(QStringLiteral("runPageRun"));
    run_->setAccessibleDescription(tr("Starts the run that is described above"));
    makePrimary(*run_, QStringLiteral("run"));
    auto* holder = new QWidget;
    holder->setMaximumWidth(style::em(46));
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.6));
    column->addWidget(title_);
    column->addWidget(sentence_);
    column->addSpacing(style::em(0.4));
    column->addWidget(steps_);
    column->addSpacing(style::em(0.6));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(run_);
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(style::em(1.6), style::em(1.6), style::em(1.6), style::em(1.6));
    row->addWidget(holder, 100);
    row->addStretch(1);
    connect(run_, &QPushButton::clicked, this, &RunOutlook::runRequested);
}

void RunOutlook::setSnapshot(const Snapshot& snapshot, const experiment::Plan* plan, bool writable) {
    title_->setText(plan ? tr("Nothing has been run yet") : tr("There is no plan to run"));
    sentence_->setText(
        plan ? tr("Run takes %1. This is what happens:").arg(summarisePlan(snapshot, *plan).sentence)
             : tr("A plan names what is compared and how much matters. This case has none: it was "
                  "imported, or its definition does not draft one."));
    steps_->setRows(plan ? outlookRows(snapshot.state, *plan) : std::vector<MarkedRow>());
    steps_->setVisible(plan != nullptr);
    run_->setVisible(plan != nullptr);
    run_->setEnabled(writable);
}

}  // namespace assay::ui
