// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/verdict/evaluate.h"

#include <map>
#include <string>

namespace assay::casefile {

/// Variant -> dose, of those variants that have one.
[[nodiscard]] std::map<std::string, double> doses_of(const Case& state);

/// verdict::evaluate for one plan of the case; every fact it needs comes from the case.
[[nodiscard]] verdict::Evaluation evaluate(const Case& state, const PlanState& plan);

}  // namespace assay::casefile
