// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"

#include <string>
#include <vector>

namespace assay::experiment {

/// A claim and a calibration on "set", a guard on "get"; baseline "base", candidate "fast", one dose "dose".
inline Plan small_plan() {
    Plan plan;
    plan.name = "quick";
    plan.baseline = "base";
    plan.questions = {{"fast", "set", Metric::cpu_ns_per_op, Direction::lowers, 1, QuestionRole::claim},
                      {"dose", "set", Metric::cpu_ns_per_op, Direction::raises, 1, QuestionRole::calibration},
                      {"fast", "get", Metric::cpu_ns_per_op, Direction::changes, 3, QuestionRole::guard}};
    plan.proof_variants = {"base", "fast"};
    plan.proof_workloads = {"set"};
    plan.budget_seconds = 100;
    return plan;
}

}  // namespace assay::experiment
