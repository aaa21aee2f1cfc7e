// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/pilot_blocks.h"

#include "core/base/units.h"
#include "core/experiment/planning.h"
#include "core/experiment/rounds_choice.h"
#include "core/experiment/sizing.h"
#include "core/stats/order_statistics.h"
#include "core/stats/random.h"
#include "core/stats/variance_components.h"
#include "core/verdict/block_validity.h"
#include "core/verdict/effects.h"

#include <algorithm>
#include <cmath>

namespace assay::runner {

namespace {

experiment::Metric metric_of(const experiment::Plan& plan, const std::string& workload) {
    for (const auto& question : plan.questions)
        if (question.workload == workload) return question.metric;
    return experiment::Metric::cpu_ns_per_op;
}

/// Over all arms but A: how much their effects vary must not depend on which of them is the candidate.
std::optional<stats::VarianceComponents> spreads_of(const std::vector<experiment::Block>& blocks,
                                                    experiment::Metric metric, double trim) {
    stats::VarianceComponents sum;
    int arms = 0;
    if (blocks.empty()) return std::nullopt;
    for (std::size_t arm = 1; arm < blocks.front().arms.size(); ++arm) {
        std::vector<std::vector<double>> rounds;
        for (const auto& block : blocks)
            rounds.push_back(verdict::round_effects(block, block.arms[arm].arm, metric));
        const auto spread = stats::variance_components(rounds, trim);
        if (!spread) return std::nullopt;
        sum.within += spread->within;
        sum.between += spread->between;
        ++arms;
    }
    return stats::VarianceComponents{sum.within / arms, sum.between / arms};
}

}  // namespace

Result<std::optional<experiment::Outlook>> learn_spreads(const BlockTask& task, std::size_t workloads,
                                                         const PilotResult& pilot, const Bench& bench,
                                                         const Clock& clock) {
    auto plan = task.plan;
    plan.seed = stats::derived_seed(task.plan.seed, "pilot");  // orders that no counted block has
    const int usual = experiment::rounds_of(plan, task.workload);
    const int rounds = std::min(usual, experiment::fewest_rounds);
    const int warmup = experiment::warmup_rounds_of(plan, task.workload);
    const auto arms = static_cast<double>(task.comparisons.size() + 2);
    const double window = 1e-9 * static_cast<double>(pilot.window_ns);
    const double seconds = arms * (pilot.start_and_stop_seconds + window * (rounds + warmup));
    const int count = experiment::pilot_blocks(plan, workloads, seconds, pilot.seconds_per_block);
    std::vector<experiment::Block> blocks;
    std::vector<double> took;
    for (int index = 0; index < count; ++index) {
        const BlockTask small{plan,
                              task.plan_sha256,
                              task.run,
                              task.workload,
                              task.comparisons,
                              task.layouts,
                              index,
                              pilot.operations_per_window,
                              rounds};
        auto result = run_block(small, bench, clock);
        if (!result) return fail(std::move(result.error()));
        if (verdict::void_reason(result->block)) continue;
        took.push_back(result->block.seconds);
        blocks.push_back(std::move(result->block));
    }
    if (static_cast<int>(blocks.size()) < experiment::fewest_pilot_blocks)
        return std::optional<experiment::Outlook>();
    const auto spreads = spreads_of(blocks, metric_of(plan, task.workload.name), plan.trim);
    if (!spreads) return std::optional<experiment::Outlook>();
    experiment::Outlook out;
    out.pilot_blocks = static_cast<int>(blocks.size());
    out.pilot_rounds = rounds;
    out.within_sd_percent = to_percent(LogRatio(std::sqrt(spreads->within))).value;
    out.between_sd_percent = to_percent(LogRatio(std::sqrt(spreads->between))).value;
    const double block = stats::median(took);
    // What is read and encoded between the windows belongs to the round as well.
    out.round_seconds =
        std::max(arms * window, (block - arms * pilot.start_and_stop_seconds) / (rounds + warmup));
    out.fixed_seconds = std::max(0.0, block - rounds * out.round_seconds);
    return std::optional(out);
}

}  // namespace assay::runner
