// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/planning.h"

#include "core/experiment/rounds_choice.h"
#include "core/experiment/schedule.h"
#include "core/experiment/sizing.h"
#include "core/stats/outlook.h"
#include "core/stats/variance_components.h"
#include "tests/core/stats/simulated.h"

#include <gtest/gtest.h>

#include <cmath>
#include <gmock/gmock.h>
#include <vector>

namespace assay::experiment {
namespace {

using ::testing::ElementsAre;

TEST(BestRounds, IsTheNumberOfKaliberaAndJones) {
    // sqrt(1.6 / 0.04 · 25 / 1) = 31.6, up to the next multiple of the arms.
    const RoundsFacts facts{25e-4, 1e-4, 1.6, 0.04};
    EXPECT_EQ(best_rounds(facts, 1), 32);
    EXPECT_EQ(best_rounds(facts, 4), 32);
    EXPECT_EQ(best_rounds(facts, 5), 35);
}

/// The rule against the thing itself: of all multiples of the arms, none gives a smaller variance for the
/// same time than the chosen one, but for the rounding.
TEST(BestRounds, NoOtherNumberBuysMuchMorePrecision) {
    for (const double ratio : {0.5, 4.0, 20.0, 60.0}) {
        const RoundsFacts facts{ratio * 1e-4, 1e-4, 1.0, 0.05};
        const auto variance_for_time = [&](int rounds) {
            return (facts.between_variance + facts.within_variance / rounds) *
                   (facts.block_seconds + rounds * facts.round_seconds);
        };
        const int chosen = best_rounds(facts, 3);
        for (int rounds = fewest_rounds; rounds <= most_rounds; ++rounds)
            EXPECT_LT(variance_for_time(chosen), 1.05 * variance_for_time(rounds)) << ratio << ", " << rounds;
    }
}

TEST(BestRounds, KeepsWithinItsLimits) {
    EXPECT_EQ(best_rounds({0, 1, 1, 1}, 4), fewest_rounds);
    EXPECT_EQ(best_rounds({1, 0, 1, 1}, 4), most_rounds);
    EXPECT_EQ(best_rounds({1, 0, 1, 1}, 4, 40), 40);
    EXPECT_EQ(best_rounds({1e6, 1e-9, 1e3, 1e-6}, 4), most_rounds);
}

TEST(BestRounds, OfAPilotThatSawNoSpreadBetweenBlocksAreNoMoreThanUsual) {
    EXPECT_FALSE(chosen_rounds(std::nullopt, 4));
    Outlook pilot;
    pilot.within_sd_percent = 4;
    pilot.fixed_seconds = 0.2;
    pilot.round_seconds = 0.02;
    EXPECT_EQ(chosen_rounds(pilot, 4), usual_rounds);
    pilot.between_sd_percent = 0.1;
    EXPECT_EQ(chosen_rounds(pilot, 4), most_rounds);
    pilot.between_sd_percent = 2;  // √(10 · 4) = 6.3 or nearly so: percents are not quite logarithms
    EXPECT_EQ(chosen_rounds(pilot, 4), fewest_rounds);
    pilot.between_sd_percent = 1;  // √(10 · 16) = 12.6
    EXPECT_EQ(chosen_rounds(pilot, 4), 16);
}

TEST(VarianceComponents, AreThoseOfAWorkedExample) {
    // Means 2 and 6; in the blocks 1 and 1 around them: within 2, of the means 8, less 2/2.
    const std::vector<std::vector<double>> blocks = {{1, 3}, {5, 7}};
    const auto found = stats::variance_components(blocks, 0);
    ASSERT_TRUE(found);
    EXPECT_DOUBLE_EQ(found->within, 2);
    EXPECT_DOUBLE_EQ(found->between, 7);
    EXPECT_FALSE(stats::variance_components(std::vector<std::vector<double>>{{1, 3}, {5}}, 0));
    // Blocks that differ by less than their rounds make them: none between, never below.
    EXPECT_EQ(stats::variance_components(std::vector<std::vector<double>>{{0, 10}, {1, 10}}, 0)->between, 0);
}

/// 400 blocks of 12 rounds (seed 71): within 0.04, between 0.01.
TEST(VarianceComponents, AreFoundAgainInSimulatedBlocks) {
    stats::Random random(71);
    std::vector<std::vector<double>> blocks;
    for (int i = 0; i < 400; ++i) {
        const double block = 0.1 * stats::normal(random);
        auto& rounds = blocks.emplace_back();
        for (int r = 0; r < 12; ++r)
            rounds.push_back(block + 0.2 * stats::normal(random));
    }
    const auto found = stats::variance_components(blocks, 0);
    EXPECT_NEAR(found->within, 0.04, 0.002);
    EXPECT_NEAR(found->between, 0.01, 0.002);
}

TEST(VarianceComponents, OfTrimmedMeansByHand) {
    // Cut one a side of {0, 1, 2, 3, 100}: winsorized {1, 1, 2, 3, 3} has squares 4; 4 · 5 / 3 over 2.
    const std::vector<std::vector<double>> blocks = {{0, 1, 2, 3, 100}, {3, 1, 100, 0, 2}};
    const auto found = stats::variance_components(blocks, 0.2);
    ASSERT_TRUE(found);
    EXPECT_DOUBLE_EQ(found->within, 10.0 / 3);
    EXPECT_EQ(found->between, 0);
    EXPECT_FALSE(stats::variance_components(std::vector<std::vector<double>>{{1, 2, 3}, {1, 2, 3}}, 0.4));
}

/// 400 blocks of 12 rounds (seed 72), two of them wild ones, none between.
TEST(VarianceComponents, WildRoundsThatAreCutAreNotTakenForSpread) {
    stats::Random random(72);
    std::vector<std::vector<double>> blocks;
    for (int i = 0; i < 400; ++i) {
        auto& rounds = blocks.emplace_back();
        for (int r = 0; r < 12; ++r)
            rounds.push_back(0.2 * stats::normal(random) + (r % 6 == 0 ? 4 : 0));
    }
    const auto trimmed = stats::variance_components(blocks, 0.2);
    // 0.04 is the rounds' own, as a mean of all twelve would have it; eight of ten are left here.
    EXPECT_GT(trimmed->within, 0.04);
    EXPECT_LT(trimmed->within, 0.1);
    EXPECT_LT(trimmed->between, 0.002);
    EXPECT_GT(stats::variance_components(blocks, 0)->within, 10 * trimmed->within);
}

Plan two_claims_and_a_guard() {
    Plan plan;
    plan.budget_seconds = 100;
    plan.questions = {{"new", "large"}, {"new", "small"}, {"new", "get"}};
    plan.questions[1].material_percent = 0.5;
    plan.questions[2].role = QuestionRole::guard;
    return plan;
}

TEST(BlocksInBudget, ClaimsShareWhatTheReservesLeave) {
    const auto plan = two_claims_and_a_guard();
    ASSERT_EQ(reserved_blocks(plan), 12);
    const std::vector<PlannedWorkload> workloads = {{"large", 2}, {"small", 1}, {"get", 1}};
    // 100 s less 12 blocks of the guard: 88 s at 3 s for a block of either claim.
    EXPECT_THAT(blocks_in_budget(plan, workloads), ElementsAre(29, 29, 12));
}

TEST(BlocksInBudget, AShortBudgetIsSharedAlikeAndANumberIsANumber) {
    auto plan = two_claims_and_a_guard();
    const std::vector<PlannedWorkload> workloads = {{"large", 2}, {"small", 1}, {"get", 1}};
    plan.budget_seconds = 20;
    EXPECT_THAT(blocks_in_budget(plan, workloads), ElementsAre(5, 5, 5));
    plan.maximum_blocks = 17;
    EXPECT_THAT(blocks_in_budget(plan, workloads), ElementsAre(17, 17, 17));
    EXPECT_TRUE(blocks_in_budget(plan, {}).empty());
}

TEST(BlocksInBudget, ABudgetOfDecadesHasRoomForAMillion) {
    auto plan = two_claims_and_a_guard();
    plan.budget_seconds = 1e9;
    const std::vector<PlannedWorkload> workloads = {{"large", 0.001}, {"small", 0.001}, {"get", 0.001}};
    const auto blocks = blocks_in_budget(plan, workloads);
    EXPECT_THAT(blocks, ElementsAre(1'000'000, 1'000'000, 12));
    Outlook outlook;
    outlook.within_sd_percent = outlook.between_sd_percent = 1;
    foretell(outlook, plan, "small", 25, blocks[1]);
    EXPECT_LT(*outlook.visible_percent, 0.1);
}

TEST(Foretell, SaysWhatTheIntervalsWillSay) {
    const auto plan = two_claims_and_a_guard();
    Outlook outlook;
    outlook.within_sd_percent = 100 * std::expm1(0.04);
    outlook.between_sd_percent = 100 * std::expm1(0.006);
    outlook.fixed_seconds = 0.8;
    outlook.round_seconds = 0.05;
    foretell(outlook, plan, "small", 25, 30);
    // sqrt(0.006² + 0.04² / 25) = 0.01
    EXPECT_NEAR(outlook.block_sd_percent, 100 * std::expm1(0.01), 1e-9);
    EXPECT_EQ(outlook.material_percent, 0.5);
    const auto needed = stats::blocks_needed(0.01, std::log1p(0.005), 8, 1, 0.05);
    EXPECT_EQ(outlook.blocks_needed, needed);
    EXPECT_NEAR(*outlook.seconds_needed, *needed * (0.8 + 25 * 0.05), 1e-9);
    EXPECT_NEAR(*outlook.visible_percent, 100 * std::expm1(*stats::visible_effect(0.01, 30, 1, 0.05)), 1e-9);
    foretell(outlook, plan, "small", 25, 7);
    EXPECT_FALSE(outlook.visible_percent);
}

TEST(Foretell, ADeltaOutOfReachIsSaidWithWhatItWouldTake) {
    Outlook outlook;
    outlook.material_percent = 1;
    outlook.blocks_in_budget = 14;
    outlook.visible_percent = 1;
    EXPECT_EQ(out_of_reach(outlook, "set"), std::nullopt);
    outlook.visible_percent = 2.14;
    outlook.blocks_needed = 120;
    outlook.seconds_needed = 431;
    EXPECT_EQ(
        out_of_reach(outlook, "set"),
        "set: δ = 1% is out of this budget's reach: about 14 blocks fit, which show 2.1% at best; δ takes "
        "about 120 blocks, 431 s");
    outlook.visible_percent.reset();
    outlook.blocks_needed.reset();
    outlook.blocks_in_budget = 5;
    EXPECT_EQ(
        out_of_reach(outlook, "set"),
        "set: δ = 1% is out of this budget's reach: about 5 blocks fit, which have no interval; at this "
        "spread no budget reaches it: ask for a larger δ, or quieten the machine");
}

TEST(PilotBlocks, CostATenthAtMostOrAreLeftOut) {
    auto plan = two_claims_and_a_guard();  // 100 s over 3 workloads: 3.3 s each for the pilot
    EXPECT_EQ(pilot_blocks(plan, 3, 0.1, 2), 16);
    EXPECT_EQ(pilot_blocks(plan, 3, 0.4, 2), 8);
    EXPECT_EQ(pilot_blocks(plan, 3, 0.8, 2), 4);
    EXPECT_EQ(pilot_blocks(plan, 3, 1.2, 2), 0);
    plan.maximum_blocks = 30;
    EXPECT_EQ(pilot_blocks(plan, 3, 1.0, 2), 6);
    EXPECT_EQ(pilot_blocks(plan, 3, 1.0, 1), 3);
    plan.maximum_blocks = 8;
    EXPECT_EQ(pilot_blocks(plan, 3, 1.0, 2), 0);
}

TEST(Rounds, ThePlanMayLeaveThemToThePilot) {
    Plan plan;
    workload::Specification workload;
    plan.rounds = 0;
    EXPECT_EQ(rounds_of(plan, workload), usual_rounds);
    plan.rounds = 30;
    EXPECT_EQ(rounds_of(plan, workload), 30);
    workload.rounds = 3;
    EXPECT_EQ(rounds_of(plan, workload), 3);
}

}  // namespace
}  // namespace assay::experiment
