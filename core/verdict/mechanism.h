// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/counters.h"
#include "core/verdict/finding.h"

#include <span>
#include <string>
#include <vector>

namespace assay::verdict {

/// What the counting passes say of each variant against the baseline: copies and copied bytes per operation,
/// exactly (METHOD 7). In the order of `counts`; a variant or workload without a counted baseline beside it
/// yields nothing. Says whether the mechanism is there, not whether it matters. Any thread.
[[nodiscard]] std::vector<MechanismFinding> mechanism_findings(
    const std::string& baseline, std::span<const experiment::MechanismCounts> counts);

/// "+1", "−3", or with three decimals where it is no whole number.
[[nodiscard]] std::string signed_count(double value);

}  // namespace assay::verdict
