// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/evaluate.h"

#include "core/base/json_mapping.h"
#include "core/stats/anytime_interval.h"
#include "core/stats/outlook.h"
#include "core/verdict/progress.h"
#include "core/verdict/series.h"
#include "tests/core/verdict/made_blocks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace assay::verdict {
namespace {

using experiment::CheckKind;
using experiment::CheckResult;
using experiment::Combination;
using experiment::Direction;
using experiment::Metric;
using experiment::Plan;
using experiment::QuestionRole;

Plan plan_of(Direction direction = Direction::lowers, double material = 1,
             Metric metric = Metric::cpu_ns_per_op) {
    Plan plan;
    plan.baseline = "base";
    plan.questions = {{"fast", "set", metric, direction, material, QuestionRole::claim}};
    return plan;
}

Evaluation evaluated(const Plan& plan, const std::vector<experiment::Block>& blocks,
                     const std::vector<CheckResult>& checks = {}) {
    return evaluate(plan, shared(blocks), checks, {});
}

Finding first(const Plan& plan, const std::vector<experiment::Block>& blocks,
              const std::vector<CheckResult>& checks = {}) {
    return evaluated(plan, blocks, checks).findings.at(0);
}

TEST(Evaluate, AClearEffectIsConfirmedWithItsNumbers) {
    const auto blocks = spread_blocks(20, -5, 1);
    const auto finding = first(plan_of(), blocks);
    EXPECT_EQ(finding.decision, Decision::confirmed);
    EXPECT_EQ(finding.baseline, "base");
    EXPECT_EQ(finding.metric, "cpu_ns_per_op");
    EXPECT_EQ(finding.blocks, 20);
    EXPECT_EQ(finding.layouts, Layouts::paired);
    EXPECT_NEAR(finding.effect_percent, -5, 0.01);
    // 20 values, 3 excluded on each side: the 4th and the 17th of an even spread from −6 to −4.
    EXPECT_NEAR(*finding.low_percent, -6 + 2 * 3.0 / 19, 1e-4);
    EXPECT_NEAR(*finding.high_percent, -6 + 2 * 16.0 / 19, 1e-4);
    EXPECT_NEAR(*finding.null_low_percent, -0.1 + 0.2 * 3.0 / 19, 1e-4);
    EXPECT_NEAR(finding.baseline_value, 1.0375e6, 1);
    EXPECT_NEAR(finding.variant_value, 0.95 * 1.0375e6, 500);
    EXPECT_FALSE(finding.blocks_needed);
    EXPECT_FALSE(finding.effect_with_voided_percent);
    EXPECT_NEAR(finding.reference.hodges_lehmann_percent, -5, 0.02);
    EXPECT_NEAR(finding.reference.block_sd_percent, 100 * 0.607 * 0.0105, 0.1);
    EXPECT_LT(finding.reference.t_low_percent, -5);
    EXPECT_GT(finding.reference.t_high_percent, -5);
    EXPECT_LT(finding.reference.sign_flip_p, 0.001);
    EXPECT_GT(*finding.visible_percent, 0);
}

TEST(Evaluate, FindingAndFunnelSayTheSame) {
    const auto blocks = shared(spread_blocks(23, -2, 3));
    const auto finding = evaluate(plan_of(), blocks, {}, {}).findings.at(0);
    const auto last = funnel(plan_of(), blocks, "set", "fast", Metric::cpu_ns_per_op).back();
    EXPECT_EQ(finding.blocks, last.blocks);
    EXPECT_EQ(finding.effect_percent, last.median_percent);
    EXPECT_EQ(finding.low_percent, last.low_percent);
    EXPECT_EQ(finding.high_percent, last.high_percent);
}

TEST(Evaluate, NoEffectIsRefutedAndTheOtherWayRoundToo) {
    EXPECT_EQ(first(plan_of(), spread_blocks(20, 0, 0.5)).decision, Decision::refuted);
    EXPECT_EQ(first(plan_of(), spread_blocks(20, 5, 0.5)).decision, Decision::refuted);
    EXPECT_EQ(first(plan_of(Direction::raises), spread_blocks(20, 5, 0.5)).decision, Decision::confirmed);
    EXPECT_EQ(first(plan_of(Direction::changes, 3), spread_blocks(20, 0.5, 1)).decision, Decision::refuted);
}

TEST(Evaluate, ThroughputRisesWhenTimeFalls) {
    EXPECT_EQ(first(plan_of(Direction::raises, 1, Metric::throughput_ops), spread_blocks(20, -5, 1)).decision,
              Decision::confirmed);
    EXPECT_EQ(first(plan_of(Direction::lowers, 1, Metric::throughput_ops), spread_blocks(20, -5, 1)).decision,
              Decision::refuted);
    const auto finding =
        first(plan_of(Direction::lowers, 1, Metric::wall_ns_per_op), spread_blocks(20, -5, 1));
    EXPECT_EQ(finding.decision, Decision::confirmed);
    EXPECT_NEAR(finding.baseline_value, 2 * 1.0375e6, 2);
}

TEST(Evaluate, BelowEightBlocksNothingIsDecidedHoweverLargeTheEffect) {
    const auto none = first(plan_of(), {});
    EXPECT_EQ(none.decision, Decision::inconclusive);
    EXPECT_EQ(none.blocks, 0);
    EXPECT_TRUE(std::isnan(none.effect_percent));
    const auto one = first(plan_of(), spread_blocks(1, -50, 0));
    EXPECT_NEAR(one.effect_percent, -50, 1e-6);
    EXPECT_TRUE(std::isnan(one.reference.block_sd_percent));
    const auto seven = first(plan_of(), spread_blocks(7, -50, 1));
    EXPECT_EQ(seven.decision, Decision::inconclusive);
    EXPECT_FALSE(seven.low_percent);
    EXPECT_EQ(seven.blocks_needed, 8);
    EXPECT_EQ(first(plan_of(), spread_blocks(8, -50, 1)).decision, Decision::confirmed);
}

TEST(Evaluate, DirectionShownSizeUndecidedNeedsMoreBlocks) {
    const auto finding = first(plan_of(), spread_blocks(20, -1.3, 0.9));
    EXPECT_EQ(finding.decision, Decision::inconclusive);
    EXPECT_NE(finding.sentence.find("direction shown, size undecided"), std::string::npos)
        << finding.sentence;
    ASSERT_TRUE(finding.blocks_needed);
    EXPECT_GT(*finding.blocks_needed, 20);
}

TEST(Evaluate, AWideNullArmMakesItInconclusiveWhateverTheEffect) {
    const auto finding = first(plan_of(), spread_blocks(20, -50, 1, 3));
    EXPECT_EQ(finding.decision, Decision::inconclusive);
    EXPECT_NE(finding.sentence.find("cannot resolve 1% here"), std::string::npos) << finding.sentence;
    ASSERT_TRUE(finding.blocks_needed);  // until the null arm fits
    EXPECT_GT(*finding.blocks_needed, 20);

    auto without = spread_blocks(20, -50, 1);
    for (auto& block : without)
        block.arms.erase(block.arms.begin() + 1);
    EXPECT_EQ(first(plan_of(), without).decision, Decision::inconclusive);
}

TEST(Evaluate, AShiftedNullArmCannotBeMendedByBlocks) {
    auto blocks = spread_blocks(20, -50, 1);
    for (auto& block : blocks)
        block.arms[1] = windows_of("A'", 2 + 0.01 * block.index, 4);
    const auto finding = first(plan_of(), blocks);
    EXPECT_EQ(finding.decision, Decision::inconclusive);
    EXPECT_FALSE(finding.blocks_needed);
}

TEST(Evaluate, WithOneFixedLayoutTheIntervalMustClearTheBorderByThreePercent) {
    const auto fixed = [](std::vector<experiment::Block> blocks) {
        for (auto& block : blocks)
            for (auto& arm : block.arms)
                arm.layout = Layouts::uncontrolled;
        return blocks;
    };
    const auto small = first(plan_of(), fixed(spread_blocks(20, -2, 0.5)));
    EXPECT_EQ(small.decision, Decision::inconclusive);
    EXPECT_EQ(small.layouts, Layouts::uncontrolled);
    EXPECT_NE(small.sentence.find("differ by up to 3%"), std::string::npos) << small.sentence;
    EXPECT_FALSE(small.blocks_needed);
    EXPECT_EQ(first(plan_of(), fixed(spread_blocks(20, 0, 0.2))).decision, Decision::inconclusive);
    const auto large = first(plan_of(), fixed(spread_blocks(20, -5, 0.5)));
    EXPECT_EQ(large.decision, Decision::confirmed);
    EXPECT_NE(large.sentence.find("Layout not controlled."), std::string::npos);
    EXPECT_EQ(first(plan_of(Direction::changes, 3), fixed(spread_blocks(20, 0, 1))).decision,
              Decision::inconclusive);
    EXPECT_EQ(first(plan_of(), fixed(spread_blocks(20, 5.5, 0.5))).decision, Decision::refuted);
}

TEST(Evaluate, VoidBlocksDoNotCountAndTheResultWithThemIsShown) {
    auto blocks = spread_blocks(30, -5, 1);
    for (const std::size_t i : {3U, 4U}) {
        blocks[i].void_reason = "server died";
        blocks[i].arms[2] = windows_of("fast", 900, 4);
    }
    const auto finding = first(plan_of(), blocks);
    EXPECT_EQ(finding.decision, Decision::confirmed);
    EXPECT_EQ(finding.blocks, 28);
    EXPECT_EQ(finding.voided, 2);
    ASSERT_TRUE(finding.effect_with_voided_percent);
    EXPECT_NE(*finding.effect_with_voided_percent, finding.effect_percent);
    EXPECT_NEAR(*finding.effect_with_voided_percent, -5, 0.3);
}

TEST(Evaluate, TooManyVoidBlocksMakeTheFindingVoid) {
    auto blocks = spread_blocks(30, -5, 1);
    for (std::size_t i = 0; i < 4; ++i)
        blocks[i].arms[2].operations[0] += 1;
    const auto evaluation = evaluated(plan_of(), blocks);
    EXPECT_EQ(evaluation.findings[0].decision, Decision::void_);
    EXPECT_EQ(evaluation.findings[0].voided, 4);
    EXPECT_EQ(evaluation.conclusion.decision, Decision::void_);
}

TEST(Evaluate, AFailedCheckOfTheWorkloadOrTheBinaryMakesItVoidAndNamesIt) {
    const auto blocks = spread_blocks(20, -5, 1);
    const CheckResult bytes{"same AOF", "fast", "set", "aa", "bb", false, CheckKind::aof_identical};
    const auto evaluation = evaluated(plan_of(), blocks, {bytes});
    EXPECT_EQ(evaluation.findings[0].decision, Decision::void_);
    EXPECT_NE(evaluation.findings[0].sentence.find("'same AOF'"), std::string::npos);
    const CheckResult calls{"calls", "fast", "", "0", "1", false, CheckKind::calls};
    EXPECT_EQ(first(plan_of(), blocks, {calls}).decision, Decision::void_);

    // What speaks of something else, or passed, changes nothing.
    auto other_workload = bytes;
    other_workload.workload = "get";
    auto other_variant = calls;
    other_variant.variant = "dose";
    auto passed = bytes;
    passed.passed = true;
    auto not_compared = bytes;  // on the workload, but of a variant that the plan does not ask about
    not_compared.variant = "dose";
    const std::vector<CheckResult> others = {other_workload, other_variant, passed, not_compared};
    EXPECT_EQ(first(plan_of(), blocks, others).decision, Decision::confirmed);
    for (const auto& gate : evaluated(plan_of(), blocks, others).gates)
        EXPECT_NE(gate.state, GateState::fail) << gate.name << ": " << gate.detail;
}

TEST(Evaluate, ABusyLoadThreadVoidsThroughputAndWallTimeButNotCpu) {
    auto blocks = spread_blocks(20, -5, 1);
    for (auto& block : blocks)
        for (auto& arm : block.arms)
            arm.load_cpu_ns = arm.wall_ns;
    EXPECT_EQ(first(plan_of(Direction::raises, 1, Metric::throughput_ops), blocks).decision, Decision::void_);
    EXPECT_EQ(first(plan_of(Direction::lowers, 1, Metric::wall_ns_per_op), blocks).decision, Decision::void_);
    EXPECT_EQ(first(plan_of(), blocks).decision, Decision::confirmed);
}

TEST(Evaluate, AnyIsCorrectedByHolmAndAllIsNot) {
    // Eight blocks all beyond the border: E = 2^8/9 = 28.4, p = 0.035: enough for one claim at 0.05, not for
    // one of two.
    auto blocks = spread_blocks(8, -5, 0.5);
    for (auto& block : blocks)
        block.arms.push_back(windows_of("idle", 0.01 * block.index, 4));
    auto plan = plan_of();
    plan.questions.push_back(
        {"idle", "set", Metric::cpu_ns_per_op, Direction::lowers, 1, QuestionRole::claim});
    plan.combination = Combination::all;
    auto evaluation = evaluated(plan, blocks);
    EXPECT_EQ(evaluation.findings[0].decision, Decision::confirmed);
    EXPECT_EQ(evaluation.conclusion.decision, Decision::refuted);
    plan.combination = Combination::any;
    evaluation = evaluated(plan, blocks);
    EXPECT_EQ(evaluation.findings[0].decision, Decision::inconclusive);
    EXPECT_NE(evaluation.findings[0].sentence.find("corrected for several claims (Holm, 2 claims)"),
              std::string::npos);
    EXPECT_EQ(evaluation.findings[0].blocks_needed, 9);  // 2^9/10 = 51 reaches 1/0.025 = 40
    EXPECT_EQ(evaluation.conclusion.decision, Decision::inconclusive);

    plan.questions[1].role = QuestionRole::guard;  // one claim alone needs no correction
    EXPECT_EQ(evaluated(plan, blocks).findings[0].decision, Decision::confirmed);
}

TEST(Evaluate, FindingsAreInTheOrderOfTheQuestionsAndEveryWorkloadHasItsGates) {
    auto plan = plan_of();
    plan.questions.push_back(
        {"fast", "get", Metric::cpu_ns_per_op, Direction::changes, 3, QuestionRole::guard});
    const auto evaluation = evaluated(plan, spread_blocks(20, -5, 1));
    ASSERT_EQ(evaluation.findings.size(), 2U);
    EXPECT_EQ(evaluation.findings[1].workload, "get");
    EXPECT_EQ(evaluation.findings[1].decision, Decision::inconclusive);
    std::vector<std::string> names;
    for (const auto& gate : evaluation.gates)
        names.push_back(gate.workload + " " + gate.name);
    EXPECT_EQ(names, (std::vector<std::string>{"set same work", "set null", "set sensitivity", "set headroom",
                                               "set layout", "get same work", "get null", "get sensitivity",
                                               "get headroom", "get layout"}));
    EXPECT_EQ(open_questions(evaluation, "set"), experiment::OpenQuestions{});
    EXPECT_EQ(open_questions(evaluation, "get"), (experiment::OpenQuestions{0, 0, 1}));
    EXPECT_FALSE(all_decided(evaluation));
    EXPECT_FALSE(all_decided(Evaluation{}));
    EXPECT_TRUE(all_decided(evaluated(plan_of(), spread_blocks(20, -5, 1))));
}

TEST(Evaluate, IsTheSameToTheLastDigitFromTheSameBlocks) {
    const auto blocks = spread_blocks(40, -1, 2);
    const auto text = [&] { return json::serialize(to_json(first(plan_of(), blocks))); };
    EXPECT_EQ(text(), text());
}

}  // namespace
}  // namespace assay::verdict
