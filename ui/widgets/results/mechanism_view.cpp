// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/results/mechanism_view.h"

#include "ui/session/words.h"
#include "ui/widgets/tab_order.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace assay::ui {

namespace {

/// As many plots as models; those of before stay, so that a person's view of them does.
template <class Plot, class Model>
void fill(std::vector<Plot*>& plots, std::vector<Model> models, const QString& name) {
    while (plots.size() > models.size()) {
        plots.back()->deleteLater();
        plots.pop_back();
    }
    for (std::size_t i = 0; i < models.size(); ++i) {
        if (i == plots.size()) {
            auto* plot = new Plot;
            plot->setObjectName(name + QString::number(i));
            plot->setMinimumHeight(style::em(28));
            plots.push_back(plot);
        }
        plots[i]->setModel(std::move(models[i]));
    }
}

}  // namespace

MechanismView::MechanismView(QWidget* parent)
    : QWidget(parent),
      conclusion_(new TextLabel({}, style::Type::body)),
      grid_(new QGridLayout),
      countersTable_(new Table(&counters_, CountersModel::What, 48, QStringLiteral("countersTable"),
                               tr("Counted per operation"))),
      countersWords_(
          new TextLabel(tr("Counted exactly, in a pass that is not timed: whether the mechanism is "
                           "there, not what it costs."),
                        style::Type::small, TextLabel::Tone::muted)) {
    setObjectName(QStringLiteral("mechanismView"));
    setAccessibleName(tr("Mechanism"));
    conclusion_->setObjectName(QStringLiteral("mechanismConclusion"));
    grid_->setHorizontalSpacing(style::em(1.2));
    grid_->setVerticalSpacing(style::em(1));
    grid_->setColumnStretch(0, 1);
    grid_->setColumnStretch(1, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.6));
    column->addWidget(new Hairline(Qt::Horizontal));
    column->addWidget(new TextLabel(tr("Mechanism"), style::Type::section));
    column->addWidget(conclusion_);
    column->addLayout(grid_);
    column->addWidget(countersTable_);
    column->addWidget(countersWords_);
}

void MechanismView::setSnapshot(const SnapshotPtr& snapshot) {
    const verdict::DoseFindings& doses = snapshot->evaluation.doses;
    const auto& counted = snapshot->evaluation.mechanism;
    setVisible(!doses.empty() || !counted.empty());
    conclusion_->setText(shown(doses.conclusion));
    conclusion_->setVisible(!doses.conclusion.empty());
    counters_.setFindings(counted);
    countersTable_->setVisible(!counted.empty());
    countersWords_->setVisible(!counted.empty());
    models_.request([snapshot] { return modelsOf(*snapshot); },
                    [this](Models models) { show(std::move(models)); });
}

MechanismView::Models MechanismView::modelsOf(const Snapshot& snapshot) {
    const casefile::PlanState* plan = snapshot.state.current_plan();
    if (plan == nullptr) return {};
    const verdict::DoseFindings& doses = snapshot.evaluation.doses;
    Models models;
    for (const auto& response : doses.responses)
        models.doses.push_back(doseResponseModel(plan->plan, response));
    models.sweeps = sweepModels(plan->plan, doses.sweeps);
    return models;
}

void MechanismView::show(Models models) {
    const auto before = std::pair(doses_.size(), sweeps_.size());
    fill(doses_, std::move(models.doses), QStringLiteral("doseResponse"));
    fill(sweeps_, std::move(models.sweeps), QStringLiteral("sweep"));
    if (std::pair(doses_.size(), sweeps_.size()) != before) arrange();
}

void MechanismView::arrange() {
    int place = 0;
    QList<QWidget*> order = {conclusion_};
    const auto put = [&](QWidget* plot) {
        grid_->addWidget(plot, place / 2, place % 2);
        order << plot;
        ++place;
    };
    for (auto* plot : doses_)
        put(plot);
    for (auto* plot : sweeps_)
        put(plot);
    setPartOrder(order << countersTable_);
}

}  // namespace assay::ui
