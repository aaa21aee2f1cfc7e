// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/order_statistics.h"

#include "core/stats/spread.h"
#include "tests/core/stats/simulated.h"

#include <gtest/gtest.h>

#include <limits>

namespace assay::stats {
namespace {

using Values = std::vector<double>;

TEST(OrderStatistics, MedianIsTheMiddleOrTheMeanOfTheMiddleTwo) {
    EXPECT_EQ(median(Values{5}), 5);
    EXPECT_EQ(median(Values{9, 1, 2}), 2);
    EXPECT_EQ(median(Values{9, 1, 2, 4}), 3);
}

TEST(OrderStatistics, QuantilesFollowDefinitionEight) {
    const Values four{1, 2, 3, 4};
    EXPECT_NEAR(quantile_of_sorted(four, 0.25), 1 + 5.0 / 12, 1e-12);  // (4 + 1/3)/4 + 1/3 = 17/12
    EXPECT_NEAR(quantile_of_sorted(four, 0.5), 2.5, 1e-12);
    EXPECT_EQ(quantile_of_sorted(four, 0), 1);
    EXPECT_EQ(quantile_of_sorted(four, 1), 4);
    EXPECT_EQ(quantile_of_sorted(Values{7}, 0.9), 7);
}

TEST(OrderStatistics, TrimmedMeanCutsTheStatedShareFromEachSide) {
    EXPECT_EQ(trimmed_mean(Values{1000, 2, 3, 4, -1000}, 0.2), 3);
    EXPECT_EQ(trimmed_mean(Values{1, 2, 3, 10}, 0.2), 4);  // 0.8 of a value is none
    EXPECT_EQ(trimmed_mean(Values{1, 2, 6}, 0), 3);
    EXPECT_EQ(trimmed_mean(Values{8}, 0.49), 8);
}

TEST(OrderStatistics, NothingThatIsGivenIsModified) {
    const Values values{3, 1, 2};
    (void)trimmed_mean(values, 0.2);
    EXPECT_EQ(values, (Values{3, 1, 2}));
}

TEST(Spread, OfNormalDataBothMeasuresAreTheStandardDeviation) {
    Random random(21);
    Values values;
    for (int i = 0; i < 20'000; ++i)
        values.push_back(3 * normal(random) + 100);
    EXPECT_NEAR(standard_deviation(values), 3, 0.05);
    EXPECT_NEAR(typical_spread(values), 3, 0.08);
    EXPECT_NEAR(mean(values), 100, 0.1);
}

TEST(Spread, OneWildBlockInTenMovesTheStandardDeviationOnly) {
    Random random(22);
    Values values;
    for (int i = 0; i < 1000; ++i)
        values.push_back(i % 10 == 0 ? 25 : normal(random));
    EXPECT_GT(standard_deviation(values), 7);
    EXPECT_LT(typical_spread(values), 1.5);
}

TEST(Spread, KnownValues) {
    EXPECT_NEAR(standard_deviation(Values{1, 2, 3, 4, 5}), std::sqrt(2.5), 1e-12);
    EXPECT_EQ(typical_spread(Values{4, 4, 4}), 0);
}

#ifndef NDEBUG
TEST(OrderStatisticsDeathTest, ANaNOrNothingIsAProgrammerError) {
    EXPECT_DEATH((void)median(Values{1, std::numeric_limits<double>::quiet_NaN()}), "isnan");
    EXPECT_DEATH((void)trimmed_mean(Values{}, 0.2), "empty");
}
#endif

}  // namespace
}  // namespace assay::stats
