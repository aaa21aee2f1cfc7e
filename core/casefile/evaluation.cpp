// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/evaluation.h"

#include "core/verdict/mechanism.h"

namespace assay::casefile {

std::map<std::string, double> doses_of(const Case& state) {
    std::map<std::string, double> out;
    for (const auto& variant : state.variants)
        if (variant.recipe.dose) out[variant.recipe.name] = *variant.recipe.dose;
    return out;
}

verdict::Evaluation evaluate(const Case& state, const PlanState& plan) {
    std::vector<experiment::CheckResult> checks;
    checks.reserve(state.checks.size());
    for (const auto& made : state.checks)
        checks.push_back(made.check);
    auto dosed = plan.plan;
    if (!dosed.doses) dosed.doses = doses_of(state);  // plans of older files do not hold them; the recipes do
    auto out = verdict::evaluate(dosed, plan.blocks, checks, state.workloads, plan.injections);
    out.mechanism = verdict::mechanism_findings(plan.plan.baseline, plan.counters);
    return out;
}

}  // namespace assay::casefile
