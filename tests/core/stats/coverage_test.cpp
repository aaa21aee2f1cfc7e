// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/anytime_interval.h"
#include "core/stats/spread.h"
#include "tests/core/stats/simulated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

// Does the interval keep its promise, and is it as narrow as METHOD says? Every number here is simulated from
// a stated seed, so that a failure is a change in the code and not chance.
namespace assay::stats {
namespace {

constexpr double alpha = 0.05;

struct Shape {
    std::string name;
    std::function<double(Random&)> draw;
    std::uint64_t seed;
};

void PrintTo(const Shape& shape, std::ostream* out) {
    *out << shape.name;
}

class Coverage : public ::testing::TestWithParam<Shape> {};

/// 1,600 runs of 200 blocks, looked at after every block and stopped at the worst moment: as soon as the
/// interval excludes the true median 0, the run counts as wrong. So coverage of at least 95% is coverage at
/// every moment at once, and a claim whose border is the truth is wrongly confirmed by the one side, wrongly
/// refuted by the other.
TEST_P(Coverage, StoppingAtTheWorstMomentErrsInAtMostHalfAlphaOfRunsOnEitherSide) {
    constexpr int runs = 1600;
    constexpr int blocks = 200;
    Random random(GetParam().seed);
    int below = 0;
    int above = 0;
    for (int run = 0; run < runs; ++run) {
        std::vector<double> ascending;
        for (int block = 0; block < blocks; ++block) {
            const double value = GetParam().draw(random);
            ascending.insert(std::upper_bound(ascending.begin(), ascending.end(), value), value);
            const auto interval = anytime_interval_of_sorted(ascending, 1, alpha);
            if (!interval.is_finite() || (*interval.low <= 0 && *interval.high >= 0)) continue;
            ++(*interval.high < 0 ? below : above);
            break;
        }
    }
    EXPECT_LE(below, alpha / 2 * runs);
    EXPECT_LE(above, alpha / 2 * runs);
    RecordProperty("below", below);
    RecordProperty("above", above);
}

INSTANTIATE_TEST_SUITE_P(Shapes, Coverage,
                         ::testing::Values(Shape{"normal", normal, 101}, Shape{"skewed", skewed, 102},
                                           Shape{"t2", heavy_tailed, 103}, Shape{"bimodal", bimodal, 104},
                                           Shape{"tied", tied, 105}),
                         [](const auto& shape) { return shape.param.name; });

/// The stopping above must be able to catch a wrong interval: Student-like ±1.96 standard errors, looked at
/// after every block, errs far more often.
TEST(Coverage, ANaiveIntervalLookedAtAfterEveryBlockFailsTheSameTrial) {
    constexpr int runs = 400;
    Random random(106);
    int wrong = 0;
    for (int run = 0; run < runs; ++run) {
        std::vector<double> values;
        for (int block = 0; block < 200; ++block) {
            values.push_back(normal(random));
            if (values.size() >= 8 &&
                std::abs(mean(values)) >
                    1.96 * standard_deviation(values) / std::sqrt(static_cast<double>(values.size()))) {
                ++wrong;
                break;
            }
        }
    }
    EXPECT_GT(wrong, 0.25 * runs);
}

struct Published {
    double a;
    int blocks;
    double half_width;
};

class HalfWidth : public ::testing::TestWithParam<Published> {};

/// METHOD 4, in units of the standard deviation: the mean over 2,000 simulated normal samples, seed 107,
/// within 0.02 (the published figures have two decimals).
TEST_P(HalfWidth, IsWhatTheMethodSays) {
    const auto [a, blocks, published] = GetParam();
    Random random(107);
    double sum = 0;
    constexpr int samples = 2000;
    for (int sample = 0; sample < samples; ++sample) {
        std::vector<double> values;
        for (int i = 0; i < blocks; ++i)
            values.push_back(normal(random));
        const auto interval = anytime_interval(values, a, alpha);
        sum += (*interval.high - *interval.low) / 2;
    }
    EXPECT_NEAR(sum / samples, published, 0.02);
}

INSTANTIATE_TEST_SUITE_P(Method, HalfWidth,
                         ::testing::Values(Published{1, 20, 0.92}, Published{1, 40, 0.62},
                                           Published{1, 100, 0.39}, Published{1, 200, 0.30},
                                           Published{5, 20, 1.12}, Published{5, 40, 0.62},
                                           Published{5, 100, 0.39}, Published{5, 200, 0.27}));

}  // namespace
}  // namespace assay::stats
