// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/sizing.h"

#include <gtest/gtest.h>

#include <vector>

namespace assay::experiment {
namespace {

using Pilot = std::vector<PilotWindow>;

workload::Specification workload_of(int pipeline, int connections) {
    workload::Specification out;
    out.pipeline = pipeline;
    out.connections = connections;
    return out;
}

Plan plan_of(double window_ms) {
    Plan plan;
    plan.window_ms = window_ms;
    return plan;
}

TEST(Sizing, AWindowTakesThePlansTimeAtTheMedianSpeed) {
    // 157 µs an operation, as for SETs of 256 KiB: 63 in 10 ms. One slow window changes nothing.
    const Pilot pilot{{10, 1'570'000}, {10, 1'560'000}, {10, 1'580'000}, {10, 90'000'000}, {10, 1'570'000}};
    EXPECT_EQ(operations_per_window(pilot, plan_of(10), workload_of(1, 1)), 63);
}

TEST(Sizing, IsAMultipleOfTheBatch) {
    const Pilot pilot{{200, 150'400}};  // 752 ns an operation
    const auto operations = operations_per_window(pilot, plan_of(10), workload_of(200, 1));
    EXPECT_EQ(operations, 13'200);
    EXPECT_EQ(operations_per_window(pilot, plan_of(10), workload_of(200, 5)), 13'000);
}

TEST(Sizing, SlowOperationsGetOneBatch) {
    const Pilot second{{1, 1'000'000'000}};
    EXPECT_EQ(operations_per_window(second, plan_of(10), workload_of(1, 1)), 1);
    EXPECT_EQ(operations_per_window(second, plan_of(10), workload_of(16, 4)), 64);
}

TEST(Sizing, WindowsStayBetweenOneAndFiftyMilliseconds) {
    const Pilot pilot{{1, 100'000}};
    EXPECT_EQ(operations_per_window(pilot, plan_of(0.1), workload_of(1, 1)), 10);
    EXPECT_EQ(operations_per_window(pilot, plan_of(900), workload_of(1, 1)), 500);
}

TEST(Sizing, AWorkloadsOwnRoundsComeFirst) {
    Plan plan;
    workload::Specification slow;
    plan.rounds = 30;
    EXPECT_EQ(rounds_of(plan, slow), 30);
    EXPECT_EQ(warmup_rounds_of(plan, slow), plan.warmup_rounds);
    slow.rounds = 4;
    slow.warmup_rounds = 0;
    EXPECT_EQ(rounds_of(plan, slow), 4);
    EXPECT_EQ(warmup_rounds_of(plan, slow), 0);
}

}  // namespace
}  // namespace assay::experiment
