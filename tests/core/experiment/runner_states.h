// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/freeze.h"
#include "core/experiment/runner.h"
#include "tests/core/experiment/small_plan.h"

#include <functional>
#include <string>

// Where a run of the small plan stands, and what happens to it.
namespace assay::experiment {

/// A state of the small plan in the given phase, as if all before had gone well.
inline State at(Phase phase) {
    State state = prepare(small_plan());
    state.plan = freeze(state.plan, {{"base", "b0"}, {"fast", "f0"}, {"dose", "d0"}});
    for (auto& workload : state.workloads) {
        workload.operations_per_window = 40;
        workload.pilot_seconds_per_block = 1;
    }
    state.phase = std::move(phase);
    return state;
}

inline State with(State state, const std::function<void(State&)>& change) {
    change(state);
    return state;
}

/// A counted block of "set" behind it, both of its questions open.
inline State after_one_block() {
    return with(at(phase::Measuring{0}), [](State& state) {
        auto& set = state.workloads[0];
        set.attempted = set.this_run = set.this_run_attempts = 1;
        set.this_run_seconds = 1;
    });
}

inline event::BlockDone block(const std::string& workload, OpenQuestions open) {
    return {workload, false, false, "", open, 1, 1};
}

inline event::BlockDone void_block(const std::string& why, bool server_failed) {
    return {"set", true, server_failed, why, {1, 1, 0}, 1, 1};
}

}  // namespace assay::experiment
