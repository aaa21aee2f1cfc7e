// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/metric.h"

#include "core/verdict/effects.h"
#include "core/verdict/metric_rows.h"

#include <gtest/gtest.h>

#include <cmath>
#include <gmock/gmock.h>

namespace assay::verdict {
namespace {

using experiment::ArmWindows;
using experiment::Block;
using experiment::Metric;

ArmWindows arm(const char* name, std::int64_t scale) {
    ArmWindows out;
    out.arm = name;
    out.variant = name;
    out.operations = {100, 100};
    out.wall_ns = {20'000, 20'000};
    out.cpu_ns = {10'000, 10'000};
    out.all_cpu_ns = {10'000 * scale, 10'000 * scale};
    out.minor_faults = {0, 10 * scale};
    out.voluntary_switches = {100, 100};
    out.involuntary_switches = {0, 0};
    out.peak_memory_bytes = 1'000'000 * scale;
    out.server_usec_per_call = 0.25 * static_cast<double>(scale);
    out.thread_cpu_ns = {{"redis-server", 20'000}, {"io_thd_1", 4'000 * scale}};
    return out;
}

std::shared_ptr<const Block> block() {
    Block out;
    out.workload = "w";
    out.arms = {arm("A", 1), arm("A'", 1), arm("b", 2)};
    return std::make_shared<const Block>(out);
}

double effect(Metric metric) {
    return block_effect(*block(), "b", metric, 0.2).value().value;
}

TEST(Metric, EveryOneOfABlockIsARatioOfTheArms) {
    EXPECT_NEAR(effect(Metric::cpu_ns_per_op), 0, 1e-15);
    for (const auto metric : {Metric::all_cpu_ns_per_op, Metric::minor_faults_per_op,
                              Metric::peak_memory_bytes, Metric::server_usec_per_call})
        EXPECT_NEAR(effect(metric), std::log(2), 1e-12) << static_cast<int>(metric);
    EXPECT_NEAR(effect(Metric::context_switches_per_op), 0, 1e-15);
}

TEST(Metric, EventsAreCountedOverTheBlock) {
    // 10 faults in 200 operations, none of them in the first window.
    EXPECT_DOUBLE_EQ(arm_median(arm("A", 1), Metric::minor_faults_per_op).value(), 0.05);
    EXPECT_DOUBLE_EQ(arm_median(arm("A", 1), Metric::context_switches_per_op).value(), 1);
    EXPECT_TRUE(std::isnan(window_value(arm("A", 1), 1, Metric::minor_faults_per_op)));
}

TEST(Metric, NoneWhereThereIsNoRatio) {
    auto changed = *block();
    changed.arms[0].minor_faults = {0, 0};
    changed.arms[2].peak_memory_bytes.reset();
    changed.arms[2].all_cpu_ns.clear();
    for (const auto metric :
         {Metric::minor_faults_per_op, Metric::peak_memory_bytes, Metric::all_cpu_ns_per_op})
        EXPECT_FALSE(block_effect(changed, "b", metric, 0.2)) << static_cast<int>(metric);
}

TEST(Metric, BetterIsAPropertyOfTheMetric) {
    EXPECT_FALSE(lower_is_better(Metric::throughput_ops));
    EXPECT_TRUE(lower_is_better(Metric::cpu_ns_per_op));
    EXPECT_TRUE(lower_is_better(Metric::peak_memory_bytes));
}

TEST(MetricRows, SayWhichWayIsBetter) {
    experiment::Plan plan;
    plan.baseline = "A";
    plan.questions = {
        {"b", "w", Metric::cpu_ns_per_op, experiment::Direction::lowers, 1, experiment::QuestionRole::claim}};
    std::vector<std::shared_ptr<const Block>> blocks;
    for (int i = 0; i < 8; ++i) {
        auto one = *block();
        one.index = i;
        one.arms[2].wall_ns = {10'000, 10'000};  // twice the throughput
        blocks.push_back(std::make_shared<const Block>(one));
    }
    const auto rows = metric_rows(plan, blocks);
    ASSERT_EQ(rows.size(), 8U);
    const auto row = [&](const char* metric) {
        for (const auto& one : rows)
            if (one.metric == metric) return one;
        return MetricRow{};
    };
    EXPECT_EQ(row("throughput_ops").reading, "better");
    EXPECT_NEAR(row("throughput_ops").low_percent.value(), 100, 1e-9);
    EXPECT_EQ(row("wall_ns_per_op").reading, "better");
    EXPECT_EQ(row("peak_memory_bytes").reading, "worse");
    EXPECT_EQ(row("cpu_ns_per_op").reading, "no difference shown");
    EXPECT_EQ(row("minor_faults_per_op").baseline_value, 0.05);
    const auto threads = thread_rows(plan, blocks);
    ASSERT_EQ(threads.size(), 6U);
    EXPECT_EQ(threads[0].thread, "io_thd_1");
    EXPECT_DOUBLE_EQ(threads[0].cpu_ns_per_op, 20);
}

}  // namespace
}  // namespace assay::verdict
