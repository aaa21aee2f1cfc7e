// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/outlook.h"
#include "core/experiment/plan.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

// Before measuring: what the budget buys (METHOD 3, stage 2). Pure; nothing here enters a verdict.
namespace assay::experiment {

struct PlannedWorkload {
    std::string workload;
    double seconds_per_block = 0;  // above 0
};

/// Blocks that each workload may count on, in the order given, as the schedule would spend the budget if
/// nothing were decided early: workloads that carry a claim share what is left when every other has its
/// reserve; without claims all share alike; a budget that does not even hold the reserves is shared alike.
/// The plan's number of blocks, when it has one.
[[nodiscard]] std::vector<int> blocks_in_budget(const Plan& plan, std::span<const PlannedWorkload> workloads);

/// The smallest δ that the plan asks about on the workload.
[[nodiscard]] double smallest_material_percent(const Plan& plan, const std::string& workload);

/// Fills everything behind `round_seconds` of an outlook whose spreads and costs are set: for `rounds` rounds
/// a block and `blocks` blocks in the budget.
void foretell(Outlook& outlook, const Plan& plan, const std::string& workload, int rounds, int blocks);

/// Said before measuring when the budget does not reach to the plan's δ; none when it does.
[[nodiscard]] std::optional<std::string> out_of_reach(const Outlook& outlook, const std::string& workload);

/// So much of the time for measuring may go into blocks that only teach the spreads.
inline constexpr double pilot_share = 0.1;
inline constexpr int fewest_pilot_blocks = 3;
/// From six, the number of rounds that is chosen was off by a factor of two now and then; blocks of tenths of
/// a second allow more.
inline constexpr int most_pilot_blocks = 16;
/// How many blocks of `seconds` each the pilot may run for one of `workloads` workloads of the plan: what a
/// tenth of the budget allows, from 3 to 16, or none when even 3 are too dear. `seconds_per_block`: of a
/// counted one, which stands for the budget when the plan has a number of blocks.
[[nodiscard]] int pilot_blocks(const Plan& plan, std::size_t workloads, double seconds,
                               double seconds_per_block);

}  // namespace assay::experiment
