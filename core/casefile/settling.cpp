// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/settling.h"

#include "core/base/json_mapping.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/sessions.h"
#include "core/verdict/block_validity.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace assay::casefile {

namespace {

bool blank(const std::string& text) {
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

/// Plans that differ in the seed have hashes of their own.
bool share_a_seed(const CaseJoined& joined) {
    std::set<std::string> plans;
    for (const auto& source : joined.sources)
        if (!plans.insert(source.plan_sha256).second) return true;
    return false;
}

}  // namespace

std::string scope_in_words(const Case& state, const PlanState& plan) {
    int runs = 0;
    const RunState* last = nullptr;
    std::set<std::string> processors, hosts;
    for (const auto& run : state.runs) {
        if (!plan.is(run.started.plan_sha256) || run.blocks == 0) continue;
        ++runs;
        last = &run;
        hosts.insert(host_of(run.started.environment));
        processors.insert(fact(run.started.environment, "CPU model"));
    }
    std::string workloads;
    for (const auto& name : experiment::workloads_of(plan.plan))
        workloads += (workloads.empty() ? "" : ", ") + name;
    const bool layouts =
        !plan.blocks.empty() && std::all_of(plan.blocks.begin(), plan.blocks.end(), [](const auto& block) {
            return std::none_of(block->arms.begin(), block->arms.end(), [](const auto& arm) {
                return arm.layout == experiment::Layouts::uncontrolled;
            });
        });
    const auto counted = std::count_if(plan.blocks.begin(), plan.blocks.end(),
                                       [](const auto& block) { return !verdict::void_reason(*block); });
    std::string out = fmt::format(
        "Speaks of the workloads {} on {} ({}), {} blocks of fresh processes", workloads,
        processors.empty() ? "an unknown processor" : fmt::format("{}", fmt::join(processors, " and ")),
        runs == 1 ? std::string("one host, one session")
                  : fmt::format(
                        "{} sessions on {}", runs,
                        hosts.size() == 1 ? std::string("one host") : fmt::format("{} hosts", hosts.size())),
        counted);
    if (last != nullptr && !last->started.data_place.empty())
        out += fmt::format(", data on {}", last->started.data_place);
    out += layouts ? ", over fresh code layouts."
                   : ". Code layout was not controlled: one fixed link of each variant.";
    if (layouts && state.joined && share_a_seed(*state.joined))
        out += " The joined runs have one seed, so they met the same layouts.";
    return out;
}

Result<VerdictSettled> settle(const Case& state, const std::string& what_happened, const std::string& author,
                              std::optional<VerdictState> judged) {
    if (blank(what_happened))
        return fail(ErrorKind::usage, "a verdict needs to say what happened",
                    "describe it in a sentence or two");
    if (state.verdict)
        return fail(ErrorKind::usage,
                    fmt::format("the case is already settled: {}", enum_name(state.verdict->state)),
                    "run it again to reopen it with new findings, or start a new case");
    VerdictSettled out;
    out.what_happened = what_happened;
    out.author = author;
    if (judged) {
        out.state = *judged;
        out.basis = VerdictBasis::judgement;
        out.scope = "Settled by judgement, not by the findings.";
        return out;
    }
    const auto* plan = state.current_plan();
    if (plan == nullptr || plan->blocks.empty())
        return fail(ErrorKind::not_found, "nothing has been measured yet, so nothing decides this case",
                    "run it first, or settle it by judgement with a reason");
    const auto conclusion = evaluate(state, *plan).conclusion;
    const auto decided = enum_from_name<VerdictState>(enum_name(conclusion.decision));
    if (!decided || *decided == VerdictState::open)
        return fail(ErrorKind::check_failed,
                    fmt::format("the findings do not decide this case ({}): {}",
                                enum_name(conclusion.decision), conclusion.reason),
                    "run more blocks, or settle it by judgement with a reason");
    out.state = *decided;
    out.basis = VerdictBasis::measured;
    out.plan_sha256 = plan->sha256;
    out.scope = scope_in_words(state, *plan);
    return out;
}

}  // namespace assay::casefile
