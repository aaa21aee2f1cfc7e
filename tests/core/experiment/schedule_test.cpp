// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/schedule.h"

#include "tests/core/experiment/small_plan.h"

#include <gtest/gtest.h>

#include <vector>

namespace assay::experiment {
namespace {

WorkloadProgress progress(OpenQuestions open, int counted, double seconds = 1) {
    WorkloadProgress out;
    out.open = open;
    out.attempted = out.this_run = counted;
    out.pilot_seconds_per_block = seconds;
    return out;
}

std::optional<std::size_t> next(const std::vector<WorkloadProgress>& workloads, double elapsed = 0,
                                Plan plan = small_plan()) {
    return next_workload(plan, workloads, elapsed);
}

constexpr OpenQuestions claim{1, 0, 0};
constexpr OpenQuestions calibration{0, 1, 0};
constexpr OpenQuestions guard{0, 0, 1};
constexpr OpenQuestions nothing{0, 0, 0};

TEST(Schedule, ReservesTheBlocksAtWhichAWildOneNoLongerSetsTheEnds) {
    auto plan = small_plan();
    EXPECT_EQ(reserved_blocks(plan), 12);
    plan.minimum_blocks = 20;
    EXPECT_EQ(reserved_blocks(plan), 20);
    plan.minimum_blocks = 8;
    plan.mixture_a = 5;
    EXPECT_GT(reserved_blocks(plan), 12);
}

TEST(Schedule, CountsQuestionsByRole) {
    EXPECT_EQ(questions_on(small_plan(), "set"), (OpenQuestions{1, 1, 0}));
    EXPECT_EQ(questions_on(small_plan(), "get"), guard);
    EXPECT_EQ(questions_on(small_plan(), "other"), nothing);
}

TEST(Schedule, ClaimsComeBeforeCalibrationsBeforeGuards) {
    EXPECT_EQ(next({progress(guard, 0), progress(calibration, 0), progress(claim, 0)}), 2U);
    EXPECT_EQ(next({progress(guard, 0), progress(calibration, 0), progress(nothing, 9)}), 1U);
    EXPECT_EQ(next({progress(guard, 0), progress(nothing, 9)}), 0U);
}

TEST(Schedule, WorkloadsOfTheClaimTakeTurns) {
    EXPECT_EQ(next({progress(claim, 3), progress(claim, 3)}), 0U);
    EXPECT_EQ(next({progress(claim, 4), progress(claim, 3)}), 1U);
}

TEST(Schedule, WhatIsDecidedStillGetsThePlansMinimum) {
    EXPECT_EQ(next({progress(nothing, 7), progress(nothing, 8)}), 0U);
    EXPECT_EQ(next({progress(nothing, 8), progress(nothing, 8)}), std::nullopt);
}

TEST(Schedule, ADecidedPlanThatIsRunAgainIsMeasuredAgain) {
    auto earlier = progress(nothing, 20);
    earlier.this_run = 0;
    EXPECT_EQ(next({earlier}), 0U);
    earlier.this_run = 8;
    EXPECT_EQ(next({earlier}), std::nullopt);
}

TEST(Schedule, TheClaimStopsWhereTheGuardsShareBegins) {
    // Budget 100, guard needs 12 blocks of 1 s: the claim may start blocks of 2 s up to 88 − 2.
    EXPECT_EQ(next({progress(claim, 40, 2), progress(guard, 0)}, 86), 0U);
    EXPECT_EQ(next({progress(claim, 40, 2), progress(guard, 0)}, 86.5), 1U);
    // The share that the guard has had already is not held back again.
    EXPECT_EQ(next({progress(claim, 40, 2), progress(guard, 10)}, 96), 0U);
    EXPECT_EQ(next({progress(claim, 40, 2), progress(guard, 12)}, 98), 0U);
}

TEST(Schedule, BelowItsOwnShareAWorkloadOwesNothing) {
    EXPECT_EQ(next({progress(claim, 11, 2), progress(guard, 0)}, 97), 0U);
    EXPECT_EQ(next({progress(claim, 12, 2), progress(guard, 0)}, 97), 1U);
}

TEST(Schedule, ABlockThatDoesNotFitIsNotStarted) {
    EXPECT_EQ(next({progress(claim, 0, 30)}, 70), 0U);
    EXPECT_EQ(next({progress(claim, 0, 30)}, 70.5), std::nullopt);
}

TEST(Schedule, TheTimeOfMeasuredBlocksReplacesThePilots) {
    auto workload = progress(claim, 4, 1);
    workload.this_run_attempts = 4;
    workload.this_run_seconds = 80;
    EXPECT_DOUBLE_EQ(workload.seconds_per_block(), 20);
    EXPECT_EQ(next({workload}, 81), std::nullopt);
}

TEST(Schedule, AFixedNumberReplacesVoidBlocksAndHeedsABudgetThatIsGivenToo) {
    auto plan = small_plan();
    plan.maximum_blocks = 8;
    auto workload = progress(nothing, 9);
    workload.voided = 1;
    workload.this_run_attempts = 8;
    workload.this_run = 7;
    workload.this_run_seconds = 8;
    EXPECT_EQ(next({workload}, 8, plan), 0U);
    EXPECT_EQ(next({workload}, 99.5, plan), std::nullopt);
    plan.budget_seconds = 0;
    EXPECT_EQ(next({workload}, 1e9, plan), 0U);
    workload.this_run = 8;
    EXPECT_EQ(next({workload}, 8, plan), std::nullopt);
}

TEST(Schedule, VoidsAreHeldAgainstTheLimitFromTenBlocksOn) {
    EXPECT_FALSE(too_many_voids(9, 9, 0.1));
    EXPECT_FALSE(too_many_voids(10, 1, 0.1));
    EXPECT_TRUE(too_many_voids(10, 2, 0.1));
    EXPECT_FALSE(too_many_voids(20, 2, 0.1));
    EXPECT_TRUE(too_many_voids(20, 3, 0.1));
    EXPECT_TRUE(too_many_voids(10, 1, 0));
}

TEST(Schedule, ARunGoesOnUntilItsVoidsAreHopeless) {
    // Of 10 at 10% four or more fall in 1.3%, five or more in 0.16% of cases; of 40 ten or more in 0.5%.
    EXPECT_FALSE(hopeless_voids(9, 9, 0.1));
    EXPECT_FALSE(hopeless_voids(10, 4, 0.1));
    EXPECT_TRUE(hopeless_voids(10, 5, 0.1));
    EXPECT_FALSE(hopeless_voids(40, 9, 0.1));
    EXPECT_TRUE(hopeless_voids(40, 10, 0.1));
    EXPECT_TRUE(hopeless_voids(10, 1, 0));
    EXPECT_FALSE(hopeless_voids(10, 0, 0));
}

TEST(Schedule, ComparisonsThatTakeTurnsNeedAsManyBlocksEach) {
    auto plan = small_plan();
    plan.maximum_blocks = 8;
    plan.budget_seconds = 0;
    auto together = progress(claim, 8);
    auto in_turn = progress(claim, 8);
    in_turn.turns = 2;
    EXPECT_EQ(next({together}, 0, plan), std::nullopt);
    EXPECT_EQ(next({in_turn}, 0, plan), 0U);
    in_turn.attempted = in_turn.this_run = 16;
    EXPECT_EQ(next({in_turn}, 0, plan), std::nullopt);

    in_turn = progress(claim, 0, 2);
    in_turn.workload = "set";
    in_turn.turns = 2;
    plan.maximum_blocks = 0;
    plan.budget_seconds = 31;
    EXPECT_TRUE(too_short_for_claims(plan, std::vector{in_turn}));
    plan.budget_seconds = 32;
    EXPECT_FALSE(too_short_for_claims(plan, std::vector{in_turn}));
}

TEST(Schedule, ABudgetThatGivesTheClaimsNoIntervalIsTooShort) {
    auto plan = small_plan();  // a claim on "set", a guard on "get"
    auto set = progress(claim, 0, 2);
    auto get = progress(guard, 0, 100);
    set.workload = "set";
    get.workload = "get";
    const auto too_short = [&](double budget) {
        plan.budget_seconds = budget;
        return too_short_for_claims(plan, std::vector{set, get});
    };
    EXPECT_FALSE(too_short(16));  // 8 blocks of 2 s; guards may get none
    const auto error = too_short(15.9);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind, ErrorKind::invalid_input);
    EXPECT_EQ(
        error->message,
        "plan 'quick': 15.9 s are too short to decide anything: a claim needs 8 blocks, and so many are "
        "missing: 8 of 'set' at 2.0 s");
    EXPECT_NE(error->advice.find("--budget 16s"), std::string::npos) << error->advice;

    set.attempted = 6;  // of earlier runs, one of them void
    set.voided = 1;
    set.this_run = 0;
    EXPECT_TRUE(too_short(5.9));
    EXPECT_FALSE(too_short(6));
    set.attempted = 9;
    EXPECT_FALSE(too_short(0.1));
    plan.maximum_blocks = 8;
    set.attempted = 0;
    EXPECT_FALSE(too_short(0));
}

}  // namespace
}  // namespace assay::experiment
