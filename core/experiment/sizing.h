// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"
#include "core/workload/specification.h"

#include <cstdint>
#include <span>

// How long a window is, from a pilot (METHOD 2 and 3).
namespace assay::experiment {

/// One window of the pilot, of any arm.
struct PilotWindow {
    std::int64_t operations = 0;  // at least 1
    std::int64_t wall_ns = 0;     // above 0
};

/// What disturbs a shared machine lasts for tens of milliseconds; two windows side by side share it only when
/// they are short (tests/bench/window_length.cpp prints what longer ones cost). Below the shortest the
/// reading between windows takes as long as they do, and a pipelined window holds a handful of batches.
inline constexpr double shortest_window_ms = 1;
inline constexpr double longest_window_ms = 50;

/// Operations per window so that a window takes about the plan's `window_ms` (held within 1 to 50 ms) at the
/// median speed of the pilot; a multiple of pipeline × connections, at least one batch, however slow an
/// operation is. The same number for all arms. `pilot` must not be empty.
[[nodiscard]] std::int64_t operations_per_window(std::span<const PilotWindow> pilot, const Plan& plan,
                                                 const workload::Specification& workload);

/// The first pilot windows' size before anything is known: one batch.
[[nodiscard]] std::int64_t one_batch(const workload::Specification& workload);

/// Where neither workload nor plan says it and the pilot could not choose.
inline constexpr int usual_rounds = 48;
/// Neither the plan nor the workload says how many rounds a block has.
[[nodiscard]] bool pilot_chooses_rounds(const Plan& plan, const workload::Specification& workload);
/// The workload's own number of rounds where it has one, else the plan's; usual_rounds where the plan leaves
/// it to the pilot.
[[nodiscard]] int rounds_of(const Plan& plan, const workload::Specification& workload);
[[nodiscard]] int warmup_rounds_of(const Plan& plan, const workload::Specification& workload);

}  // namespace assay::experiment
