// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/rolling_median.h"

#include <algorithm>

namespace assay::ui {

std::vector<double> rollingMedian(std::span<const double> values, int width) {
    const auto half = static_cast<std::size_t>(std::max(width, 1) / 2);
    std::vector<double> medians;
    medians.reserve(values.size());
    std::vector<double> near;  // the values around the current one, sorted; kept up by one in, one out
    std::size_t from = 0;
    std::size_t to = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (; to < values.size() && to <= i + half; ++to) {
            near.insert(std::upper_bound(near.begin(), near.end(), values[to]), values[to]);
        }
        for (; from + half < i; ++from)
            near.erase(std::lower_bound(near.begin(), near.end(), values[from]));
        const std::size_t middle = near.size() / 2;
        medians.push_back(near.size() % 2 ? near[middle] : 0.5 * (near[middle - 1] + near[middle]));
    }
    return medians;
}

}  // namespace assay::ui
