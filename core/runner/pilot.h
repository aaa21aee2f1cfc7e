// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/experiment/plan.h"
#include "core/experiment/turns.h"
#include "core/runner/live_arm.h"

namespace assay::runner {

struct PilotResult {
    std::int64_t operations_per_window = 0;
    std::int64_t window_ns = 0;         // median window at that size
    double cpu_ns_per_op = 0;           // the server's, median over the windows at that size
    double seconds_per_block = 0;       // of `arms` arms: starts, warm-up, rounds, stops
    double start_and_stop_seconds = 0;  // of one arm
    experiment::ArmNeeds needs;         // of one arm, at that size
};

/// Sizes the windows of a workload on a fresh baseline server: grows the window until it takes a good part of
/// the plan's length, then measures that size in a warm process. `arms` is how many arms a block has.
[[nodiscard]] Result<PilotResult> run_pilot(const experiment::Plan& plan,
                                            const workload::Specification& workload, std::size_t arms,
                                            const Bench& bench, const Clock& clock);

}  // namespace assay::runner
