// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

// How far the interval will have narrowed after n blocks, for saying what can be seen and how much longer it
// takes. Not part of the verdict.
namespace assay::stats {

/// The half-width to expect of the anytime interval after n blocks, in units of the spread; none while
/// infinite. Derived from the mixture: the interval ends at the (c+1)th value from each side
/// (anytime_interval.h), and the i-th of n normal values lies about at the quantile (i − 1/3)/(n + 1/3). a =
/// 1, α = 0.05: 0.91 at 20, 0.63 at 40.
[[nodiscard]] std::optional<double> expected_half_width(int n, double a, double alpha);

/// The smallest effect that n blocks can tell from 0, in the unit of `spread` (of block values, ≥ 0).
[[nodiscard]] std::optional<double> visible_effect(double spread, int n, double a, double alpha);

/// The number of blocks in all, at least `at_least`, at which the expected half-width falls under `distance`
/// (from the centre to the border that must be cleared). None when that takes more than a million blocks, or
/// never.
[[nodiscard]] std::optional<int> blocks_needed(double spread, double distance, int at_least, double a,
                                               double alpha);

}  // namespace assay::stats
