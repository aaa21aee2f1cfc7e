// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/sign_flip.h"

#include "core/stats/random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <vector>

namespace assay::stats {

namespace {

double exact_p(std::vector<double> values, double reached) {
    const std::uint64_t patterns = std::uint64_t{1} << values.size();
    double sum = 0;
    for (const double value : values)
        sum += value;
    std::uint64_t hits = 0;
    for (std::uint64_t pattern = 1;; ++pattern) {
        if (std::abs(sum) >= reached) ++hits;
        if (pattern == patterns) break;
        // Gray code: from one pattern to the next a single sign turns.
        auto& turned = values[static_cast<std::size_t>(std::countr_zero(pattern))];
        sum -= 2 * turned;
        turned = -turned;
    }
    return static_cast<double>(hits) / static_cast<double>(patterns);
}

/// The sums of eight values (or what is left of them) under all 256 patterns of signs: a draw then costs one
/// look-up for eight signs.
using EightSums = std::array<double, 256>;

EightSums sums_of(std::span<const double> values) {
    EightSums sums{};
    for (std::size_t pattern = 0; pattern < sums.size(); ++pattern)
        for (std::size_t i = 0; i < values.size(); ++i)
            sums[pattern] += ((pattern >> i) & 1U) != 0 ? values[i] : -values[i];
    return sums;
}

double drawn_p(std::span<const double> values, double reached, std::uint64_t seed) {
    std::vector<EightSums> groups;
    for (std::size_t i = 0; i < values.size(); i += 8)
        groups.push_back(sums_of(values.subspan(i, std::min<std::size_t>(8, values.size() - i))));
    Random random(seed);
    int hits = 0;
    for (int draw = 0; draw < sign_flip_draws; ++draw) {
        double sum = 0;
        std::uint64_t signs = 0;
        for (std::size_t group = 0; group < groups.size(); ++group) {
            if (group % 8 == 0) signs = random.next();
            sum += groups[group][signs & 0xFFU];
            signs >>= 8U;
        }
        if (std::abs(sum) >= reached) ++hits;
    }
    return (1.0 + hits) / (1.0 + sign_flip_draws);
}

}  // namespace

double sign_flip_p(std::span<const double> values, std::uint64_t seed) {
    assert(!values.empty());
    double sum = 0;
    double size = 0;
    for (const double value : values) {
        assert(!std::isnan(value));
        sum += value;
        size += std::abs(value);
    }
    // Patterns that reach the same sum by another order of additions must count as reaching it.
    const double reached = std::abs(sum) - 1e-9 * size;
    if (std::ssize(values) <= sign_flip_exact_up_to) return exact_p({values.begin(), values.end()}, reached);
    return drawn_p(values, reached, seed);
}

}  // namespace assay::stats
