// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/evaluation.h"

namespace assay::casefile {

verdict::Evaluation evaluate(const Case& state, const PlanState& plan) {
    std::vector<experiment::CheckResult> checks;
    checks.reserve(state.checks.size());
    for (const auto& made : state.checks)
        checks.push_back(made.check);
    return verdict::evaluate(plan.plan, plan.blocks, checks, state.workloads);
}

}  // namespace assay::casefile
