// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/block.h"
#include "core/experiment/plan.h"

#include <optional>

// What a metric is: where in a block its values lie, and which way is better. Any thread.
namespace assay::verdict {

/// window: one value a window (times and rates). count: events that are too few in a window, so they are
/// summed over the block's windows and divided by its operations. block: one figure a block and arm.
enum class MetricGrain { window, count, block };
[[nodiscard]] MetricGrain grain_of(experiment::Metric metric);

/// Throughput is better when it rises; all else when it falls.
[[nodiscard]] bool lower_is_better(experiment::Metric metric);

/// A metric of grain count (per operation) or block of one arm in one block; none where it was not recorded.
[[nodiscard]] std::optional<double> block_figure(const experiment::ArmWindows& windows,
                                                 experiment::Metric metric);

}  // namespace assay::verdict
