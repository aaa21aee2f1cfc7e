// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/evaluation.h"

#include "core/verdict/mechanism.h"

namespace assay::casefile {

verdict::Evaluation evaluate(const Case& state, const PlanState& plan) {
    std::vector<experiment::CheckResult> checks;
    checks.reserve(state.checks.size());
    for (const auto& made : state.checks)
        checks.push_back(made.check);
    auto out = verdict::evaluate(plan.plan, plan.blocks, checks, state.workloads, plan.injections);
    out.mechanism = verdict::mechanism_findings(plan.plan.baseline, plan.counters);
    return out;
}

}  // namespace assay::casefile
