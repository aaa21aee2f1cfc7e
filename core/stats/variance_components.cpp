// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/variance_components.h"

#include "core/stats/order_statistics.h"
#include "core/stats/spread.h"

#include <algorithm>
#include <cmath>

namespace assay::stats {

namespace {

/// Of the values with the outermost ones on each side replaced by the last that is left.
double winsorized_squares(std::vector<double> ascending, std::size_t cut) {
    std::fill(ascending.begin(), ascending.begin() + static_cast<std::ptrdiff_t>(cut), ascending[cut]);
    std::fill(ascending.end() - static_cast<std::ptrdiff_t>(cut), ascending.end(),
              ascending[ascending.size() - 1 - cut]);
    const double sd = standard_deviation(ascending);
    return sd * sd * static_cast<double>(ascending.size() - 1);
}

}  // namespace

std::optional<VarianceComponents> variance_components(std::span<const std::vector<double>> blocks,
                                                      double trim) {
    std::vector<double> means;
    double squares = 0;  // each block's variance of a single round times its degrees of freedom
    double freedom = 0;
    double share = 0;  // of one round in its block's mean
    for (const auto& rounds : blocks) {
        const auto count = static_cast<double>(rounds.size());
        const auto cut = static_cast<std::size_t>(std::floor(trim * count));
        if (rounds.size() < 2 * cut + 2) continue;
        const double left = count - 2 * static_cast<double>(cut);
        squares += winsorized_squares(sorted(rounds), cut) * count / left;
        freedom += left - 1;
        share += 1 / count;
        means.push_back(trimmed_mean(rounds, trim));
    }
    if (means.size() < 2) return std::nullopt;
    const double within = squares / freedom;
    const double of_means = standard_deviation(means);
    const double noise = within * share / static_cast<double>(means.size());
    return VarianceComponents{within, std::max(0.0, of_means * of_means - noise)};
}

}  // namespace assay::stats
