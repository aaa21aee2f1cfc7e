// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/series.h"
#include "ui/plot/effect_context.h"
#include "ui/plot/plot_table.h"

#include <memory>
#include <vector>

namespace assay::ui {

/// Every window in the order run. x counts blocks: block number n (from 1, in the order of the file) spans
/// n−0.5 … n+0.5.
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
        double rollingMedian = 0;  // of the arm, within the block
    };
    struct BlockSpan {
        int index = 0;  // Block::index
        bool voided = false;
        QString voidReason;
    };
    experiment::Metric metric = experiment::Metric::cpu_ns_per_op;
    MetricScale scale;
    std::vector<Arm> arms;
    std::vector<BlockSpan> blocks;
    std::vector<Window> windows;
    QString title;
    QString caption;
};

using RunOrderModelPtr = std::shared_ptr<const RunOrderModel>;

[[nodiscard]] RunOrderModelPtr runOrderModel(const casefile::PlanState& plan, const std::string& workload,
                                             experiment::Metric metric);
/// Fills places, scale, rolling medians, title and caption of a model whose arms, blocks and windows are set.
void complete(RunOrderModel& model, const QString& workload);

[[nodiscard]] PlotTable tableOf(const RunOrderModelPtr& model);

}  // namespace assay::ui
