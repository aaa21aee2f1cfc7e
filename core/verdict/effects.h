// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/experiment/block.h"
#include "core/experiment/plan.h"
#include "core/verdict/evaluate.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

// From windows to one number a block (METHOD 2 and 3.4). Any thread.
namespace assay::verdict {

/// One window's metric: ns per operation, or operations per second. NaN when the window has no operations or
/// time, and for metrics that have no value a window (metric.h).
[[nodiscard]] double window_value(const experiment::ArmWindows& windows, std::size_t round,
                                  experiment::Metric metric);

/// Index of the arm of that name ("A", "A'", a variant); none when the block does not hold it.
[[nodiscard]] std::optional<std::size_t> find_arm(const experiment::Block& block, const std::string& arm);

/// ln(B/A) of each round that has both values, A being the block's first arm; empty without the arm.
[[nodiscard]] std::vector<double> round_effects(const experiment::Block& block, const std::string& arm,
                                                experiment::Metric metric);

/// The trimmed mean over rounds of ln(B/A) of the metric, A being the block's first arm. None when no round
/// has both values (a voided block may be cut short). Metrics with one figure a block: the ratio of the two.
[[nodiscard]] std::optional<LogRatio> block_effect(const experiment::Block& block, const std::string& arm,
                                                   experiment::Metric metric, double trim);

/// The median over rounds of the arm's metric; none when no window has a value.
[[nodiscard]] std::optional<double> arm_median(const experiment::ArmWindows& windows,
                                               experiment::Metric metric);

/// The blocks of one workload, in the order of the file, each with its reason to be void if it has one.
struct JudgedBlock {
    const experiment::Block* block = nullptr;  // not owned
    std::optional<std::string> void_reason;
};
[[nodiscard]] std::vector<JudgedBlock> blocks_of(Blocks blocks, const std::string& workload);

/// ln(B/A) of each counted block that holds the arm, in the order measured.
[[nodiscard]] std::vector<double> counted_effects(const std::vector<JudgedBlock>& blocks,
                                                  const std::string& arm, experiment::Metric metric,
                                                  double trim);

/// The arm's metric: the median over the counted blocks of the median over rounds; none when no block has it.
[[nodiscard]] std::optional<double> counted_median(const std::vector<JudgedBlock>& blocks,
                                                   const std::string& arm, experiment::Metric metric);

}  // namespace assay::verdict
