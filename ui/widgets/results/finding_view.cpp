// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/results/finding_view.h"

#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace assay::ui {

FindingView::FindingView(BlockSelection& blocks, QWidget* parent)
    : QWidget(parent),
      mark_(new IconLabel({}, 1.7)),
      effect_(new TextLabel({}, style::Type::display)),
      interval_(new TextLabel({}, style::Type::small, TextLabel::Tone::muted)),
      sentence_(new TextLabel({}, style::Type::body)),
      cpu_(new RaincloudPlot),
      throughput_(new RaincloudPlot),
      paired_(new PairedDifferencesPlot),
      numbers_(new FindingNumbers) {
    sentence_->setObjectName(QStringLiteral("findingSentence"));
    effect_->setObjectName(QStringLiteral("findingEffect"));
    interval_->setObjectName(QStringLiteral("findingInterval"));
    for (TextLabel* figure : {effect_, interval_})
        figure->setWordWrap(false);
    cpu_->setObjectName(QStringLiteral("cpuRaincloud"));
    throughput_->setObjectName(QStringLiteral("throughputRaincloud"));
    paired_->setObjectName(QStringLiteral("pairedDifferences"));
    for (PlotFrame* plot : {static_cast<PlotFrame*>(cpu_), static_cast<PlotFrame*>(throughput_),
                            static_cast<PlotFrame*>(paired_)}) {
        plot->setMinimumHeight(style::em(20));
        plot->setSelection(&blocks);
    }
    numbers_->setMaximumWidth(style::em(30));
    paired_->setMinimumHeight(style::em(21));
    auto* figure = new QVBoxLayout;
    figure->setSpacing(0);
    figure->addWidget(effect_);
    figure->addWidget(interval_);
    auto* head = new QHBoxLayout;
    head->setSpacing(style::em(0.7));
    head->addWidget(mark_);
    head->addLayout(figure);
    head->addSpacing(style::em(1));
    head->addWidget(sentence_, 1);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(style::em(1.2));
    grid->setVerticalSpacing(style::em(1));
    grid->addWidget(paired_, 0, 0);
    grid->addWidget(numbers_, 0, 1);
    grid->addWidget(cpu_, 1, 0);
    grid->addWidget(throughput_, 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.8));
    column->addLayout(head);
    column->addLayout(grid);
}

void FindingView::setFinding(const SnapshotPtr& snapshot, std::size_t number) {
    const verdict::Finding& finding = snapshot->evaluation.findings[number];
    const VerdictMark mark = markOf(finding.decision);
    mark_->setIcon(style::iconOf(mark), style::inkOf(mark));
    mark_->setAccessibleName(word(finding.decision));
    showFigure(finding);
    sentence_->setText(shown(finding.sentence));
    numbers_->setFinding(finding);
    number_ = number;
    plots_.request([snapshot, number] { return plotsOf(*snapshot, number); },
                   [this, number](Plots plots) {
                       if (number == number_) show(std::move(plots));
                   });
}

/// The number that matters is the largest; how sure it is stands right below it.
void FindingView::showFigure(const verdict::Finding& finding) {
    const bool any = finding.blocks > 0;
    const int decimals = percentDecimals(finding.low_percent, finding.high_percent, finding.material_percent);
    effect_->setText(any ? percentText(finding.effect_percent, decimals) : QStringLiteral("\u2013"));
    const QString range = finding.interval == "exact"
                              ? tr("exact")
                              : intervalText(finding.low_percent, finding.high_percent, decimals);
    QString below = tr("no block yet");
    if (any)
        below = tr("%1, \u03b4 %2").arg(range, plainPercent(finding.material_percent));
    else if (finding.voided > 0)
        below = QCoreApplication::translate("assay::ui::Forest", "no block counts");
    interval_->setText(below);
}

FindingView::Plots FindingView::plotsOf(const Snapshot& snapshot, std::size_t number) {
    using experiment::Metric;
    const casefile::PlanState& plan = *snapshot.state.current_plan();
    const verdict::Finding& finding = snapshot.evaluation.findings[number];
    Plots plots{raincloudModel(plan, finding.workload, finding.comparison, Metric::cpu_ns_per_op),
                raincloudModel(plan, finding.workload, finding.comparison, Metric::throughput_ops),
                std::nullopt};
    if (const experiment::Question* question = questionFor(plan.plan, finding))
        plots.paired = pairedDifferencesModel(plan, *question, finding);
    return plots;
}

void FindingView::show(Plots plots) {
    cpu_->setModel(std::move(plots.cpu));
    throughput_->setModel(std::move(plots.throughput));
    paired_->setVisible(plots.paired.has_value());
    if (plots.paired) paired_->setModel(std::move(*plots.paired));
}

}  // namespace assay::ui
