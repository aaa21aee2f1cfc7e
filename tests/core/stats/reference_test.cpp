// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/hodges_lehmann.h"
#include "core/stats/order_statistics.h"
#include "core/stats/sign_flip.h"
#include "core/stats/t_interval.h"
#include "tests/core/stats/simulated.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace assay::stats {
namespace {

using Values = std::vector<double>;

TEST(HodgesLehmann, IsTheMedianOfAllPairwiseMeans) {
    Random random(41);
    for (int trial = 0; trial < 200; ++trial) {
        Values values;
        const auto n = 1 + random.below(30);
        for (std::uint64_t i = 0; i < n; ++i)
            values.push_back(trial % 2 == 0 ? heavy_tailed(random) : tied(random));
        Values means;
        for (std::size_t i = 0; i < values.size(); ++i)
            for (std::size_t j = i; j < values.size(); ++j)
                means.push_back((values[i] + values[j]) / 2);
        EXPECT_DOUBLE_EQ(hodges_lehmann(values), median(means));
    }
}

TEST(HodgesLehmann, TenThousandValuesNeedNoTableOfPairs) {
    Random random(42);
    Values values;
    for (int i = 0; i < 10'000; ++i)
        values.push_back(normal(random) + 5);
    EXPECT_NEAR(hodges_lehmann(values), 5, 0.05);
}

TEST(TInterval, OfOneToFive) {
    const auto interval = t_interval(Values{1, 2, 3, 4, 5}, 0.05);
    EXPECT_NEAR(interval.low, 3 - 1.9632432, 1e-6);  // t(0.975, 4) = 2.7764451, times √(2.5/5)
    EXPECT_NEAR(interval.high, 3 + 1.9632432, 1e-6);
}

TEST(SignFlip, SmallSamplesAreExact) {
    EXPECT_DOUBLE_EQ(sign_flip_p(Values{1, 1, 1, 1, 1, 1, 1, 1}, 1), 2.0 / 256);
    EXPECT_DOUBLE_EQ(sign_flip_p(Values{3, 1, 2}, 1), 2.0 / 8);
    EXPECT_DOUBLE_EQ(sign_flip_p(Values{1, 2, -3}, 1), 1);
    EXPECT_DOUBLE_EQ(sign_flip_p(Values{-2, -3, 1}, 1), 4.0 / 8);  // |−4|: ±(−2−3+1) and ±(−2−3−1)
    EXPECT_DOUBLE_EQ(sign_flip_p(Values{0.1}, 1), 1);
}

TEST(SignFlip, DrawnPatternsAgreeWithTheExactCount) {
    Random random(43);
    Values values;
    for (int i = 0; i < sign_flip_exact_up_to; ++i)
        values.push_back(normal(random) + 0.4);
    const double exact = sign_flip_p(values, 1);
    // The same sum with four zeros more: 20 values are drawn, and zeros change no sum.
    values.insert(values.end(), {0, 0, 0, 0});
    const double drawn = sign_flip_p(values, 1);
    EXPECT_NEAR(drawn, exact, 4 * std::sqrt(exact * (1 - exact) / sign_flip_draws) + 2e-4);
    EXPECT_EQ(drawn, sign_flip_p(values, 1));  // a seed repeats it
}

TEST(SignFlip, NeverSaysZero) {
    EXPECT_DOUBLE_EQ(sign_flip_p(Values(200, 1.0), 9), 1.0 / (1 + sign_flip_draws));
}

}  // namespace
}  // namespace assay::stats
