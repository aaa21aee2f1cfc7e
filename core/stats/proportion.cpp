// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/proportion.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>

namespace assay::stats {

Proportion wilson_interval(std::int64_t count, std::int64_t total, double alpha) {
    if (total <= 0) return {};
    const double z = boost::math::quantile(boost::math::normal(), 1 - alpha / 2);
    const auto n = static_cast<double>(total);
    const double share = static_cast<double>(count) / n;
    const double shrink = 1 + z * z / n;
    const double centre = (share + z * z / (2 * n)) / shrink;
    const double half = z / shrink * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {share, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

}  // namespace assay::stats
