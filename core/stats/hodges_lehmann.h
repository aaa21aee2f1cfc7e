// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace assay::stats {

/// The median of all pairwise means (i ≤ j): Hodges & Lehmann 1963. Shown beside the verdict's estimate,
/// never for the verdict. O(n log n) in time, O(n) in memory. At least one value, no NaN.
[[nodiscard]] double hodges_lehmann(std::span<const double> values);

}  // namespace assay::stats
