// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/block_validity.h"

#include "tests/core/verdict/made_blocks.h"

#include <gtest/gtest.h>

namespace assay::verdict {
namespace {

experiment::Block good() {
    return made_block(0, {{"A'", 0}, {"fast", -5}});
}

TEST(BlockValidity, AGoodBlockCounts) {
    EXPECT_EQ(void_reason(good()), std::nullopt);
}

TEST(BlockValidity, NoRuleLooksAtWhichArmWasFast) {
    EXPECT_EQ(void_reason(made_block(0, {{"A'", 300}, {"fast", -99}})), std::nullopt);
}

TEST(BlockValidity, TheRunnersReasonComesFirst) {
    auto block = good();
    block.void_reason = "server of 'fast' died";
    block.arms.clear();
    EXPECT_EQ(void_reason(block), "server of 'fast' died");
}

TEST(BlockValidity, ArmsThatDidOtherWorkMakeItVoid) {
    auto block = good();
    block.arms[2].operations[3] = 999;
    EXPECT_EQ(void_reason(block), "round 3: arm 'A' did 1000 operations, arm 'fast' 999");
}

TEST(BlockValidity, AFailedCheckMakesItVoidAndAPassedOneDoesNot) {
    auto block = good();
    block.checks.push_back({"calls of SET", "fast", "set", "2048", "2048", true, {}});
    EXPECT_EQ(void_reason(block), std::nullopt);
    block.checks.push_back({"calls of SET", "fast", "set", "2048", "2047", false, {}});
    EXPECT_EQ(void_reason(block), "check 'calls of SET' of 'fast' failed: expected 2048, observed 2047");
}

TEST(BlockValidity, WindowsWithoutTimeOrMissingOnesMakeItVoid) {
    auto block = good();
    block.arms[1].cpu_ns[0] = 0;
    EXPECT_TRUE(void_reason(block));
    block = good();
    block.arms[1].wall_ns.pop_back();
    EXPECT_TRUE(void_reason(block));
    block = good();
    for (auto& arm : block.arms)
        arm.operations[2] = 0;
    EXPECT_TRUE(void_reason(block));
    EXPECT_TRUE(void_reason(experiment::Block{}));
    EXPECT_TRUE(void_reason(made_block(0, {{"A'", 0}}, 0)));
}

}  // namespace
}  // namespace assay::verdict
