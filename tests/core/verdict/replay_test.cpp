// SPDX-License-Identifier: GPL-3.0-or-later
// Replayed A/A blocks with known effects put upon one arm (METHOD 8): what is found must be the replayed
// noise moved by just that effect, and decided accordingly. The blocks come from a fixed seed.
#include "core/verdict/evaluate.h"
#include "tests/core/verdict/made_blocks.h"
#include "tests/support/synthetic_block.h"

#include <gtest/gtest.h>

namespace assay::verdict {
namespace {

constexpr int count = 40;

std::vector<experiment::Block> replayed(std::uint64_t seed, double effect_percent) {
    test::InventedNumbers numbers(seed);
    std::vector<experiment::Block> out;
    for (int i = 0; i < count; ++i) {
        test::InventedBlock what;
        what.baseline = "A";
        what.workload = "set";
        what.index = i;
        what.cpu_ns_per_op = 1e6;  // so that rounding to whole ns is nothing
        what.cpu_effect_percent = {{"twin", 0}};
        what.block_sd_percent = 0.4;
        out.push_back(test::invent(what, numbers));
        for (auto& cpu : out.back().arms[2].cpu_ns)
            cpu = std::llround(static_cast<double>(cpu) * (1 + effect_percent / 100));
    }
    return out;
}

Finding found(std::uint64_t seed, double effect_percent) {
    experiment::Plan plan;
    plan.baseline = "A";
    plan.questions = {{"twin", "set", {}, experiment::Direction::lowers, 1, experiment::QuestionRole::claim}};
    return evaluate(plan, shared(replayed(seed, effect_percent)), {}, {}).findings.at(0);
}

/// An effect upon an effect, both in percent.
double upon(double percent, double more) {
    return 100 * ((1 + percent / 100) * (1 + more / 100) - 1);
}

class Replay : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(Replay, AKnownEffectMovesTheIntervalByJustThat) {
    const auto base = found(GetParam(), 0);
    ASSERT_TRUE(base.low_percent && base.high_percent);
    EXPECT_EQ(base.blocks, count);
    for (const double effect : {-14.3, -5.4, -2.0, -1.0, -0.5, 0.5, 2.0, 4.4}) {
        const auto moved = found(GetParam(), effect);
        EXPECT_NEAR(moved.effect_percent, upon(base.effect_percent, effect), 1e-6) << effect;
        EXPECT_NEAR(*moved.low_percent, upon(*base.low_percent, effect), 1e-6) << effect;
        EXPECT_NEAR(*moved.high_percent, upon(*base.high_percent, effect), 1e-6) << effect;
        EXPECT_EQ(moved.null_low_percent, base.null_low_percent) << effect;
        const auto expected = *moved.high_percent < -1  ? Decision::confirmed
                              : *moved.low_percent > -1 ? Decision::refuted
                                                        : Decision::inconclusive;
        EXPECT_EQ(moved.decision, expected) << effect << ": " << moved.sentence;
    }
}

TEST_P(Replay, NothingIsRefutedEffectsAreConfirmedAndDeltaItselfStaysOpen) {
    EXPECT_EQ(found(GetParam(), 0).decision, Decision::refuted);
    EXPECT_EQ(found(GetParam(), -5.4).decision, Decision::confirmed);
    EXPECT_EQ(found(GetParam(), 4.4).decision, Decision::refuted);
    EXPECT_EQ(found(GetParam(), -1).decision, Decision::inconclusive);
}

INSTANTIATE_TEST_SUITE_P(Seeds, Replay, ::testing::Values(1, 2, 3, 4, 5));

}  // namespace
}  // namespace assay::verdict
