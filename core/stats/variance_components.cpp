// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/variance_components.h"

#include "core/stats/spread.h"

#include <algorithm>

namespace assay::stats {

std::optional<VarianceComponents> variance_components(std::span<const std::vector<double>> blocks) {
    std::vector<double> means;
    double squares = 0;
    double freedom = 0;
    double share = 0;  // of one round in its block's mean
    for (const auto& rounds : blocks) {
        if (rounds.size() < 2) continue;
        const auto count = static_cast<double>(rounds.size());
        const double sd = standard_deviation(rounds);
        squares += sd * sd * (count - 1);
        freedom += count - 1;
        share += 1 / count;
        means.push_back(mean(rounds));
    }
    if (means.size() < 2) return std::nullopt;
    const double within = squares / freedom;
    const double of_means = standard_deviation(means);
    const double noise = within * share / static_cast<double>(means.size());
    return VarianceComponents{within, std::max(0.0, of_means * of_means - noise)};
}

}  // namespace assay::stats
