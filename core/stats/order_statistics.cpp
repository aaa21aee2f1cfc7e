// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/order_statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace assay::stats {

std::vector<double> sorted(std::span<const double> values) {
    assert(std::none_of(values.begin(), values.end(), [](double value) { return std::isnan(value); }));
    std::vector<double> out(values.begin(), values.end());
    std::sort(out.begin(), out.end());
    return out;
}

double median(std::span<const double> values) {
    return median_of_sorted(sorted(values));
}

double median_of_sorted(std::span<const double> ascending) {
    assert(!ascending.empty());
    const std::size_t middle = ascending.size() / 2;
    if (ascending.size() % 2 == 1) return ascending[middle];
    return std::midpoint(ascending[middle - 1], ascending[middle]);
}

double quantile_of_sorted(std::span<const double> ascending, double p) {
    assert(!ascending.empty() && p >= 0 && p <= 1);
    const auto n = static_cast<double>(ascending.size());
    const double position = std::clamp((n + 1.0 / 3) * p + 1.0 / 3, 1.0, n);  // from 1
    const auto below = static_cast<std::size_t>(position) - 1;
    const std::size_t above = std::min(below + 1, ascending.size() - 1);
    return std::lerp(ascending[below], ascending[above], position - std::floor(position));
}

double trimmed_mean(std::span<const double> values, double trim) {
    assert(!values.empty() && trim >= 0 && trim < 0.5);
    const auto ascending = sorted(values);
    const auto cut = static_cast<std::ptrdiff_t>(std::floor(trim * static_cast<double>(ascending.size())));
    const double sum = std::accumulate(ascending.begin() + cut, ascending.end() - cut, 0.0);
    return sum / static_cast<double>(std::ssize(ascending) - 2 * cut);
}

}  // namespace assay::stats
