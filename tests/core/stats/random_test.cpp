// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace assay::stats {
namespace {

TEST(Random, SplitMixGivesThePublishedNumbers) {
    std::uint64_t state = 1234567;
    EXPECT_EQ(split_mix(state), 6457827717110365317U);
    EXPECT_EQ(split_mix(state), 3203168211198807973U);
    EXPECT_EQ(split_mix(state), 9817491932198370423U);
}

TEST(Random, ASeedGivesTheSameNumbersEverywhere) {
    // From a second implementation of xoshiro256**, which gives the published 11520, 0, 1509978240 for state
    // 1, 2, 3, 4.
    Random random(42);
    EXPECT_EQ(random.next(), 1546998764402558742U);
    EXPECT_EQ(random.next(), 6990951692964543102U);
    EXPECT_EQ(random.next(), 12544586762248559009U);
    EXPECT_EQ(random.next(), 17057574109182124193U);
}

TEST(Random, BelowIsEvenAndStaysBelow) {
    Random random(5);
    std::array<int, 6> counts{};
    for (int i = 0; i < 60'000; ++i)
        ++counts.at(static_cast<std::size_t>(random.below(6)));
    for (const int count : counts)
        EXPECT_NEAR(count, 10'000, 400);  // 4 standard deviations
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, UnitIsInTheHalfOpenInterval) {
    Random random(6);
    double sum = 0;
    for (int i = 0; i < 10'000; ++i) {
        const double drawn = random.unit();
        ASSERT_TRUE(drawn >= 0 && drawn < 1);
        sum += drawn;
    }
    EXPECT_NEAR(sum / 10'000, 0.5, 0.012);
}

TEST(Random, ShuffleReachesEveryOrderEquallyOften) {
    Random random(8);
    std::vector<int> counts(27, 0);
    for (int i = 0; i < 6000; ++i) {
        std::array<int, 3> items{0, 1, 2};
        random.shuffle(std::span<int>(items));
        ++counts.at(static_cast<std::size_t>(items[0] * 9 + items[1] * 3 + items[2]));
    }
    EXPECT_EQ(std::count(counts.begin(), counts.end(), 0), 27 - 6);
    for (const int count : counts)
        EXPECT_TRUE(count == 0 || (count > 880 && count < 1120)) << count;
}

TEST(Random, DerivedSeedsDifferByEachPart) {
    std::set<std::uint64_t> seeds;
    for (const std::uint64_t seed : {0U, 1U, 2U})
        for (const char* label : {"", "order", "layout"})
            for (const std::uint64_t number : {0U, 1U, 2U, 1000U})
                seeds.insert(derived_seed(seed, label, number));
    EXPECT_EQ(seeds.size(), 3U * 3U * 4U);
    EXPECT_EQ(derived_seed(1, "order", 2), derived_seed(1, "order", 2));
}

}  // namespace
}  // namespace assay::stats
