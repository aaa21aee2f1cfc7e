// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/sizing.h"

#include "core/stats/order_statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace assay::experiment {

std::int64_t one_batch(const workload::Specification& workload) {
    return std::max(std::int64_t{1}, std::int64_t{workload.pipeline} * workload.connections);
}

std::int64_t operations_per_window(std::span<const PilotWindow> pilot, const Plan& plan,
                                   const workload::Specification& workload) {
    assert(!pilot.empty());
    std::vector<double> ns_per_operation;
    for (const auto& window : pilot) {
        assert(window.operations >= 1 && window.wall_ns > 0);
        ns_per_operation.push_back(static_cast<double>(window.wall_ns) /
                                   static_cast<double>(window.operations));
    }
    // The median over all arms: the number must be the same for all, and one slow window must not set it.
    const double typical = stats::median(ns_per_operation);
    const double window_ns = std::clamp(plan.window_ms, shortest_window_ms, longest_window_ms) * 1e6;
    const auto batch = one_batch(workload);
    const double batches = std::floor(window_ns / (typical * static_cast<double>(batch)));
    return std::max(std::int64_t{1}, static_cast<std::int64_t>(batches)) * batch;
}

bool pilot_chooses_rounds(const Plan& plan, const workload::Specification& workload) {
    return plan.rounds == 0 && workload.rounds == 0;
}

int rounds_of(const Plan& plan, const workload::Specification& workload) {
    if (workload.rounds > 0) return workload.rounds;
    return plan.rounds > 0 ? plan.rounds : usual_rounds;
}

int warmup_rounds_of(const Plan& plan, const workload::Specification& workload) {
    return workload.warmup_rounds >= 0 ? workload.warmup_rounds : plan.warmup_rounds;
}

}  // namespace assay::experiment
