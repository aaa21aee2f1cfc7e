// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/gates.h"

#include "tests/core/verdict/made_blocks.h"

#include <gtest/gtest.h>

namespace assay::verdict {
namespace {

using experiment::CheckKind;
using experiment::Direction;
using experiment::Metric;
using experiment::QuestionRole;

/// Blocks live as long as the facts about them.
struct Known {
    explicit Known(std::vector<experiment::Block> made) : blocks(shared(std::move(made))) {
        facts.name = "set";
        facts.blocks = blocks_of(blocks, "set");
        plan.questions = {{"fast", "set", Metric::cpu_ns_per_op, Direction::lowers, 1, QuestionRole::claim}};
    }
    SharedBlocks blocks;
    WorkloadFacts facts;
    experiment::Plan plan;
};

std::vector<experiment::Block> with_voids(int count, int voids) {
    auto blocks = spread_blocks(count, -5, 1);
    for (int i = 0; i < voids; ++i)
        blocks[static_cast<std::size_t>(i)].void_reason = "server died";
    return blocks;
}

TEST(Gates, SameWorkCountsVoidsAndNamesTheFirstReason) {
    EXPECT_EQ(same_work_gate(Known({}).facts, {}).state, GateState::unknown);
    EXPECT_EQ(same_work_gate(Known(with_voids(10, 0)).facts, {}).state, GateState::pass);
    const auto one = same_work_gate(Known(with_voids(10, 1)).facts, {});
    EXPECT_EQ(one.state, GateState::pass);
    EXPECT_EQ(one.detail, "1 of 10 blocks void, the first because: server died");
    EXPECT_EQ(same_work_gate(Known(with_voids(10, 2)).facts, {}).state, GateState::fail);
    EXPECT_EQ(same_work_gate(Known(with_voids(3, 3)).facts, {}).state, GateState::fail);
}

TEST(Gates, SameWorkFailsOnAFailedCheckOfTheWorkload) {
    Known known(with_voids(10, 0));
    known.facts.checks.push_back(
        {"calls of SET", "fast", "set", "2048", "2047", false, CheckKind::command_calls});
    const auto gate = same_work_gate(known.facts, known.plan);
    EXPECT_EQ(gate.state, GateState::fail);
    EXPECT_NE(gate.detail.find("'calls of SET'"), std::string::npos);
}

TEST(Gates, SameBytesIsAskedForByTheWorkloadAndAnsweredByTheCheck) {
    Known known(with_voids(10, 0));
    EXPECT_EQ(same_bytes_gate(known.facts), std::nullopt);
    workload::Specification specification;
    specification.same_bytes = true;
    known.facts.specification = &specification;
    EXPECT_EQ(same_bytes_gate(known.facts)->state, GateState::unknown);
    known.facts.checks.push_back({"aof", "fast", "set", "ab", "ab", true, CheckKind::aof_identical});
    EXPECT_EQ(same_bytes_gate(known.facts)->state, GateState::pass);
    known.facts.checks.push_back({"aof bytes", "fast", "set", "10", "11", false, CheckKind::aof_bytes});
    EXPECT_EQ(same_bytes_gate(known.facts)->state, GateState::fail);
    EXPECT_EQ(same_work_gate(known.facts, known.plan).state, GateState::pass);  // it is said once
}

TEST(Gates, NullPassesWithinDeltaAndIsUnknownWhileInfinite) {
    Known few(spread_blocks(7, -5, 1));
    EXPECT_EQ(null_gate(few.facts, few.plan).state, GateState::unknown);
    Known tight(spread_blocks(20, -5, 1, 0.5));
    EXPECT_EQ(null_gate(tight.facts, tight.plan).state, GateState::pass);
    Known wide(spread_blocks(20, -5, 1, 3));
    const auto gate = null_gate(wide.facts, wide.plan);
    EXPECT_EQ(gate.state, GateState::fail);
    EXPECT_NE(gate.detail.find("not within ±1%"), std::string::npos) << gate.detail;
}

TEST(Gates, NullLooksAtEveryMetricAndDelta) {
    Known known(spread_blocks(20, -5, 1, 3));
    known.plan.questions = {
        {"fast", "set", Metric::cpu_ns_per_op, Direction::lowers, 5, QuestionRole::claim},
        {"slow", "set", Metric::throughput_ops, Direction::raises, 1, QuestionRole::guard}};
    const auto gate = null_gate(known.facts, known.plan);
    EXPECT_EQ(gate.state, GateState::fail);
    EXPECT_NE(gate.detail.find("CPU/op"), std::string::npos);
    EXPECT_NE(gate.detail.find("throughput"), std::string::npos);
}

TEST(Gates, HeadroomNeedsATenthOfTheWindowIdle) {
    Known idle(with_voids(8, 0));
    EXPECT_NEAR(*idle_share(idle.facts), 0.75, 1e-6);
    EXPECT_EQ(headroom_gate(idle.facts).state, GateState::pass);

    auto busy = with_voids(8, 0);
    for (auto& block : busy)
        for (std::size_t i = 0; i < 4; ++i)
            block.arms[2].load_cpu_ns[i] = block.arms[2].wall_ns[i] * 95 / 100;
    EXPECT_NEAR(*idle_share(Known(busy).facts), 0.05, 1e-6);  // the busiest arm counts
    EXPECT_EQ(headroom_gate(Known(busy).facts).state, GateState::fail);

    auto unmeasured = with_voids(8, 0);
    for (auto& block : unmeasured)
        for (auto& arm : block.arms)
            arm.load_cpu_ns.assign(4, 0);
    EXPECT_EQ(headroom_gate(Known(unmeasured).facts).state, GateState::unknown);
}

TEST(Gates, LayoutNeedsOneOfItsOwnInEveryCountedBlock) {
    const auto plan = Known({}).plan;
    EXPECT_EQ(layout_gate(Known({}).facts, plan).state, GateState::unknown);
    auto blocks = with_voids(9, 1);
    EXPECT_EQ(layouts_of(Known(blocks).facts, "fast"), Layouts::paired);
    EXPECT_EQ(layout_gate(Known(blocks).facts, plan).state, GateState::pass);
    blocks[0].arms[2].layout = Layouts::uncontrolled;  // a void block does not matter
    EXPECT_EQ(layouts_of(Known(blocks).facts, "fast"), Layouts::paired);
    blocks[5].arms[2].layout = Layouts::independent;
    EXPECT_EQ(layouts_of(Known(blocks).facts, "fast"), Layouts::independent);
    EXPECT_EQ(layout_gate(Known(blocks).facts, plan).state, GateState::pass);
    EXPECT_EQ(layouts_of(Known(blocks).facts, "A'"), Layouts::paired);
    blocks[6].arms[2].layout = Layouts::uncontrolled;
    EXPECT_EQ(layouts_of(Known(blocks).facts, "fast"), Layouts::uncontrolled);
    EXPECT_EQ(layout_gate(Known(blocks).facts, plan).state, GateState::fail);
}

TEST(Gates, AFixedBaselineHasNoLayoutsToCompareWith) {
    auto blocks = with_voids(9, 0);
    for (auto& block : blocks)
        block.arms.front().layout = Layouts::uncontrolled;
    EXPECT_EQ(layouts_of(Known(blocks).facts, "fast"), Layouts::uncontrolled);
}

}  // namespace
}  // namespace assay::verdict
