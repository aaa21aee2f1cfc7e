// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stats/random.h"

#include <cmath>
#include <numbers>

// Block values with a known median of 0, made from the product's own generator so that a seed repeats them.
namespace assay::stats {

/// Above 0, so that a logarithm may be taken.
inline double positive_unit(Random& random) {
    return 1 - random.unit();
}

/// Box-Muller.
inline double normal(Random& random) {
    return std::sqrt(-2 * std::log(positive_unit(random))) * std::cos(2 * std::numbers::pi * random.unit());
}

/// Log-normal, moved so that its median is 0.
inline double skewed(Random& random) {
    return std::exp(normal(random)) - 1;
}

/// Student's t with two degrees of freedom: infinite variance.
inline double heavy_tailed(Random& random) {
    return normal(random) / std::sqrt(-std::log(positive_unit(random)));
}

/// Two narrow heaps at −1 and 1, with nothing at the median.
inline double bimodal(Random& random) {
    return (random.below(2) == 0 ? -1 : 1) + 0.1 * normal(random);
}

/// Rounded normal: a third of the values are the median itself.
inline double tied(Random& random) {
    return std::round(normal(random));
}

}  // namespace assay::stats
