// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/settling.h"

#include "core/base/json_mapping.h"
#include "core/casefile/evaluation.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace assay::casefile {

namespace {

std::string fact(const EnvironmentSheet& sheet, const std::string& name) {
    const auto found = sheet.find(name);
    return found == sheet.end() ? std::string("unknown") : found->second;
}

bool blank(const std::string& text) {
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

}  // namespace

std::string scope_in_words(const Case& state, const PlanState& plan) {
    int runs = 0;
    const RunState* last = nullptr;
    std::set<std::string> processors;
    for (const auto& run : state.runs) {
        if (run.started.plan_sha256 != plan.sha256) continue;
        ++runs;
        last = &run;
        processors.insert(fact(run.started.environment, "CPU model"));
    }
    std::string workloads;
    for (const auto& name : experiment::workloads_of(plan.plan))
        workloads += (workloads.empty() ? "" : ", ") + name;
    const bool layouts =
        !plan.blocks.empty() && std::all_of(plan.blocks.begin(), plan.blocks.end(),
                                            [](const auto& block) { return block->layout_seed.has_value(); });
    std::string out =
        fmt::format("Speaks of the workloads {} on {} ({} {}), {} blocks of fresh processes", workloads,
                    processors.empty() ? "an unknown processor" : *processors.begin(), runs,
                    runs == 1 ? "session" : "sessions", plan.blocks.size());
    if (last != nullptr && !last->started.data_place.empty())
        out += fmt::format(", data on {}", last->started.data_place);
    out += layouts ? ", over fresh code layouts."
                   : ". Code layout was not controlled: one fixed link of each variant.";
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
