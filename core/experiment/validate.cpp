// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/validate.h"

#include "core/experiment/rounds_choice.h"
#include "core/experiment/schedule.h"
#include "core/experiment/sizing.h"
#include "core/stats/anytime_interval.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace assay::experiment {

namespace {

using Fault = std::optional<Error>;

Fault fault(const Plan& plan, const std::string& what, std::string advice) {
    return Error{
        ErrorKind::invalid_input, fmt::format("plan '{}': {}", plan.name, what), std::move(advice), {}};
}

template <class Named>
bool knows(std::span<const Named> list, const std::string& name) {
    return std::any_of(list.begin(), list.end(), [&](const Named& item) { return item.name == name; });
}

struct Known {
    std::span<const variant::Recipe> variants;
    std::span<const workload::Specification> workloads;
};

Fault unknown_name(const Plan& plan, const Known& known) {
    const auto variant = [&](const std::string& name) -> Fault {
        if (knows(known.variants, name)) return std::nullopt;
        return fault(plan, fmt::format("there is no variant '{}'", name),
                     "Add the variant, or correct its name.");
    };
    const auto workload = [&](const std::string& name) -> Fault {
        if (knows(known.workloads, name)) return std::nullopt;
        return fault(plan, fmt::format("there is no workload '{}'", name),
                     "Add the workload, or correct its name.");
    };
    if (plan.baseline.empty())
        return fault(plan, "it names no baseline", "Say which variant is the baseline.");
    if (auto found = variant(plan.baseline)) return found;
    for (const auto& question : plan.questions) {
        if (auto found = variant(question.comparison)) return found;
        if (auto found = workload(question.workload)) return found;
    }
    for (const auto& name : plan.proof_variants)
        if (auto found = variant(name)) return found;
    for (const auto& name : plan.proof_workloads)
        if (auto found = workload(name)) return found;
    return std::nullopt;
}

Fault bad_question(const Plan& plan) {
    if (plan.questions.empty()) return fault(plan, "it asks no question", "Add a comparison on a workload.");
    for (auto question = plan.questions.begin(); question != plan.questions.end(); ++question) {
        if (question->comparison == plan.baseline)
            return fault(plan, fmt::format("it compares the baseline '{}' with itself", plan.baseline),
                         "The null arm does this in every block; ask about another variant.");
        if (!(question->material_percent > 0) || !(question->material_percent < 100))
            return fault(plan,
                         fmt::format("the material threshold of '{}' on '{}' is {}%", question->comparison,
                                     question->workload, question->material_percent),
                         "Give the smallest effect that matters, above 0 and below 100 percent.");
        const bool twice = std::any_of(plan.questions.begin(), question, [&](const Question& earlier) {
            return earlier.comparison == question->comparison && earlier.workload == question->workload &&
                   earlier.metric == question->metric;
        });
        if (twice)
            return fault(plan,
                         fmt::format("it asks twice about '{}' on '{}' by the same metric",
                                     question->comparison, question->workload),
                         "Keep one of the two questions.");
    }
    return std::nullopt;
}

Fault bad_constant(const Plan& plan) {
    const auto bad = [&](const char* name, double value, const char* range) {
        return fault(plan, fmt::format("{} is {}", name, value), fmt::format("It must be {}.", range));
    };
    if (plan.rounds < 0) return bad("rounds", plan.rounds, "at least 1, or 0 for the pilot to choose");
    if (plan.warmup_rounds < 0) return bad("warmup_rounds", plan.warmup_rounds, "at least 0");
    if (!(plan.window_ms >= shortest_window_ms && plan.window_ms <= longest_window_ms))
        return bad("window_ms", plan.window_ms, "from 1 to 50");
    if (!(plan.trim >= 0 && plan.trim < 0.5)) return bad("trim", plan.trim, "at least 0 and below 0.5");
    if (const double limit = plan.foreign_load_limit.value_or(0); !(limit >= 0 && limit <= 1))
        return bad("foreign_load_limit", limit, "from 0 to 1");
    if (const double left_out = plan.foreign_load_trim.value_or(0); !(left_out >= 0 && left_out <= plan.trim))
        return bad("foreign_load_trim", left_out, "from 0 to the plan's trim");
    if (!(plan.mixture_a > 0 && plan.mixture_a <= 1000))
        return bad("mixture_a", plan.mixture_a, "above 0, at most 1000");
    if (!(plan.alpha >= 1e-9 && plan.alpha <= 0.5)) return bad("alpha", plan.alpha, "from 1e-9 to 0.5");
    if (!(plan.void_limit >= 0 && plan.void_limit < 1))
        return bad("void_limit", plan.void_limit, "from 0 to below 1");
    if (plan.minimum_blocks < 1) return bad("minimum_blocks", plan.minimum_blocks, "at least 1");
    if (plan.maximum_blocks < 0)
        return bad("maximum_blocks", plan.maximum_blocks, "0 or the number of blocks");
    if (std::isnan(plan.budget_seconds) || (plan.maximum_blocks == 0 && !(plan.budget_seconds > 0)))
        return bad("budget_seconds", plan.budget_seconds, "above 0 when no number of blocks is given");
    const int finite = stats::first_finite(plan.mixture_a, plan.alpha);
    if (plan.maximum_blocks > 0 && plan.maximum_blocks < finite)
        return fault(
            plan,
            fmt::format("{} block{} can never decide", plan.maximum_blocks,
                        plan.maximum_blocks == 1 ? "" : "s"),
            fmt::format("The interval is infinite below {} blocks: ask for at least {}.", finite, finite));
    const int injections = plan.injection_blocks.value_or(0);
    if (injections < 0 || (injections > 0 && injections < finite))
        return fault(
            plan, fmt::format("injection_blocks is {}", injections),
            fmt::format("Known costs need at least {} blocks to be told from none; 0 injects none.", finite));
    return std::nullopt;
}

/// At the least: the timed windows alone, for the share of blocks that each workload should get.
double least_seconds(const Plan& plan, const Known& known) {
    double seconds = 0;
    for (const auto& workload : known.workloads) {
        const auto compared = comparisons_of(plan, workload.name).size();
        if (compared == 0) continue;
        const int counted = pilot_chooses_rounds(plan, workload) ? fewest_rounds : rounds_of(plan, workload);
        const int rounds = counted + warmup_rounds_of(plan, workload);
        const auto arms = static_cast<double>(compared + 2);  // the baseline and its null arm
        seconds += reserved_blocks(plan) * rounds * arms * plan.window_ms / 1000;
    }
    return seconds;
}

}  // namespace

Result<std::vector<std::string>> validate(const Plan& plan, std::span<const variant::Recipe> variants,
                                          std::span<const workload::Specification> workloads) {
    const Known known{variants, workloads};
    if (auto found = bad_constant(plan)) return fail(std::move(*found));
    if (auto found = unknown_name(plan, known)) return fail(std::move(*found));
    if (auto found = bad_question(plan)) return fail(std::move(*found));
    std::vector<std::string> warnings;
    const double least = least_seconds(plan, known);
    if (plan.budget_seconds > 0 && plan.budget_seconds < least)
        warnings.push_back(
            fmt::format("A budget of {:.0f} s is short: {} blocks of every workload take {:.0f} s at the "
                        "least. Guards may get none.",
                        plan.budget_seconds, reserved_blocks(plan), least));
    return warnings;
}

}  // namespace assay::experiment
