// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/schedule.h"

#include "core/stats/anytime_interval.h"

#include <boost/math/distributions/binomial.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <tuple>
#include <vector>

namespace assay::experiment {

namespace {

/// 0 = the claim's, then calibrations, guards, and last what is decided but short of the minimum.
int rank_of(const WorkloadProgress& workload) {
    if (workload.open.claims > 0) return 0;
    if (workload.open.calibrations > 0) return 1;
    if (workload.open.guards > 0) return 2;
    return 3;
}

int blocks_held_back(const Plan& plan, const WorkloadProgress& workload) {
    const int wanted = workload.open.total() > 0 ? reserved_blocks(plan) : plan.minimum_blocks;
    return std::max(0, wanted * workload.turns - workload.counted());
}

/// Indices in the order in which they should be served.
std::vector<std::size_t> by_need(std::span<const WorkloadProgress> workloads) {
    std::vector<std::size_t> order(workloads.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) {
        const auto key = [&](std::size_t w) {
            return std::tuple(rank_of(workloads[w]), workloads[w].attempted);
        };
        return key(i) < key(j);
    });
    return order;
}

/// Exactly so many counted blocks each, in turn.
std::optional<std::size_t> next_of_fixed(const Plan& plan, std::span<const WorkloadProgress> workloads,
                                         double elapsed_seconds) {
    std::optional<std::size_t> chosen;
    for (std::size_t i = 0; i < workloads.size(); ++i) {
        const auto& workload = workloads[i];
        if (workload.this_run >= plan.maximum_blocks * workload.turns) continue;
        if (plan.budget_seconds > 0 && elapsed_seconds + workload.seconds_per_block() > plan.budget_seconds)
            continue;
        if (!chosen || workload.this_run_attempts < workloads[*chosen].this_run_attempts) chosen = i;
    }
    return chosen;
}

}  // namespace

double WorkloadProgress::seconds_per_block() const {
    return this_run_attempts > 0 ? this_run_seconds / this_run_attempts : pilot_seconds_per_block;
}

OpenQuestions questions_on(const Plan& plan, const std::string& workload) {
    OpenQuestions out;
    for (const auto& question : plan.questions) {
        if (question.workload != workload) continue;
        switch (question.role) {
            case QuestionRole::claim:
                ++out.claims;
                break;
            case QuestionRole::calibration:
                ++out.calibrations;
                break;
            case QuestionRole::guard:
                ++out.guards;
                break;
        }
    }
    return out;
}

int reserved_blocks(const Plan& plan) {
    int n = stats::first_finite(plan.mixture_a, plan.alpha);
    while (stats::excluded_each_side(n, plan.mixture_a, plan.alpha).value_or(0) < 1)
        ++n;
    return std::max(n, plan.minimum_blocks);
}

std::optional<std::size_t> next_workload(const Plan& plan, std::span<const WorkloadProgress> workloads,
                                         double elapsed_seconds) {
    if (plan.maximum_blocks > 0) return next_of_fixed(plan, workloads, elapsed_seconds);
    for (const auto i : by_need(workloads)) {
        const auto& workload = workloads[i];
        // Whoever runs a decided plan again wants fresh blocks, not yesterday's answer.
        if (workload.open.total() == 0 && workload.this_run >= plan.minimum_blocks * workload.turns) continue;
        double needed = elapsed_seconds + workload.seconds_per_block();
        // Below its own share a workload owes nothing to the others: when even the shares do not fit, the
        // claim's comes first.
        if (blocks_held_back(plan, workload) == 0)
            for (std::size_t j = 0; j < workloads.size(); ++j)
                if (j != i) needed += blocks_held_back(plan, workloads[j]) * workloads[j].seconds_per_block();
        if (needed <= plan.budget_seconds) return i;
    }
    return std::nullopt;
}

int least_blocks(const Plan& plan) {
    return stats::first_finite(plan.mixture_a, plan.alpha);
}

std::optional<Error> too_short_for_claims(const Plan& plan, std::span<const WorkloadProgress> workloads) {
    if (plan.maximum_blocks > 0) return std::nullopt;
    const int least = least_blocks(plan);
    double needed = 0;
    std::vector<std::string> costs;
    for (const auto& workload : workloads) {
        const int missing = least * workload.turns - workload.counted();
        if (missing <= 0 || questions_on(plan, workload.workload).claims == 0) continue;
        needed += missing * workload.seconds_per_block();
        costs.push_back(
            fmt::format("{} of '{}' at {:.1f} s", missing, workload.workload, workload.seconds_per_block()));
    }
    if (needed <= plan.budget_seconds) return std::nullopt;
    return Error{ErrorKind::invalid_input,
                 fmt::format("plan '{}': {:.3g} s are too short to decide anything: a claim needs {} blocks, "
                             "and so many are missing: {}",
                             plan.name, plan.budget_seconds, least, fmt::join(costs, ", ")),
                 fmt::format("Give it at least {:.0f} s of measuring (--budget {:.0f}s); twice that leaves "
                             "something for the other workloads.",
                             std::ceil(needed), std::ceil(needed)),
                 {}};
}

bool too_many_voids(int attempted, int voided, double limit) {
    return attempted >= void_limit_from_blocks && voided > limit * attempted;
}

bool hopeless_voids(int attempted, int voided, double limit) {
    if (!too_many_voids(attempted, voided, limit)) return false;
    if (limit <= 0) return true;
    constexpr double rare = 0.01;
    const boost::math::binomial_distribution<double> allowed(attempted, limit);
    return boost::math::cdf(boost::math::complement(allowed, voided - 1)) < rare;
}

}  // namespace assay::experiment
