// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/outlook.h"

#include "core/stats/anytime_interval.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cassert>

namespace assay::stats {

std::optional<double> expected_half_width(int n, double a, double alpha) {
    const auto outside = excluded_each_side(n, a, alpha);
    if (!outside) return std::nullopt;
    const double position = (n - *outside - 1.0 / 3) / (n + 1.0 / 3);
    return boost::math::quantile(boost::math::normal(), position);
}

std::optional<double> visible_effect(double spread, int n, double a, double alpha) {
    assert(spread >= 0);
    const auto half = expected_half_width(n, a, alpha);
    if (!half) return std::nullopt;
    return *half * spread;
}

std::optional<int> blocks_needed(double spread, double distance, int at_least, double a, double alpha) {
    assert(spread >= 0);
    constexpr int most = 1'000'000;
    if (!(distance > 0)) return std::nullopt;
    const auto clears = [&](int n) {
        const auto half = visible_effect(spread, n, a, alpha);
        return half && *half < distance;
    };
    int misses = std::max(at_least, 1) - 1;
    int enough = std::max(at_least, 1);
    while (!clears(enough)) {
        if (enough >= most) return std::nullopt;
        misses = enough;
        enough = std::min(enough * 2, most);
    }
    // The width falls with small teeth, because c moves in steps; halving lands within one tooth.
    while (enough - misses > 1) {
        const int middle = misses + (enough - misses) / 2;
        (clears(middle) ? enough : misses) = middle;
    }
    return enough;
}

}  // namespace assay::stats
