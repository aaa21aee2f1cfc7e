// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/evaluate.h"

#include <optional>
#include <string>
#include <vector>

// What plots and tables draw from: the same numbers that the verdict uses, one value a block or a window.
// `place`: which block it is of, counted from 0 among the workload's blocks in the order of the file
// (`blocks_of`). In a joined case Block::index repeats, since nothing is renumbered; the place does not.
namespace assay::verdict {

/// The effect of one block, in percent (trimmed mean over rounds of ln(B/A), shown as percent).
struct BlockEffect {
    int index = 0;  // Block::index
    double percent = 0;
    bool voided = false;
    int place = 0;
};

/// Effects of `arm` ("A'" or a variant's name) against A for a workload and metric, in the order measured,
/// voided ones included and marked.
[[nodiscard]] std::vector<BlockEffect> block_effects(const experiment::Plan& plan, Blocks blocks,
                                                     const std::string& workload, const std::string& arm,
                                                     experiment::Metric metric);

/// The running anytime interval after n counted blocks; a side is absent while infinite.
struct FunnelPoint {
    int blocks = 0;
    double median_percent = 0;
    std::optional<double> low_percent;
    std::optional<double> high_percent;
    int place = 0;  // of the block that was counted last
};
[[nodiscard]] std::vector<FunnelPoint> funnel(const experiment::Plan& plan, Blocks blocks,
                                              const std::string& workload, const std::string& arm,
                                              experiment::Metric metric);

/// One value a block and arm: the median over the block's rounds, in the metric's unit (ns/op, ops/s).
struct ArmValues {
    std::string arm;
    std::string variant;
    std::vector<double> values;         // counted blocks only
    std::vector<int> places;            // of `values`
    std::vector<double> voided_values;  // of the blocks that do not count
    std::vector<int> voided_places;
};
[[nodiscard]] std::vector<ArmValues> arm_values(Blocks blocks, const std::string& workload,
                                                experiment::Metric metric);

/// One window, in the order run.
struct WindowValue {
    int block = 0;
    int round = 0;
    int arm = 0;  // index into the block's arms
    double value = 0;
    bool voided = false;
    int place = 0;
};
[[nodiscard]] std::vector<WindowValue> window_values(Blocks blocks, const std::string& workload,
                                                     experiment::Metric metric);

}  // namespace assay::verdict
