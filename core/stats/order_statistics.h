// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

// Numbers that depend on the order of the values alone, or nearly so. Any unit; any thread. Values must be
// numbers: a NaN is a programmer error (assert). Nothing is modified; the functions copy what they sort.
namespace assay::stats {

/// A copy in ascending order.
[[nodiscard]] std::vector<double> sorted(std::span<const double> values);

/// The middle value, or the mean of the middle two. Not for an empty span.
[[nodiscard]] double median(std::span<const double> values);
[[nodiscard]] double median_of_sorted(std::span<const double> ascending);

/// The p-quantile, 0 ≤ p ≤ 1, between order statistics at positions (n + 1/3)·p + 1/3: median-unbiased
/// whatever the distribution (Hyndman & Fan 1996, definition 8). At the ends the extreme values. Not for an
/// empty span.
[[nodiscard]] double quantile_of_sorted(std::span<const double> ascending, double p);

/// Mean of what is left after floor(trim·n) values are cut from each end; 0 ≤ trim < 0.5. Not for an empty
/// span.
[[nodiscard]] double trimmed_mean(std::span<const double> values, double trim);

}  // namespace assay::stats
