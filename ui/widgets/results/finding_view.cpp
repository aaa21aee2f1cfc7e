// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/results/finding_view.h"

#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace assay::ui {

namespace {

QColor (*colourOf(VerdictMark mark))(const QPalette&) {
    switch (mark) {
        case VerdictMark::confirmed:
            return &style::good;
        case VerdictMark::refuted:
            return &style::bad;
        case VerdictMark::inconclusive:
        case VerdictMark::voided:
            return &style::doubtful;
        case VerdictMark::open:
            break;
    }
    return &style::muted;
}

}  // namespace

FindingView::FindingView(QWidget* parent)
    : QWidget(parent),
      mark_(new IconLabel({}, 1.7)),
      sentence_(new TextLabel({}, style::Type::section)),
      cpu_(new RaincloudPlot),
      throughput_(new RaincloudPlot),
      paired_(new PairedDifferencesPlot),
      numbers_(new FindingNumbers) {
    sentence_->setObjectName(QStringLiteral("findingSentence"));
    cpu_->setObjectName(QStringLiteral("cpuRaincloud"));
    throughput_->setObjectName(QStringLiteral("throughputRaincloud"));
    paired_->setObjectName(QStringLiteral("pairedDifferences"));
    for (PlotFrame* plot : {static_cast<PlotFrame*>(cpu_), static_cast<PlotFrame*>(throughput_)}) {
        plot->setMinimumHeight(style::em(20));
    }
    numbers_->setMaximumWidth(style::em(30));
    paired_->setMinimumHeight(style::em(21));
    auto* head = new QHBoxLayout;
    head->setSpacing(style::em(0.7));
    head->addWidget(mark_, 0, Qt::AlignTop);
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
    mark_->setIcon(style::iconOf(mark), colourOf(mark));
    mark_->setAccessibleName(word(finding.decision));
    sentence_->setText(shown(finding.sentence));
    numbers_->setFinding(finding);
    number_ = number;
    plots_.request([snapshot, number] { return plotsOf(*snapshot, number); },
                   [this, number](Plots plots) {
                       if (number == number_) show(std::move(plots));
                   });
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
