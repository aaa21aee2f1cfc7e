// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/turns.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::experiment {
namespace {

using ::testing::ElementsAre;

constexpr std::int64_t gib = std::int64_t{1} << 30;

TEST(Turns, ArmsThatFitRunTogether) {
    const ArmNeeds lua{gib / 2, gib / 2, true};
    EXPECT_EQ(comparisons_together(2, lua, {8 * gib, 8 * gib}), 2);  // 4 arms of 1 GiB
    EXPECT_EQ(comparisons_together(4, lua, {8 * gib, 8 * gib}), 4);
    EXPECT_EQ(comparisons_together(6, lua, {8 * gib, 8 * gib}), 5);  // 7 of 8: a tenth is left
    EXPECT_EQ(comparisons_together(2, {1000, 1000, true}, {8 * gib, 8 * gib}), 2);
    EXPECT_EQ(comparisons_together(2, lua, {0, 0}), 2) << "nothing is known against it";
}

TEST(Turns, FilesThatAreCutAfterEachWindowCountOnce) {
    const ArmNeeds lua{gib / 2, gib / 2, true, false};
    EXPECT_EQ(comparisons_together(3, lua, {4 * gib, 1 * gib}), 3);  // 5 arms of half a GiB, and half a GiB
    EXPECT_EQ(comparisons_together(6, lua, {4 * gib, 1 * gib}), 4);
    EXPECT_EQ(comparisons_together(3, lua, {gib / 4, 1 * gib}), 1) << "at least a pair is tried";
    EXPECT_EQ(comparisons_together(3, lua, {0, 0}), 3) << "nothing is known against it";
}

TEST(Turns, OthersRunWithTheBaselineInTurn) {
    const ArmNeeds lua{gib / 2, gib / 2, true};
    EXPECT_EQ(comparisons_together(3, lua, {4 * gib, 8 * gib}), 1);
    EXPECT_EQ(comparisons_together(3, lua, {1 * gib, 8 * gib}), 1) << "at least a pair is tried";
    EXPECT_EQ(comparisons_together(3, lua, {64 * gib, 2 * gib}), 1) << "the place for data counts too";
    EXPECT_EQ(comparisons_together(3, {gib / 2, gib / 2, false}, {4 * gib, 64 * gib}), 3) << "files on disk";
}

TEST(Turns, EveryComparisonHasItsTurn) {
    const std::vector<std::string> all = {"a", "b", "c", "d", "e"};
    EXPECT_EQ(turns_of(5, 2), 3);
    EXPECT_THAT(comparisons_in_block(all, 2, 0), ElementsAre("a", "d"));
    EXPECT_THAT(comparisons_in_block(all, 2, 1), ElementsAre("b", "e"));
    EXPECT_THAT(comparisons_in_block(all, 2, 2), ElementsAre("c"));
    EXPECT_THAT(comparisons_in_block(all, 2, 3), ElementsAre("a", "d"));
    EXPECT_THAT(comparisons_in_block(all, 5, 7), ElementsAre("a", "b", "c", "d", "e"));
    EXPECT_EQ(turns_of(5, 5), 1);
}

}  // namespace
}  // namespace assay::experiment
