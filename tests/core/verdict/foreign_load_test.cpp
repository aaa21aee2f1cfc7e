// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/foreign_load.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::verdict {
namespace {

experiment::Block block(std::int64_t delay_of_second, std::int64_t steal_ns = 0) {
    experiment::Block out;
    out.seconds = 1;
    out.steal_ns = steal_ns;
    for (const char* name : {"A", "A'", "b"}) {
        experiment::ArmWindows arm;
        arm.arm = name;
        arm.operations = {100, 100};
        arm.wall_ns = {5'000'000, 5'000'000};
        arm.cpu_ns = {4'000'000, 4'000'000};
        arm.run_delay_ns = {0, 100'000};
        out.arms.push_back(arm);
    }
    out.arms[2].run_delay_ns = {delay_of_second, 0};
    return out;
}

TEST(ForeignLoad, IsWhatAServerWaitedForItsCore) {
    EXPECT_FALSE(foreign_load(block(1'000'000), {0.1}));
    const auto reason = foreign_load(block(1'000'001), {0.1});
    ASSERT_TRUE(reason);
    EXPECT_THAT(*reason, ::testing::HasSubstr("arm b"));
    EXPECT_THAT(*reason, ::testing::HasSubstr("10%"));
}

TEST(ForeignLoad, IsWhatTheHostTook) {
    EXPECT_FALSE(foreign_load(block(0, 100'000'000), {0.1}));
    const auto reason = foreign_load(block(0, 100'000'001), {0.1});
    ASSERT_TRUE(reason);
    EXPECT_THAT(*reason, ::testing::HasSubstr("host"));
}

TEST(ForeignLoad, DoesNotLookAtHowFastAnArmWas) {
    auto slow = block(500'000);
    for (auto& wall : slow.arms[2].wall_ns)
        wall *= 3;
    for (auto& cpu : slow.arms[2].cpu_ns)
        cpu *= 3;
    EXPECT_FALSE(foreign_load(slow, {0.1}));
}

// One turn of the scheduler, in one window of ten: the trimmed mean cuts two on each side.
TEST(ForeignLoad, WindowsThatATrimmedMeanCutsSpoilNothing) {
    experiment::ArmWindows arm;
    arm.arm = "A";
    arm.wall_ns.assign(10, 2'000'000);
    arm.run_delay_ns.assign(10, 0);
    arm.run_delay_ns[3] = 3'700'000;
    experiment::Block out;
    out.seconds = 1;
    out.arms = {arm};
    EXPECT_TRUE(foreign_load(out, {0.1}));
    EXPECT_FALSE(foreign_load(out, {0.1, 0.2}));
    out.arms[0].run_delay_ns[7] = out.arms[0].run_delay_ns[8] = 3'700'000;
    const auto reason = foreign_load(out, {0.1, 0.2});  // 3.7 of the 16 ms of the other eight
    ASSERT_TRUE(reason);
    EXPECT_THAT(*reason, ::testing::HasSubstr("23% of its windows (the worst 2 of 10 left out), 10%"));
}

TEST(ForeignLoad, IsAsThePlanSays) {
    experiment::Plan plan;
    EXPECT_FALSE(foreign_load_rule(plan));
    plan.foreign_load_limit = 0.3;
    ASSERT_TRUE(foreign_load_rule(plan));
    EXPECT_EQ(foreign_load_rule(plan)->limit, 0.3);
    EXPECT_EQ(foreign_load_rule(plan)->trim, 0) << "a plan from before there was a trim";
    plan.foreign_load_trim = 0.2;
    EXPECT_EQ(foreign_load_rule(plan)->trim, 0.2);
    plan.questions.resize(2);
    EXPECT_EQ(foreign_load_rule(plan)->trim, 0.2);
    plan.questions[1].metric = experiment::Metric::context_switches_per_op;
    EXPECT_EQ(foreign_load_rule(plan)->trim, 0) << "of windows that wait, none may be left out of a count";
}

TEST(ForeignLoad, NothingMeasuredIsNoLoad) {
    EXPECT_FALSE(foreign_load(experiment::Block{}, {0.1}));
    EXPECT_FALSE(foreign_load(block(9'999'999), {1.0}));
}

}  // namespace
}  // namespace assay::verdict
