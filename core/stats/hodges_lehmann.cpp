// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/hodges_lehmann.h"

#include "core/stats/order_statistics.h"

#include <cassert>
#include <cstdint>
#include <numeric>

namespace assay::stats {

namespace {

/// Pairs i ≤ j whose sum is at most `limit`: one walk with a finger from each end.
std::int64_t pairs_up_to(std::span<const double> ascending, double limit) {
    std::int64_t count = 0;
    auto right = static_cast<std::int64_t>(ascending.size()) - 1;
    for (std::int64_t left = 0; left <= right; ++left) {
        while (right >= left &&
               ascending[static_cast<std::size_t>(left)] + ascending[static_cast<std::size_t>(right)] > limit)
            --right;
        if (right >= left) count += right - left + 1;
    }
    return count;
}

/// The rank-th smallest pair sum (from 1): halve the range of sums until no number lies between its ends. The
/// sums themselves, n²/2 of them, are never held.
double pair_sum(std::span<const double> ascending, std::int64_t rank) {
    double low = 2 * ascending.front();
    double high = 2 * ascending.back();
    if (pairs_up_to(ascending, low) >= rank) return low;
    while (true) {
        const double middle = std::midpoint(low, high);
        if (middle <= low || middle >= high) return high;
        (pairs_up_to(ascending, middle) >= rank ? high : low) = middle;
    }
}

}  // namespace

double hodges_lehmann(std::span<const double> values) {
    assert(!values.empty());
    const auto ascending = sorted(values);
    const auto n = static_cast<std::int64_t>(ascending.size());
    const std::int64_t pairs = n * (n + 1) / 2;
    const double upper = pair_sum(ascending, pairs / 2 + 1);
    if (pairs % 2 == 1) return upper / 2;
    return std::midpoint(pair_sum(ascending, pairs / 2), upper) / 2;
}

}  // namespace assay::stats
