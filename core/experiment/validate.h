// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/experiment/plan.h"
#include "core/variant/recipe.h"
#include "core/workload/specification.h"

#include <span>
#include <string>
#include <vector>

namespace assay::experiment {

/// Holds a plan against the case before anything is built or measured. An Error (invalid_input) for a plan
/// that cannot be run or can never decide: unknown names, no question, no baseline, δ ≤ 0, fewer blocks than
/// an interval needs, constants out of range. The value: warnings, one sentence each (a budget that is too
/// small).
[[nodiscard]] Result<std::vector<std::string>> validate(const Plan& plan,
                                                        std::span<const variant::Recipe> variants,
                                                        std::span<const workload::Specification> workloads);

}  // namespace assay::experiment
