// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"
#include "core/stats/anytime_interval.h"
#include "core/verdict/dose_findings.h"

#include <span>
#include <string>

namespace assay::verdict {

/// Median and anytime interval of block values (ln), by the plan's a and α, as percent. NaN without values.
[[nodiscard]] Estimate estimate_of(std::span<const double> values, const experiment::Plan& plan);

/// The interval back as ln, for decisions.
[[nodiscard]] stats::AnytimeInterval log_interval(const Estimate& estimate);

/// "+4.4% (+4.0 to +4.9)"; "+4.4% so far" while a side is infinite; "no block yet".
[[nodiscard]] std::string in_words(const Estimate& estimate);

}  // namespace assay::verdict
