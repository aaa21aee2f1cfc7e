// SPDX-License-Identifier: GPL-3.0-or-later
// What the run keeps in mind from step to step.
#include "tests/core/experiment/runner_states.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace assay::experiment {
namespace {

TEST(RunnerState, ABlockIsCountedWithItsTimeAndItsOpenQuestions) {
    const auto& after =
        step(after_one_block(), event::BlockDone{"set", false, false, "", {1, 0, 0}, 2.5, 3.5}).state;
    const auto& set = after.workloads[0];
    EXPECT_EQ(set.attempted, 2);
    EXPECT_EQ(set.counted(), 2);
    EXPECT_EQ(set.open, (OpenQuestions{1, 0, 0}));
    EXPECT_DOUBLE_EQ(set.seconds_per_block(), 3.5 / 2);
}

TEST(RunnerState, AVoidBlockTakesItsIndexButDoesNotCount) {
    const auto after = step(after_one_block(), void_block("died", true)).state;
    EXPECT_EQ(after.workloads[0].attempted, 2);
    EXPECT_EQ(after.workloads[0].counted(), 1);
    EXPECT_EQ(after.server_failures_in_a_row, 1);
    EXPECT_EQ(step(after, block("set", {1, 1, 0})).state.server_failures_in_a_row, 0);
}

TEST(RunnerState, BlocksOfEarlierRunsOfThePlanAreTakenUp) {
    event::PlanRecorded recorded;
    recorded.earlier["set"].attempted = 14;
    recorded.earlier["set"].voided = 1;
    recorded.earlier["set"].open = {1, 0, 0};
    const auto after = step(at(phase::Freezing{}), recorded).state;
    EXPECT_EQ(after.workloads[0].attempted, 14);
    EXPECT_EQ(after.workloads[0].counted(), 13);
    EXPECT_EQ(after.workloads[0].this_run, 0);
    EXPECT_EQ(after.workloads[0].operations_per_window, 40);
    EXPECT_EQ(after.workloads[1], at(phase::Freezing{}).workloads[1]);
}

TEST(RunnerState, TheFrozenPlanHoldsTheBinariesAndTheRules) {
    State state = prepare(small_plan());
    state = step(state, event::Begin{}).state;
    state = step(state, event::VariantReady{"base", "b0"}).state;
    state = step(state, event::VariantReady{"fast", "f0"}).state;
    const auto done = step(state, event::VariantReady{"dose", "d0"});
    const auto& plan = std::get<action::FreezePlan>(done.actions.at(0)).plan;
    EXPECT_EQ(plan.binaries,
              (std::map<std::string, std::string>{{"base", "b0"}, {"dose", "d0"}, {"fast", "f0"}}));
    EXPECT_EQ(plan.exclusion_rules, exclusion_rules(plan));
    EXPECT_EQ(done.state.plan, plan);
}

}  // namespace
}  // namespace assay::experiment
