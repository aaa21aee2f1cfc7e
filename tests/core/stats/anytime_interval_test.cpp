// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/anytime_interval.h"

#include "core/stats/order_statistics.h"
#include "tests/core/stats/simulated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <vector>

namespace assay::stats {
namespace {

constexpr double alpha = 0.05;

/// E_n by rising factorials, 2^n (a)_k (a)_(n−k) / (2a)_n: the same number by another road than the gamma
/// function.
long double e_value(int n, int k, long double a) {
    long double e = 1;
    for (int i = 0; i < n; ++i)
        e *= 2 / (2 * a + i);
    for (int i = 0; i < k; ++i)
        e *= a + i;
    for (int i = 0; i < n - k; ++i)
        e *= a + i;
    return e;
}

/// θ is kept when some way of counting its ties, down to none and up to all of them, keeps it.
bool kept(const std::vector<double>& values, double theta, double a) {
    const auto n = static_cast<int>(values.size());
    const auto above =
        static_cast<int>(std::count_if(values.begin(), values.end(), [&](double v) { return v > theta; }));
    const auto ties = static_cast<int>(std::count(values.begin(), values.end(), theta));
    for (int k = above; k <= above + ties; ++k)
        if (e_value(n, k, a) < 1 / alpha) return true;
    return false;
}

TEST(AnytimeInterval, TheEValueAgreesWithRisingFactorials) {
    for (const double a : {0.5, 1.0, 5.0})
        for (int n = 0; n <= 60; ++n)
            for (int k = 0; k <= n; ++k)
                EXPECT_NEAR(log_e_value(n, k, a), static_cast<double>(std::log(e_value(n, k, a))), 1e-10)
                    << n << " " << k;
}

TEST(AnytimeInterval, HoldsJustTheCandidatesThatBruteForceKeeps) {
    Random random(7);
    for (int trial = 0; trial < 300; ++trial) {
        const double a = trial % 2 == 0 ? 1 : 5;
        std::vector<double> values;
        const auto n = random.below(41);
        // One trial in three has many ties.
        for (std::uint64_t i = 0; i < n; ++i)
            values.push_back(trial % 3 == 0 ? tied(random) : normal(random));
        const auto interval = anytime_interval(values, a, alpha);
        auto candidates = sorted(values);
        for (std::size_t i = 0; i + 1 < values.size(); ++i)
            candidates.push_back((candidates[i] + candidates[i + 1]) / 2);
        candidates.insert(candidates.end(), {-1e9, 1e9});
        for (const double theta : candidates) {
            const bool inside =
                (!interval.low || *interval.low <= theta) && (!interval.high || theta <= *interval.high);
            EXPECT_EQ(inside, kept(values, theta, a)) << "n " << n << " a " << a << " theta " << theta;
            EXPECT_EQ(anytime_p(values, theta, a) > alpha, inside);
        }
    }
}

TEST(AnytimeInterval, IsInfiniteBelowEightBlocksAndWithAFiveBelowTwelve) {
    EXPECT_EQ(first_finite(1, alpha), 8);
    EXPECT_EQ(first_finite(5, alpha), 12);
    std::vector<double> values;
    for (int n = 0; n <= 20; ++n) {
        EXPECT_EQ(anytime_interval(values, 1, alpha).is_finite(), n >= 8) << n;
        EXPECT_EQ(anytime_interval(values, 5, alpha).is_finite(), n >= 12) << n;
        values.push_back(n);
    }
}

TEST(AnytimeInterval, AtZeroOneAndSevenBothSidesAreAbsentAndAtEightItIsTheRange) {
    const std::vector<double> eight{3, 1, 4, 1.5, 9, 2, 6, 5};
    for (const std::size_t n : {0U, 1U, 7U})
        EXPECT_EQ(anytime_interval(std::span(eight).first(n), 1, alpha), AnytimeInterval{});
    EXPECT_EQ(anytime_interval(eight, 1, alpha), (AnytimeInterval{1, 9}));
}

TEST(AnytimeInterval, FromTwelveBlocksOnOneWildValueOnEachSideDoesNotSetItsEnds) {
    EXPECT_EQ(excluded_each_side(11, 1, alpha), 0);
    EXPECT_EQ(excluded_each_side(12, 1, alpha), 1);
}

TEST(AnytimeInterval, EqualValuesGiveAPointAndDoNotExcludeIt) {
    const std::vector<double> equal(20, 0.5);
    EXPECT_EQ(anytime_interval(equal, 1, alpha), (AnytimeInterval{0.5, 0.5}));
    EXPECT_EQ(anytime_p(equal, 0.5, 1), 1);
    EXPECT_LT(anytime_p(equal, 0.4, 1), alpha);
}

TEST(AnytimeInterval, MovesAndScalesWithTheValues) {
    Random random(11);
    std::vector<double> values;
    for (int i = 0; i < 50; ++i)
        values.push_back(skewed(random));
    const auto interval = anytime_interval(values, 1, alpha);
    std::vector<double> moved;
    std::vector<double> mirrored;
    for (const double value : values) {
        moved.push_back(4 * value + 8);  // powers of two: exact
        mirrored.push_back(-value);
    }
    EXPECT_DOUBLE_EQ(*anytime_interval(moved, 1, alpha).low, 4 * *interval.low + 8);
    EXPECT_DOUBLE_EQ(*anytime_interval(moved, 1, alpha).high, 4 * *interval.high + 8);
    EXPECT_EQ(anytime_interval(mirrored, 1, alpha), (AnytimeInterval{-*interval.high, -*interval.low}));
}

TEST(AnytimeInterval, OrderOfTheValuesDoesNotMatter) {
    Random random(12);
    std::vector<double> values;
    for (int i = 0; i < 33; ++i)
        values.push_back(normal(random));
    const auto interval = anytime_interval(values, 1, alpha);
    random.shuffle(std::span(values));
    EXPECT_EQ(anytime_interval(values, 1, alpha), interval);
}

TEST(AnytimeInterval, TenThousandValuesStayWithinTheirRangeAndNearTheMedian) {
    Random random(13);
    std::vector<double> values;
    for (int i = 0; i < 10'000; ++i)
        values.push_back(normal(random));
    const auto interval = anytime_interval(values, 1, alpha);
    EXPECT_LT(*interval.low, median(values));
    EXPECT_GT(*interval.high, median(values));
    // ln E = ln 20 at about |z| = 3.6 for n = 10,000, and a median's standard error is 1.2533 sd/√n.
    EXPECT_NEAR(*interval.high - *interval.low, 2 * 3.6 * 1.2533 / 100, 0.01);
}

#ifndef NDEBUG
TEST(AnytimeIntervalDeathTest, ANaNIsAProgrammerError) {
    const std::vector<double> values{1, std::numeric_limits<double>::quiet_NaN(), 2};
    EXPECT_DEATH((void)anytime_interval(values, 1, alpha), "isnan");
    EXPECT_DEATH((void)anytime_p(std::vector<double>{1, 2}, values[1], 1), "isnan");
}
#endif

}  // namespace
}  // namespace assay::stats
