// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace assay::stats {

[[nodiscard]] double mean(std::span<const double> values);

/// With n − 1 below. At least two values.
[[nodiscard]] double standard_deviation(std::span<const double> values);

/// Half the distance between the 15.87% and the 84.13% quantile: the standard deviation of normal data, and
/// for data with one wild block in ten still the spread of the other nine. What outlooks are made from. At
/// least two values.
[[nodiscard]] double typical_spread(std::span<const double> values);

}  // namespace assay::stats
