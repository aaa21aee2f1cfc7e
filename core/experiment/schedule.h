// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/experiment/plan.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

// Which workload takes the next block (METHOD 3.5): the claim's until decided, then calibrations, then
// guards; and a share of the budget is kept back so that every workload gets a number of blocks at which an
// interval means something. Pure; time comes in as an argument.
namespace assay::experiment {

/// Questions of one workload that are neither confirmed nor refuted yet.
struct OpenQuestions {
    int claims = 0;
    int calibrations = 0;
    int guards = 0;
    [[nodiscard]] int total() const { return claims + calibrations + guards; }
    bool operator==(const OpenQuestions&) const = default;
};

/// Where one workload of the plan stands. Block counts are over all runs of the plan, except `this_run`.
struct WorkloadProgress {
    std::string workload;
    OpenQuestions open;
    int attempted = 0;  // blocks run, voided ones included; also the index of the next block
    int voided = 0;
    int this_run = 0;  // blocks counted (not voided) in this run
    int this_run_attempts = 0;
    double this_run_seconds = 0;         // that the attempts took
    double pilot_seconds_per_block = 0;  // from the pilot, above 0
    std::int64_t operations_per_window = 0;
    int injections = 0;            // blocks of known costs, voided ones included, over all runs
    int this_run_injections = 0;   // those of this run
    bool injections_done = false;  // they are recovered, or no further block in this run would change that
    int rounds = 0;                // a block, from the pilot; 0 = as workload and plan say
    int turns = 1;                 // blocks until every comparison had one (turns.h), from the pilot

    [[nodiscard]] int counted() const { return attempted - voided; }
    /// The mean over this run's blocks; the pilot's figure before the first.
    [[nodiscard]] double seconds_per_block() const;
    bool operator==(const WorkloadProgress&) const = default;
};

/// All questions of the plan on `workload`, by role.
[[nodiscard]] OpenQuestions questions_on(const Plan& plan, const std::string& workload);

/// The number of blocks that the budget holds back for each workload: the first n at which one wild block on
/// each side no longer sets the interval's ends (12 for a = 1, α = 0.05), or the plan's minimum if that is
/// larger.
[[nodiscard]] int reserved_blocks(const Plan& plan);

/// Index of the workload that takes the next block; none when the measuring is over: all decided with at
/// least the plan's minimum measured in this run, or no block fits the budget any more. With `maximum_blocks`
/// N each workload gets exactly N counted blocks, times its turns, in this run, whatever is decided.
/// `elapsed_seconds`: since measuring began.
[[nodiscard]] std::optional<std::size_t> next_workload(const Plan& plan,
                                                       std::span<const WorkloadProgress> workloads,
                                                       double elapsed_seconds);

/// Blocks below which no interval is finite: a claim with fewer can only be inconclusive.
[[nodiscard]] int least_blocks(const Plan& plan);

/// Why the budget, by the pilots' figures, cannot give the workloads of claims their least number of blocks,
/// those of earlier runs counted in; none when it can, and where the plan has a number of blocks instead.
[[nodiscard]] std::optional<Error> too_short_for_claims(const Plan& plan,
                                                        std::span<const WorkloadProgress> workloads);

/// From this many blocks of a workload on, the share of voided ones is held against the plan's limit.
inline constexpr int void_limit_from_blocks = 10;
[[nodiscard]] bool too_many_voids(int attempted, int voided, double limit);
/// So many that going on is in vain: were the share of voided blocks within the limit, one run in a hundred
/// would have as many (binomial). A disturbance of a second voids a few short blocks in a row, and the rest
/// of the run makes up for it.
[[nodiscard]] bool hopeless_voids(int attempted, int voided, double limit);

}  // namespace assay::experiment
