// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

// The interval of a share that was counted in independent draws, for sampled profiles.
// Source: Wilson 1927, "Probable inference, the law of succession, and statistical inference", the score
// interval; its bounds stay within [0, 1], also for a share of 0 or 1.
namespace assay::stats {

struct Proportion {
    double share = 0;  // 0 to 1
    double low = 0;
    double high = 1;
    bool operator==(const Proportion&) const = default;
};

/// `count` of `total` draws, 0 ≤ count ≤ total, 0 < alpha < 1 (two-sided). With total = 0 all that is known
/// is [0, 1].
[[nodiscard]] Proportion wilson_interval(std::int64_t count, std::int64_t total, double alpha);

}  // namespace assay::stats
