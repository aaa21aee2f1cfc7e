// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace assay::experiment {
namespace {

using Order = std::vector<std::vector<int>>;

/// How often `arm` runs in `place` of a round.
int times_in_place(const Order& order, int arm, std::size_t place) {
    return static_cast<int>(
        std::count_if(order.begin(), order.end(), [&](const auto& round) { return round[place] == arm; }));
}

TEST(Order, EveryRoundHoldsEveryArmOnce) {
    for (const auto& round : balanced_order(1, "set", 0, 5, 24))
        EXPECT_EQ(std::set<int>(round.begin(), round.end()), (std::set<int>{0, 1, 2, 3, 4}));
}

TEST(Order, EveryArmIsInEveryPlaceEquallyOftenWhenRoundsAreAMultipleOfArms) {
    for (const int arms : {1, 2, 3, 4, 6, 8}) {
        const auto order = balanced_order(7, "set", 3, arms, 24);
        ASSERT_EQ(order.size(), 24U);
        for (int arm = 0; arm < arms; ++arm)
            for (int place = 0; place < arms; ++place)
                EXPECT_EQ(times_in_place(order, arm, static_cast<std::size_t>(place)), 24 / arms);
    }
}

TEST(Order, OtherwiseWithinOne) {
    for (int rounds = 0; rounds <= 30; ++rounds) {
        const auto order = balanced_order(7, "set", 3, 5, rounds);
        ASSERT_EQ(order.size(), static_cast<std::size_t>(rounds));
        for (int arm = 0; arm < 5; ++arm)
            for (std::size_t place = 0; place < 5; ++place) {
                const int times = times_in_place(order, arm, place);
                EXPECT_GE(times, rounds / 5);
                EXPECT_LE(times, (rounds + 4) / 5);
            }
    }
}

TEST(Order, IsDrawnFromSeedWorkloadAndBlockAlone) {
    const auto order = balanced_order(1, "set", 0, 4, 24);
    EXPECT_EQ(balanced_order(1, "set", 0, 4, 24), order);
    EXPECT_NE(balanced_order(2, "set", 0, 4, 24), order);
    EXPECT_NE(balanced_order(1, "get", 0, 4, 24), order);
    EXPECT_NE(balanced_order(1, "set", 1, 4, 24), order);
}

TEST(Order, OverManyBlocksEveryOrderOfThreeArmsIsMet) {
    std::set<std::vector<int>> met;
    for (int block = 0; block < 20; ++block)
        for (auto& round : balanced_order(1, "set", block, 3, 3))
            met.insert(round);
    EXPECT_EQ(met.size(), 6U);
}

TEST(Order, LayoutSeedsDifferBetweenBlocksAndFromWorkloadToWorkload) {
    std::set<std::uint64_t> seeds;
    for (int block = 0; block < 100; ++block)
        for (const char* workload : {"set", "get"})
            seeds.insert(layout_seed(1, workload, block));
    EXPECT_EQ(seeds.size(), 200U);
    EXPECT_EQ(layout_seed(1, "set", 5), layout_seed(1, "set", 5));
}

}  // namespace
}  // namespace assay::experiment
