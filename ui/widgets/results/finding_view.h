// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "ui/plot/paired_differences_plot.h"
#include "ui/plot/raincloud_plot.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/results/finding_numbers.h"

#include <QWidget>

namespace assay::ui {

/// One finding: its sentence, the distributions of CPU and throughput, every block's effect, its figures.
class FindingView final : public QWidget {
    Q_OBJECT
  public:
    explicit FindingView(QWidget* parent = nullptr);
    void setFinding(const casefile::PlanState& plan, const verdict::Finding& finding);

  private:
    IconLabel* mark_;
    TextLabel* sentence_;
    RaincloudPlot* cpu_;
    RaincloudPlot* throughput_;
    PairedDifferencesPlot* paired_;
    FindingNumbers* numbers_;
};

}  // namespace assay::ui
