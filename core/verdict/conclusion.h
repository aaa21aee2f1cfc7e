// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"
#include "core/verdict/finding.h"

#include <span>

namespace assay::verdict {

/// What the claims of a plan come to (METHOD 6). Calibrations and guards do not enter.
///   all  refuted when one is refuted, else void when one is void, confirmed when all are, else inconclusive
///   any  confirmed when one is (the findings are corrected by Holm already), refuted when all are, else void
///   when one
///        is void, else inconclusive
[[nodiscard]] Conclusion conclude(std::span<const Finding> findings, experiment::Combination combination);

}  // namespace assay::verdict
