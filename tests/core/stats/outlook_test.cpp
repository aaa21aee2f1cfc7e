// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/outlook.h"

#include "core/stats/anytime_interval.h"
#include "tests/core/stats/simulated.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace assay::stats {
namespace {

constexpr double alpha = 0.05;

TEST(Outlook, ExpectedHalfWidthsAreNearTheSimulatedOnes) {
    EXPECT_FALSE(expected_half_width(7, 1, alpha));
    EXPECT_NEAR(*expected_half_width(20, 1, alpha), 0.92, 0.03);
    EXPECT_NEAR(*expected_half_width(40, 1, alpha), 0.62, 0.03);
    EXPECT_NEAR(*expected_half_width(100, 1, alpha), 0.39, 0.03);
    EXPECT_NEAR(*expected_half_width(200, 1, alpha), 0.30, 0.03);
    EXPECT_NEAR(*expected_half_width(200, 5, alpha), 0.27, 0.03);
}

TEST(Outlook, VisibleEffectGrowsWithTheSpread) {
    EXPECT_FALSE(visible_effect(1, 5, 1, alpha));
    EXPECT_DOUBLE_EQ(*visible_effect(2.5, 30, 1, alpha), 2.5 * *expected_half_width(30, 1, alpha));
    EXPECT_EQ(visible_effect(0, 30, 1, alpha), 0);
}

TEST(Outlook, BlocksNeededAreEnoughAndNotMuchMoreThanEnough) {
    for (const double distance : {0.1, 0.3, 0.62, 2.0}) {
        const auto n = blocks_needed(1, distance, 1, 1, alpha);
        ASSERT_TRUE(n);
        EXPECT_LT(*expected_half_width(*n, 1, alpha), distance);
        // c moves in steps, so the width has teeth: a few blocks fewer may do, a tenth fewer may not.
        const auto fewer = expected_half_width(*n * 9 / 10 - 2, 1, alpha);
        EXPECT_TRUE(!fewer || *fewer > distance) << distance;
    }
}

TEST(Outlook, BlocksNeededKeepsToTheLeastNumberAndGivesUpWhereThereIsNone) {
    EXPECT_EQ(blocks_needed(1, 100, 50, 1, alpha), 50);
    EXPECT_EQ(blocks_needed(0, 1, 1, 1, alpha), 8);
    EXPECT_FALSE(blocks_needed(1, 0, 1, 1, alpha));
    EXPECT_FALSE(blocks_needed(1, -1, 1, 1, alpha));
    EXPECT_FALSE(blocks_needed(1, 1e-6, 1, 1, alpha));
}

/// Power: of 400 runs (seed 31) whose centre lies 0.5 sd beyond a border, about as many have cleared it by
/// the predicted number of blocks as a prediction of the middle should have: well over a third, and not
/// nearly all.
TEST(Outlook, AboutHalfOfSimulatedRunsClearTheBorderByThePredictedNumber) {
    const double distance = 0.5;
    const int predicted = *blocks_needed(1, distance, 1, 1, alpha);
    constexpr int runs = 400;
    Random random(31);
    int cleared = 0;
    for (int run = 0; run < runs; ++run) {
        std::vector<double> ascending;
        for (int n = 0; n < predicted; ++n) {
            const double value = distance + normal(random);
            ascending.insert(std::upper_bound(ascending.begin(), ascending.end(), value), value);
            const auto interval = anytime_interval_of_sorted(ascending, 1, alpha);
            if (interval.low && *interval.low > 0) {
                ++cleared;
                break;
            }
        }
    }
    EXPECT_GT(cleared, 0.40 * runs);
    EXPECT_LT(cleared, 0.90 * runs);
}

}  // namespace
}  // namespace assay::stats
