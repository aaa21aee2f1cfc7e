// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/holm.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace assay::stats {

std::vector<bool> holm_rejections(std::span<const double> p_values, double alpha) {
    std::vector<std::size_t> by_size(p_values.size());
    std::iota(by_size.begin(), by_size.end(), std::size_t{0});
    std::sort(by_size.begin(), by_size.end(), [&](auto i, auto j) { return p_values[i] < p_values[j]; });
    std::vector<bool> rejected(p_values.size(), false);
    for (std::size_t step = 0; step < by_size.size(); ++step) {
        if (p_values[by_size[step]] > alpha / static_cast<double>(by_size.size() - step)) break;
        rejected[by_size[step]] = true;
    }
    return rejected;
}

}  // namespace assay::stats
