// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/series.h"
#include "ui/plot/block_facts.h"
#include "ui/plot/effect_context.h"
#include "ui/plot/plot_table.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace assay::ui {

/// Every window in the order run. x counts blocks: block number n (from 1, in the order of the file) spans
/// n−0.5 … n+0.5. A run of a million windows is a model of some hundred megabytes, built once on the pool.
struct RunOrderModel {
    struct Arm {
        QString arm;      // "A", "A'", "direct-append"
        QString variant;  // what it runs
        int style = 0;    // PlotTheme::arm
    };
    struct Window {
        double x = 0;
        double value = 0;  // in the metric's unit, unscaled
        int arm = 0;       // index into `arms`
        int block = 0;     // index into `blocks`
        int round = 0;
        bool voided = false;
    };
    /// The windows of one look as they are drawn: x ascending, y scaled.
    struct Series {
        int arm = 0;  // −1: voided windows of any arm
        std::vector<double> x;
        std::vector<double> y;
        std::vector<double> lineX;  // of the rolling median within each block; a NaN between blocks
        std::vector<double> lineY;
    };
    experiment::Metric metric = experiment::Metric::cpu_ns_per_op;
    MetricScale scale;
    std::vector<Arm> arms;
    std::vector<BlockFacts> blocks;
    std::vector<Window> windows;
    std::vector<Series> series;  // one an arm, and the voided ones last
    Band home;                   // of y, scaled: the bulk of the windows
    QString title;
    QString caption;
    QString reading;
};

using RunOrderModelPtr = std::shared_ptr<const RunOrderModel>;

/// Takes a fifth of a second for a million windows: for the pool.
[[nodiscard]] RunOrderModelPtr runOrderModel(const casefile::PlanState& plan, const std::string& workload,
                                             experiment::Metric metric);
/// Fills places, scale, series, title and caption of a model whose arms, blocks and windows are set.
void complete(RunOrderModel& model, const QString& workload);

[[nodiscard]] PlotTable tableOf(const RunOrderModelPtr& model);

/// Whether a block has other layouts than the one before it; the first one too, when it has any.
[[nodiscard]] bool changesLayout(const std::vector<BlockFacts>& blocks, std::size_t place);
/// Whether another run of the plan begins with this block.
[[nodiscard]] bool beginsSession(const std::vector<BlockFacts>& blocks, std::size_t place);

}  // namespace assay::ui
