// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"
#include "core/verdict/dose_findings.h"
#include "core/verdict/gates.h"

#include <map>
#include <string>
#include <vector>

namespace assay::verdict {

using FactsByWorkload = std::map<std::string, WorkloadFacts>;

/// Every dose response and sweep that the plan's questions make, in the plan's order. Pure; any thread.
[[nodiscard]] DoseFindings dose_findings_of(const experiment::Plan& plan, const FactsByWorkload& facts);

/// Effect against a sweep's parameter: of each comparison that the plan asks about at two values or more, and
/// of one dose, which stands for all variants with a dose above 0. `grows` and `shrinks` compare the effect's
/// size at the smallest and the largest value by intervals at α/2 each, so that both hold with 1 − α (the
/// blocks of two workloads are not paired).
[[nodiscard]] std::vector<SweepSeries> sweep_series(const experiment::Plan& plan,
                                                    const FactsByWorkload& facts);

}  // namespace assay::verdict
