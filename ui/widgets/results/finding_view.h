// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/paired_differences_plot.h"
#include "ui/plot/raincloud_plot.h"
#include "ui/session/newest_value.h"
#include "ui/session/snapshot.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/results/finding_numbers.h"

#include <QWidget>

#include <optional>

namespace assay::ui {

/// One finding: its figure large, its sentence, the distributions of CPU and throughput, every block's
/// effect, its figures.
class FindingView final : public QWidget {
    Q_OBJECT
  public:
    explicit FindingView(BlockSelection& blocks, QWidget* parent = nullptr);
    /// The finding of this number in the snapshot's evaluation. Words and figures at once; the plots follow,
    /// since their models read every window.
    void setFinding(const SnapshotPtr& snapshot, std::size_t number);

  private:
    struct Plots {
        RaincloudModel cpu;
        RaincloudModel throughput;
        std::optional<PairedDifferencesModel> paired;
    };
    [[nodiscard]] static Plots plotsOf(const Snapshot& snapshot, std::size_t number);
    void show(Plots plots);

    void showFigure(const verdict::Finding& finding);

    IconLabel* mark_;
    TextLabel* effect_;
    TextLabel* interval_;
    TextLabel* sentence_;
    RaincloudPlot* cpu_;
    RaincloudPlot* throughput_;
    PairedDifferencesPlot* paired_;
    FindingNumbers* numbers_;
    std::size_t number_ = 0;
    NewestValue<Plots> plots_;
};

}  // namespace assay::ui
