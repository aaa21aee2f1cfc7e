// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/proportion.h"

#include <gtest/gtest.h>

#include <cmath>

namespace assay::stats {

// The bounds are the two shares at which a score test of exactly this count just does not reject.
TEST(Proportion, BoundsAreWhereTheScoreTestTurns) {
    constexpr double z = 1.959963984540054;  // the normal quantile at 0.975
    for (const std::int64_t count : {0, 1, 7, 50, 93, 100}) {
        const auto interval = wilson_interval(count, 100, 0.05);
        for (const double bound : {interval.low, interval.high}) {
            if (bound < 1e-12 || bound > 1 - 1e-12) continue;
            const double score =
                (static_cast<double>(count) / 100 - bound) / std::sqrt(bound * (1 - bound) / 100);
            EXPECT_NEAR(std::abs(score), z, 1e-9) << count;
        }
        EXPECT_LE(interval.low, interval.share + 1e-12);
        EXPECT_GE(interval.high, interval.share - 1e-12);
    }
}

TEST(Proportion, StaysWithinWhatAShareCanBe) {
    EXPECT_NEAR(wilson_interval(0, 100, 0.05).low, 0, 1e-15);
    EXPECT_GT(wilson_interval(0, 100, 0.05).high, 0.03);
    EXPECT_NEAR(wilson_interval(100, 100, 0.05).high, 1, 1e-15);
    EXPECT_EQ(wilson_interval(0, 0, 0.05), (Proportion{0, 0, 1}));
}

TEST(Proportion, MoreDrawsNarrowIt) {
    const auto few = wilson_interval(5, 100, 0.05), many = wilson_interval(500, 10000, 0.05);
    EXPECT_LT(many.high - many.low, (few.high - few.low) / 5);
}

}  // namespace assay::stats
