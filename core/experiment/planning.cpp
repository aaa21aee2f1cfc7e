// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/planning.h"

#include "core/base/units.h"
#include "core/experiment/schedule.h"
#include "core/stats/outlook.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace assay::experiment {

namespace {

double log_ratio(double percent) {
    return to_log_ratio(Percent(percent)).value;
}

double percent(double log_ratio) {
    return to_percent(LogRatio(log_ratio)).value;
}

/// Weeks of the shortest blocks: what lies beyond is foretold as this many.
constexpr double most_foretold = 1e6;

}  // namespace

std::vector<int> blocks_in_budget(const Plan& plan, std::span<const PlannedWorkload> workloads) {
    if (plan.maximum_blocks > 0) return std::vector<int>(workloads.size(), plan.maximum_blocks);
    const int reserve = reserved_blocks(plan);
    double claims = 0;
    double others = 0;
    for (const auto& one : workloads)
        (questions_on(plan, one.workload).claims > 0 ? claims : others) += one.seconds_per_block;
    const auto holding = [](double seconds, double per_round_of_blocks) {
        return static_cast<int>(std::min(most_foretold, std::max(0.0, seconds) / per_round_of_blocks));
    };
    const int alike = workloads.empty() ? 0 : holding(plan.budget_seconds, claims + others);
    std::vector<int> out(workloads.size(), alike);
    if (claims == 0 || alike < reserve) return out;
    const int of_claims = holding(plan.budget_seconds - reserve * others, claims);
    for (std::size_t i = 0; i < workloads.size(); ++i)
        out[i] = questions_on(plan, workloads[i].workload).claims > 0 ? of_claims : reserve;
    return out;
}

double smallest_material_percent(const Plan& plan, const std::string& workload) {
    double smallest = 0;
    for (const auto& question : plan.questions)
        if (question.workload == workload && (smallest == 0 || question.material_percent < smallest))
            smallest = question.material_percent;
    return smallest;
}

void foretell(Outlook& outlook, const Plan& plan, const std::string& workload, int rounds, int blocks) {
    const double within = log_ratio(outlook.within_sd_percent);
    const double between = log_ratio(outlook.between_sd_percent);
    const double spread = std::sqrt(between * between + within * within / std::max(1, rounds));
    outlook.block_sd_percent = percent(spread);
    outlook.material_percent = smallest_material_percent(plan, workload);
    outlook.blocks_needed = stats::blocks_needed(spread, log_ratio(outlook.material_percent),
                                                 plan.minimum_blocks, plan.mixture_a, plan.alpha);
    outlook.seconds_needed.reset();
    if (outlook.blocks_needed)
        outlook.seconds_needed =
            *outlook.blocks_needed * (outlook.fixed_seconds + rounds * outlook.round_seconds);
    outlook.blocks_in_budget = blocks;
    outlook.visible_percent.reset();
    if (const auto visible = stats::visible_effect(spread, blocks, plan.mixture_a, plan.alpha))
        outlook.visible_percent = percent(*visible);
}

std::optional<std::string> out_of_reach(const Outlook& outlook, const std::string& workload) {
    if (outlook.visible_percent && *outlook.visible_percent <= outlook.material_percent) return std::nullopt;
    auto out =
        fmt::format("{}: δ = {:.3g}% is out of this budget's reach: about {} blocks fit, which {}", workload,
                    outlook.material_percent, outlook.blocks_in_budget,
                    outlook.visible_percent ? fmt::format("show {:.2g}% at best", *outlook.visible_percent)
                                            : std::string("have no interval"));
    if (outlook.blocks_needed && outlook.seconds_needed)
        return out + fmt::format("; δ takes about {} blocks, {:.0f} s", *outlook.blocks_needed,
                                 *outlook.seconds_needed);
    return out + "; at this spread no budget reaches it: ask for a larger δ, or quieten the machine";
}

int pilot_blocks(const Plan& plan, std::size_t workloads, double seconds, double seconds_per_block) {
    const double measuring =
        plan.maximum_blocks > 0
            ? plan.maximum_blocks * seconds_per_block
            : plan.budget_seconds / static_cast<double>(std::max<std::size_t>(1, workloads));
    const int affordable = static_cast<int>(std::min(1e6, pilot_share * measuring / seconds));
    return affordable < fewest_pilot_blocks ? 0 : std::min(affordable, most_pilot_blocks);
}

}  // namespace assay::experiment
