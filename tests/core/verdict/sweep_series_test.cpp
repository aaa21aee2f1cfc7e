// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/dose_words.h"
#include "core/verdict/evaluate.h"
#include "tests/core/verdict/made_blocks.h"

#include <gtest/gtest.h>

namespace assay::verdict {
namespace {

using experiment::Metric;
using experiment::Plan;

struct Case {
    Plan plan;
    std::vector<experiment::Block> blocks;
    std::vector<workload::Specification> workloads;

    /// One more value of the parameter, with these effects in percent, within ±half.
    void add(std::int64_t value, int count, double dose_percent, double change_percent, double half = 0.3) {
        const auto name = "set@" + std::to_string(value);
        workload::Specification specification;
        specification.name = name;
        specification.payload_bytes = value;
        specification.sweep_point = {"set", "payload_bytes", value};
        workloads.push_back(specification);
        plan.questions.push_back({"change", name});
        plan.questions.push_back({"plus1", name});
        for (int i = 0; i < count; ++i) {
            const double place = 2.0 * ((i * 7) % count) / (count - 1) - 1;
            blocks.push_back(made_block(i, {{"A'", 0},
                                            {"change", change_percent + half * place},
                                            {"plus1", dose_percent + half * place}}));
            blocks.back().workload = name;
        }
    }
    [[nodiscard]] DoseFindings doses() const { return evaluate(plan, shared(blocks), {}, workloads).doses; }
};

Case with_doses() {
    Case out;
    out.plan.baseline = "base";
    out.plan.doses = {{"base", 0}, {"plus1", 1}, {"change", -1}};
    return out;
}

const SweepSeries& series_of(const DoseFindings& doses, const std::string& comparison) {
    for (const auto& series : doses.sweeps)
        if (series.comparison == comparison) return series;
    throw std::runtime_error("no series of " + comparison);
}

TEST(SweepSeries, ACostThatGrowsAndAChangeThatShrinksAreTabulatedByValue) {
    auto sweep = with_doses();
    sweep.add(262144, 20, 4.4, -5.4);  // not in order
    sweep.add(3, 20, 0.2, -14.3);
    sweep.add(1024, 20, 1.1, -9);
    const auto doses = sweep.doses();
    ASSERT_EQ(doses.sweeps.size(), 2U);  // the change, and one dose
    const auto& dose = series_of(doses, "");
    EXPECT_EQ(dose.sweep, "set");
    EXPECT_EQ(dose.parameter, "payload_bytes");
    ASSERT_EQ(dose.points.size(), 3U);
    EXPECT_EQ(dose.points[0].value, 3);
    EXPECT_EQ(dose.points[1].value, 1024);
    EXPECT_EQ(dose.points[2].workload, "set@262144");
    EXPECT_NEAR(dose.points[2].effect.percent, 4.4, 0.05);
    EXPECT_EQ(dose.trend, Trend::grows);
    EXPECT_EQ(series_of(doses, "change").trend, Trend::shrinks);
    EXPECT_NE(dose.sentence.find("grows with payload_bytes"), std::string::npos) << dose.sentence;
    EXPECT_NE(doses.conclusion.find("What one dose costs grows with payload_bytes"), std::string::npos)
        << doses.conclusion;
    EXPECT_NE(doses.conclusion.find("does more than the mechanism"), std::string::npos);
}

TEST(SweepSeries, WhatOverlapsIsNotToldApart) {
    auto sweep = with_doses();
    sweep.add(3, 20, 1.0, -1, 1.5);
    sweep.add(1024, 20, 1.4, -1, 1.5);
    EXPECT_EQ(series_of(sweep.doses(), "").trend, Trend::unknown);
    auto few = with_doses();
    few.add(3, 7, 1, -1);
    few.add(1024, 7, 9, -9);
    EXPECT_EQ(series_of(few.doses(), "").trend, Trend::unknown);
}

/// At α/2 each end needs nine blocks for an interval, not eight.
TEST(SweepSeries, BothEndsHoldTogether) {
    auto eight = with_doses();
    eight.add(3, 8, 1, -1);
    eight.add(1024, 8, 9, -9);
    EXPECT_EQ(series_of(eight.doses(), "").trend, Trend::unknown);
    auto ten = with_doses();
    ten.add(3, 10, 1, -1);
    ten.add(1024, 10, 9, -9);
    EXPECT_EQ(series_of(ten.doses(), "").trend, Trend::grows);
}

TEST(SweepSeries, OneValueIsNoSweepAndOtherWorkloadsAreNotOfIt) {
    auto one = with_doses();
    one.add(3, 20, 1, -1);
    EXPECT_TRUE(one.doses().sweeps.empty());
    auto two = with_doses();
    two.add(3, 20, 1, -1);
    two.add(1024, 20, 1, -1);
    for (auto& specification : two.workloads)
        specification.sweep_point.reset();
    EXPECT_TRUE(two.doses().sweeps.empty());
    EXPECT_EQ(two.doses().responses.size(), 2U);
}

}  // namespace
}  // namespace assay::verdict
