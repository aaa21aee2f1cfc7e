// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/ruling.h"
#include "core/verdict/words.h"

#include <gtest/gtest.h>

namespace assay::verdict {
namespace {

using experiment::Direction;

Finding direct_append() {
    Finding f;
    f.comparison = "direct-append";
    f.baseline = "baseline";
    f.workload = "set-256k";
    f.metric = "cpu_ns_per_op";
    f.effect_percent = -5.38;
    f.low_percent = -5.81;
    f.high_percent = -4.89;
    f.blocks = 40;
    f.material_percent = 1;
    f.decision = Decision::confirmed;
    f.layouts = Layouts::paired;
    return f;
}

std::string said(const Finding& f, Obstacle obstacle = Obstacle::none, std::string detail = {}) {
    return sentence(f, {f.decision, obstacle, std::move(detail)}, 8);
}

TEST(Sentence, Confirmed) {
    EXPECT_EQ(said(direct_append()),
              "direct-append lowers CPU/op on set-256k by 5.4% (4.9 to 5.8); beyond δ = 1%: confirmed.");
}

TEST(Sentence, RefutedSaysThatSensitivityWasNotTested) {
    auto f = direct_append();
    f.decision = Decision::refuted;
    f.effect_percent = 0.2;
    f.low_percent = -0.6;
    f.high_percent = 1.1;
    EXPECT_EQ(
        said(f),
        "direct-append on set-256k: CPU/op +0.2% (−0.6% to +1.1%); lowering it by 1% or more is excluded: "
        "refuted. That a real effect of this size would have been seen was not tested: the plan asks "
        "for no known costs.");
    f.direction = Direction::changes;
    f.material_percent = 3;
    EXPECT_NE(said(f).find("a change of 3% or more is excluded"), std::string::npos);
}

TEST(Sentence, InconclusiveSaysHowManyBlocksMore) {
    auto f = direct_append();
    f.decision = Decision::inconclusive;
    f.effect_percent = -1.2;
    f.low_percent = -2.1;
    f.high_percent = -0.4;
    f.blocks_needed = 63;
    EXPECT_EQ(said(f, Obstacle::direction_only),
              "direct-append lowers CPU/op on set-256k by 1.2% (0.4 to 2.1); direction shown, size undecided "
              "against "
              "δ = 1%: inconclusive. Needs about 23 more blocks at this spread.");
    f.blocks_needed = 41;
    EXPECT_NE(said(f, Obstacle::interval).find("about 1 more block at"), std::string::npos);
}

TEST(Sentence, BeforeAnInterval) {
    auto f = direct_append();
    f.decision = Decision::inconclusive;
    f.low_percent.reset();
    f.high_percent.reset();
    f.blocks = 5;
    EXPECT_EQ(said(f, Obstacle::infinite),
              "direct-append on set-256k: CPU/op −5.4% so far; no interval yet (5 blocks; the "
              "first comes at 8): inconclusive.");
    f.blocks = 0;
    EXPECT_EQ(said(f, Obstacle::no_blocks), "direct-append on set-256k: no block counts; inconclusive.");
}

TEST(Sentence, ScopeNamesLayoutAndVoids) {
    auto f = direct_append();
    f.layouts = Layouts::uncontrolled;
    f.voided = 2;
    f.effect_with_voided_percent = -5.3;
    const auto text = said(f);
    EXPECT_NE(text.find("Layout not controlled."), std::string::npos);
    EXPECT_NE(text.find("2 of 42 blocks void; with them −5.3%."), std::string::npos) << text;
}

TEST(Sentence, VoidAndNullSayWhy) {
    auto f = direct_append();
    f.decision = Decision::void_;
    EXPECT_NE(said(f, Obstacle::failed_check, "check 'aof' failed").find("void: check 'aof' failed."),
              std::string::npos);
    f.decision = Decision::inconclusive;
    EXPECT_NE(said(f, Obstacle::null_gate, "the null arm lies at −2% to +2%")
                  .find("this set-up cannot resolve 1% here"),
              std::string::npos);
    EXPECT_NE(said(f, Obstacle::layout).find("differ by up to 3%"), std::string::npos);
}

TEST(Sentence, RoundingDoesNotHideTheSideOfTheBorder) {
    auto f = direct_append();
    f.effect_percent = -2;
    f.low_percent = -3;
    f.high_percent = -1.02;
    EXPECT_NE(said(f).find("(1.02 to 3.00)"), std::string::npos) << said(f);
}

TEST(Words, PercentsHaveATrueMinusAndNoMinusZero) {
    EXPECT_EQ(signed_percent(-5.38, 1), "−5.4%");
    EXPECT_EQ(signed_percent(4.54, 2), "+4.54%");
    EXPECT_EQ(signed_percent(-0.01, 1), "0.0%");
    EXPECT_EQ(signed_range(std::nullopt, 1.0, 0), "unbounded to +1%");
    EXPECT_EQ(plain_percent(0.5), "0.5%");
    EXPECT_EQ(plain_percent(3), "3%");
}

TEST(Words, MetricNamesGoBothWays) {
    for (const auto metric : {experiment::Metric::cpu_ns_per_op, experiment::Metric::wall_ns_per_op,
                              experiment::Metric::throughput_ops})
        EXPECT_EQ(metric_of_name(metric_name(metric)), metric);
}

}  // namespace
}  // namespace assay::verdict
