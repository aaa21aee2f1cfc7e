// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/counters.h"
#include "core/runner/live_arm.h"

#include <string>
#include <vector>

namespace assay::runner {

/// Fewer proof operations than this: an operation so long that the server's own chores fall into every
/// window.
inline constexpr std::int64_t least_counted_operations = 10;

/// The untimed counting pass of one variant on one workload (METHOD 7): windows of n and 2n operations on a
/// fresh server with assay-count preloaded, repeated until the least count of each has come twice. The
/// server's own chores (cron) can only add to a window; the least is what the operations themselves need, and
/// the difference leaves out what belongs to a window. `functions`: counted by name where the kernel allows.
///
/// What could not be counted is no Error but said in MechanismCounts::unknown. Errors: cancelled; io.
[[nodiscard]] Result<experiment::MechanismCounts> count_mechanism(const std::string& variant,
                                                                  const workload::Specification& workload,
                                                                  const std::vector<std::string>& functions,
                                                                  const Bench& bench, std::uint64_t seed);

}  // namespace assay::runner
