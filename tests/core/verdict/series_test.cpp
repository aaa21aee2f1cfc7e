// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/series.h"

#include "tests/core/verdict/made_blocks.h"

#include <gtest/gtest.h>

namespace assay::verdict {
namespace {

using experiment::Metric;

constexpr auto cpu = Metric::cpu_ns_per_op;

TEST(Series, ABlocksEffectIsItsTrimmedMeanOfRoundRatios) {
    auto block = made_block(3, {{"A'", 0}, {"fast", -5}}, 10);
    for (const std::size_t round : {0U, 1U})
        block.arms[2].cpu_ns[round] *= 50;  // two of ten rounds go wrong
    block.arms[2].cpu_ns[2] /= 50;
    const auto effects = block_effects({}, shared({block}), "set", "fast", cpu);
    ASSERT_EQ(effects.size(), 1U);
    EXPECT_EQ(effects[0].index, 3);
    EXPECT_NEAR(effects[0].percent, -5, 1e-6);
    EXPECT_FALSE(effects[0].voided);
}

TEST(Series, ThroughputIsTheInverseOfWallTime) {
    const auto blocks = shared({made_block(0, {{"fast", -5}})});
    EXPECT_NEAR(block_effects({}, blocks, "set", "fast", Metric::wall_ns_per_op)[0].percent, -5, 1e-6);
    EXPECT_NEAR(block_effects({}, blocks, "set", "fast", Metric::throughput_ops)[0].percent, 100 / 0.95 - 100,
                1e-6);
}

TEST(Series, VoidBlocksAreMarkedOtherWorkloadsAndMissingArmsLeftOut) {
    auto blocks = spread_blocks(3, -5, 1);
    blocks[1].void_reason = "died";
    blocks[2].workload = "get";
    const auto given = shared(blocks);
    const auto effects = block_effects({}, given, "set", "fast", cpu);
    ASSERT_EQ(effects.size(), 2U);
    EXPECT_TRUE(effects[1].voided);
    EXPECT_TRUE(block_effects({}, given, "set", "absent", cpu).empty());
    EXPECT_EQ(funnel({}, given, "set", "fast", cpu).size(), 1U);
}

TEST(Series, TheFunnelIsOpenBelowEightBlocksAndNarrows) {
    const auto points = funnel({}, shared(spread_blocks(40, -5, 2)), "set", "fast", cpu);
    ASSERT_EQ(points.size(), 40U);
    for (std::size_t i = 0; i < points.size(); ++i) {
        EXPECT_EQ(points[i].blocks, static_cast<int>(i) + 1);
        EXPECT_EQ(points[i].low_percent.has_value(), i >= 7);
        EXPECT_EQ(points[i].high_percent.has_value(), i >= 7);
        if (i >= 7) {
            EXPECT_LE(*points[i].low_percent, points[i].median_percent);
            EXPECT_GE(*points[i].high_percent, points[i].median_percent);
        }
    }
    EXPECT_LT(*points[39].high_percent - *points[39].low_percent,
              *points[8].high_percent - *points[8].low_percent);
}

TEST(Series, ArmValuesAreBlockMediansInTheMetricsUnit) {
    auto blocks = spread_blocks(3, -5, 0);
    blocks[2].void_reason = "died";
    const auto arms = arm_values(shared(blocks), "set", cpu);
    ASSERT_EQ(arms.size(), 3U);
    EXPECT_EQ(arms[0].arm, "A");
    EXPECT_EQ(arms[1].variant, "A");
    ASSERT_EQ(arms[0].values.size(), 2U);
    EXPECT_NEAR(arms[0].values[0], 1e6 * 1.0375, 1);  // median over rounds of a drift of 0, 2.5, 5 and 7.5%
    const auto throughput = arm_values(shared(blocks), "set", Metric::throughput_ops);
    EXPECT_NEAR(throughput[0].values[0], 1000 / (2 * 1.0375), 0.2);
}

TEST(Series, WindowsComeInTheOrderRun) {
    auto block = made_block(4, {{"fast", 10}}, 2);
    block.order = {{1, 0}, {0, 1}};
    const auto windows = window_values(shared({block}), "set", cpu);
    ASSERT_EQ(windows.size(), 4U);
    const std::vector<int> arms{windows[0].arm, windows[1].arm, windows[2].arm, windows[3].arm};
    EXPECT_EQ(arms, (std::vector{1, 0, 0, 1}));
    EXPECT_EQ(windows[3].round, 1);
    EXPECT_EQ(windows[3].block, 4);
    EXPECT_NEAR(windows[0].value, 1.1e6, 1);
    block.order[0] = {7, -1};  // a damaged file must not crash the window
    EXPECT_EQ(window_values(shared({block}), "set", cpu).size(), 2U);
}

TEST(Series, PlacesTellBlocksApartWhoseIndexRepeatsInAJoinedCase) {
    auto blocks = spread_blocks(2, -5, 1);
    auto second = spread_blocks(2, -5, 1);  // of another session: indices 0 and 1 again
    second[0].void_reason = "died";
    blocks.insert(blocks.end(), second.begin(), second.end());
    blocks.insert(blocks.begin() + 1, blocks[0]);
    blocks[1].workload = "get";
    const auto given = shared(blocks);
    std::vector<int> of_effects, of_funnel, of_windows;
    for (const auto& effect : block_effects({}, given, "set", "fast", cpu))
        of_effects.push_back(effect.place);
    for (const auto& point : funnel({}, given, "set", "fast", cpu))
        of_funnel.push_back(point.place);
    for (const auto& window : window_values(given, "set", cpu))
        if (of_windows.empty() || of_windows.back() != window.place) of_windows.push_back(window.place);
    EXPECT_EQ(of_effects, (std::vector{0, 1, 2, 3}));
    EXPECT_EQ(of_funnel, (std::vector{0, 1, 3}));  // the third does not count
    EXPECT_EQ(of_windows, (std::vector{0, 1, 2, 3}));
    const auto arms = arm_values(given, "set", cpu);
    EXPECT_EQ(arms[0].places, (std::vector{0, 1, 3}));
    EXPECT_EQ(arms[0].voided_places, (std::vector{2}));
    EXPECT_EQ(arms[0].voided_values.size(), 1U);
}

}  // namespace
}  // namespace assay::verdict
