// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/spread.h"

#include "core/stats/order_statistics.h"

#include <cassert>
#include <cmath>
#include <numeric>

namespace assay::stats {

double mean(std::span<const double> values) {
    assert(!values.empty());
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double standard_deviation(std::span<const double> values) {
    assert(values.size() >= 2);
    const double centre = mean(values);
    double squares = 0;
    for (const double value : values)
        squares += (value - centre) * (value - centre);
    return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

double typical_spread(std::span<const double> values) {
    assert(values.size() >= 2);
    const double one_below =
        0.5 * std::erfc(1 / std::sqrt(2.0));  // what a normal variable leaves under −1 sd
    const auto ascending = sorted(values);
    return (quantile_of_sorted(ascending, 1 - one_below) - quantile_of_sorted(ascending, one_below)) / 2;
}

}  // namespace assay::stats
