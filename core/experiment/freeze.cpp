// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/freeze.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace assay::experiment {

namespace {

bool holds(const std::vector<std::string>& list, const std::string& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

void add_once(std::vector<std::string>& list, const std::string& item) {
    if (!holds(list, item)) list.push_back(item);
}

Status all_known(const std::vector<std::string>& chosen, const std::vector<std::string>& known,
                 const char* what, const std::string& plan) {
    for (const auto& name : chosen)
        if (!holds(known, name))
            return fail(ErrorKind::usage,
                        fmt::format("plan '{}' asks nothing about the {} '{}'", plan, what, name),
                        fmt::format("Choose among: {}.", fmt::join(known, ", ")));
    return {};
}

template <class Keep>
void keep_if(std::vector<std::string>& list, Keep keep) {
    std::erase_if(list, [&](const std::string& item) { return !keep(item); });
}

}  // namespace

Result<Plan> choose(const Plan& draft, const Choice& choice) {
    if (choice.budget_seconds && choice.blocks)
        return fail(ErrorKind::usage, "a budget and a number of blocks were both given", "Give one of them.");
    if (choice.budget_seconds && !(*choice.budget_seconds > 0))
        return fail(ErrorKind::usage, "the budget must be above 0 seconds", "For example --budget 120s.");
    if (choice.blocks && *choice.blocks < 1)
        return fail(ErrorKind::usage, "the number of blocks must be at least 1", "For example --blocks 20.");

    std::vector<std::string> comparisons;
    for (const auto& question : draft.questions)
        add_once(comparisons, question.comparison);
    if (auto known = all_known(choice.workloads, workloads_of(draft), "workload", draft.name); !known)
        return fail(std::move(known.error()));
    if (auto known = all_known(choice.comparisons, comparisons, "comparison", draft.name); !known)
        return fail(std::move(known.error()));

    const auto workload_chosen = [&](const std::string& name) {
        return choice.workloads.empty() || holds(choice.workloads, name);
    };
    const auto variant_chosen = [&](const std::string& name) {
        return choice.comparisons.empty() || name == draft.baseline || holds(choice.comparisons, name);
    };
    Plan plan = draft;
    std::erase_if(plan.questions, [&](const Question& question) {
        return !workload_chosen(question.workload) || !variant_chosen(question.comparison);
    });
    if (plan.questions.empty())
        return fail(ErrorKind::usage,
                    fmt::format("plan '{}' has no question left with this choice", draft.name),
                    "Choose a comparison together with a workload on which the plan asks about it.");

    keep_if(plan.proof_workloads, workload_chosen);
    keep_if(plan.proof_variants, variant_chosen);
    if (plan.proof_workloads.empty()) plan.proof_workloads = workloads_of(plan);
    if (plan.proof_variants.empty()) {
        plan.proof_variants.push_back(plan.baseline);
        for (const auto& question : plan.questions)
            add_once(plan.proof_variants, question.comparison);
    }

    if (choice.seed) plan.seed = *choice.seed;
    if (choice.budget_seconds) {
        plan.budget_seconds = *choice.budget_seconds;
        plan.maximum_blocks = 0;
    }
    if (choice.blocks) {
        plan.maximum_blocks = *choice.blocks;
        plan.budget_seconds = 0;
    }
    return plan;
}

std::vector<std::string> exclusion_rules(const Plan& plan) {
    const bool trimmed = plan.foreign_load_trim.value_or(0) > 0;
    return {
        "A block is void when a server does not start, dies, answers with an error or not in time.",
        "A block is void when the arms did not do the same number of operations in a round, or a window has "
        "no time or "
        "no operations.",
        "A block is void when one of the case's checks fails in it.",
        fmt::format("A block is void when a server waited for its core for more than the plan's share of its "
                    "windows{}, or the host took that much of the block's time: foreign load.",
                    trimmed ? " (without those that waited longest, as many as a trimmed mean cuts)" : ""),
        "No rule looks at which arm was fast. Voided blocks stay in the file with their reason, and the "
        "result is also "
        "shown with them.",
    };
}

Plan freeze(Plan chosen, const std::map<std::string, std::string>& binaries) {
    chosen.binaries = binaries;
    if (chosen.exclusion_rules.empty()) chosen.exclusion_rules = exclusion_rules(chosen);
    return chosen;
}

bool measures_the_same(Plan one, const Plan& other) {
    one.budget_seconds = other.budget_seconds;
    one.minimum_blocks = other.minimum_blocks;
    one.maximum_blocks = other.maximum_blocks;
    return one == other;
}

void pin_workloads(Plan& plan, std::span<const workload::Specification> workloads) {
    std::map<std::string, std::string> hashes;
    for (const auto& name : workloads_of(plan))
        for (const auto& workload : workloads)
            if (workload.name == name) hashes[name] = workload::specification_sha256(workload);
    plan.workload_sha256 = std::move(hashes);
}

}  // namespace assay::experiment
