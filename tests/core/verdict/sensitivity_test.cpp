// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/sensitivity.h"

#include "core/verdict/dose_table.h"
#include "core/verdict/progress.h"
#include "tests/core/verdict/made_blocks.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::verdict {
namespace {

using experiment::Injection;
using experiment::Plan;
using experiment::QuestionRole;
using testing::HasSubstr;

using SharedInjections = std::vector<std::shared_ptr<const Injection>>;

Plan plan_of(double material, int cap) {
    Plan plan;
    plan.questions = {{"fast", "set", {}, {}, material, QuestionRole::claim},
                      {"dose", "set", {}, {}, 0.1, QuestionRole::calibration},
                      {"fast", "get", {}, {}, 3, QuestionRole::calibration}};
    plan.injection_blocks = cap;
    return plan;
}

/// Injected 1% and 2% exactly as counted; shown in the CPU time with the given slope, off by `noise` percent.
Injection made_injection(int index, double slope, double noise = 0) {
    Injection out;
    out.block = made_block(index, {{"A+1%", slope * 1 + noise}, {"A+2%", slope * 2 + noise}});
    out.arms = {{"A", 0, 0, {}, {}}, {"A+1%", 1, 100, {}, {}}, {"A+2%", 2, 200, {}, {}}};
    for (std::size_t i = 0; i < 3; ++i)
        for (const auto cpu : out.block.arms[0].cpu_ns)
            out.arms[i].spun_ns.push_back(1000 + cpu * static_cast<std::int64_t>(i) / 100);
    return out;
}

/// Noise from −half to +half percent, not in order.
SharedInjections several(int count, double slope, double half) {
    SharedInjections out;
    for (int i = 0; i < count; ++i) {
        const double place = 2.0 * ((i * 7) % count) / (count - 1) - 1;
        out.push_back(std::make_shared<const Injection>(made_injection(i, slope, half * place)));
    }
    return out;
}

Gate gate_of(const Plan& plan, const SharedInjections& injections) {
    return sensitivity_gate(plan, "set", sensitivity_of(plan, "set", injections));
}

TEST(Sensitivity, WhatWasCountedIsWhatWasInjectedWithoutTheFixedCostOfCounting) {
    const auto found = recoveries(made_injection(0, 1), 0.2);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].nominal_percent, 1);
    EXPECT_NEAR(found[0].injected, std::log1p(0.01), 1e-9);
    EXPECT_NEAR(found[0].recovered, std::log1p(0.01), 1e-8);
    EXPECT_NEAR(found[1].injected, std::log1p(0.02), 1e-9);
    EXPECT_NEAR(*slope(found), 1, 1e-6);
}

TEST(Sensitivity, TheSlopeIsThatOfTheLineByLeastSquares) {
    // With the arm without a dose at 0: means 1 and 4/3, so (-1 * -4/3 + 0 * 5/3 + 1 * -1/3) / 2.
    EXPECT_DOUBLE_EQ(*slope({{1, 1, 3}, {2, 2, 1}}), 0.5);
    EXPECT_EQ(slope({}), std::nullopt);
    EXPECT_EQ(slope({{1, 0, 3}}), std::nullopt);
}

TEST(Sensitivity, AVoidBlockOrOneWithoutCountsYieldsNothing) {
    auto voided = made_injection(0, 1);
    voided.block.void_reason = "server died";
    EXPECT_TRUE(recoveries(voided, 0.2).empty());
    auto uncounted = made_injection(0, 1);
    for (auto& arm : uncounted.arms)
        arm.spun_ns.clear();
    EXPECT_TRUE(recoveries(uncounted, 0.2).empty());
    auto unread = made_injection(0, 1);
    for (auto& arm : unread.arms)
        arm.spun_ns.assign(arm.spun_ns.size(), 0);
    EXPECT_EQ(slope(recoveries(unread, 0.2)), std::nullopt);
}

TEST(Sensitivity, ATableOfDosesCountsVoidBlocksApartAndSaysWhy) {
    auto injections = several(3, 1, 0.5);
    auto voided = made_injection(3, 1);
    voided.block.void_reason = "foreign load on the server core";
    injections.push_back(std::make_shared<const Injection>(std::move(voided)));
    const auto table = dose_table(injections, 0.2, 1, 0.05);
    EXPECT_EQ(table.blocks, 3);
    EXPECT_EQ(table.voided, 1);
    EXPECT_EQ(table.void_reason, "foreign load on the server core");
    EXPECT_NEAR(*table.slope, 1, 0.01);
    ASSERT_EQ(table.doses.size(), 2U);
    EXPECT_EQ(table.doses[1].blocks, 3);
    EXPECT_NEAR(table.doses[1].injected_percent, 2, 1e-6);
}

TEST(Sensitivity, GatePassesWhenTheIntervalHoldsOneAndNotZero) {
    const auto gate = gate_of(plan_of(1, 24), several(12, 1, 0.5));
    EXPECT_EQ(gate.state, GateState::pass);
    EXPECT_THAT(gate.detail, HasSubstr("known costs of about 1% and 2% are recovered: slope 1.00"));
    EXPECT_EQ(gate.workload, "set");
    EXPECT_EQ(gate.name, "sensitivity");
}

TEST(Sensitivity, GateFailsWhenCostsShowAsMoreOrLessThanTheyAre) {
    const auto more = gate_of(plan_of(1, 24), several(12, 2, 0.5));
    EXPECT_EQ(more.state, GateState::fail);
    EXPECT_THAT(more.detail, HasSubstr("show as more than they are"));
    const auto none = gate_of(plan_of(1, 24), several(12, 0, 0.5));
    EXPECT_EQ(none.state, GateState::fail);
    EXPECT_THAT(none.detail, HasSubstr("show as less than they are"));
}

TEST(Sensitivity, WhileZeroIsHeldItIsUndecidedUntilThePlansBlocksAreSpent) {
    const auto injections = several(12, 1, 6);
    const auto open = gate_of(plan_of(1, 13), injections);
    EXPECT_EQ(open.state, GateState::unknown);
    EXPECT_THAT(open.detail, HasSubstr("undecided"));
    const auto spent = gate_of(plan_of(1, 12), injections);
    EXPECT_EQ(spent.state, GateState::fail);
    EXPECT_THAT(spent.detail, HasSubstr("a real effect of 1% could have been missed"));
    EXPECT_EQ(gate_of(plan_of(1, 24), several(7, 1, 0.1)).state, GateState::unknown);  // no interval yet
}

TEST(Sensitivity, WithoutInjectionItIsUnknownAndSaysWhy) {
    EXPECT_EQ(gate_of(plan_of(1, 24), {}).detail, "no known cost was injected yet");
    EXPECT_EQ(gate_of(plan_of(1, 0), {}).detail, "the plan asks for no known costs here");
    EXPECT_EQ(gate_of(plan_of(1, 0), {}).state, GateState::unknown);
    EXPECT_EQ(gate_of(plan_of(1, 24), {}).state, GateState::unknown);
    Injection impossible;
    impossible.block.workload = "set";
    impossible.impossible = "the binary is linked statically";
    const auto gate = gate_of(plan_of(1, 24), {std::make_shared<const Injection>(impossible)});
    EXPECT_EQ(gate.state, GateState::unknown);
    EXPECT_EQ(gate.detail, "no known cost could be injected: the binary is linked statically");
}

TEST(Sensitivity, DosesFollowTheSmallestDeltaOfClaimsAndGuards) {
    EXPECT_EQ(injected_percent(plan_of(2, 24), "set"), 2);
    EXPECT_EQ(injected_percent(plan_of(2, 24), "get"), std::nullopt);  // asks for a calibration alone
    EXPECT_EQ(injected_percent(plan_of(2, 0), "set"), std::nullopt);
    auto older = plan_of(2, 24);
    older.injection_blocks.reset();
    EXPECT_EQ(injected_percent(older, "set"), std::nullopt);
}

TEST(Sensitivity, AFailedGateLeavesAClearIntervalInconclusiveAndAPassedOneIsSaid) {
    auto plan = plan_of(1, 24);
    plan.questions.resize(1);
    plan.baseline = "A";
    const auto ruled = [&](double effect, const SharedInjections& injections) {
        return evaluate(plan, shared(spread_blocks(20, effect, 0.3)), {}, {}, injections).findings.at(0);
    };
    EXPECT_EQ(ruled(-5, several(12, 1, 0.5)).decision, Decision::confirmed);
    const auto blind = ruled(-5, several(12, 0, 0.5));
    EXPECT_EQ(blind.decision, Decision::inconclusive);
    EXPECT_EQ(blind.blocks_needed, std::nullopt);  // more blocks do not mend it
    EXPECT_THAT(blind.sentence, HasSubstr("show as less than they are"));

    const auto seen = ruled(0, several(12, 1, 0.5));
    EXPECT_EQ(seen.decision, Decision::refuted);
    EXPECT_THAT(seen.sentence, HasSubstr("A known cost of this size was recovered here."));
}

TEST(Sensitivity, WhatIsUnknownAlthoughThePlanAsksForItIsInconclusiveAndSaysWhy) {
    auto plan = plan_of(1, 24);
    plan.questions.resize(1);
    plan.baseline = "A";
    const auto ruled = [&](double effect, const SharedInjections& injections) {
        return evaluate(plan, shared(spread_blocks(20, effect, 0.3)), {}, {}, injections).findings.at(0);
    };
    Injection impossible;
    impossible.block.workload = "set";
    impossible.impossible = "the binary is linked statically";
    const SharedInjections none = {std::make_shared<const Injection>(impossible)};
    for (const double effect : {-5.0, 0.0}) {
        for (const auto& injections : {SharedInjections(), none, several(12, 1, 6)})
            EXPECT_EQ(ruled(effect, injections).decision, Decision::inconclusive) << effect;
        EXPECT_EQ(ruled(effect, none).blocks_needed, std::nullopt);
        EXPECT_THAT(ruled(effect, none).sentence,
                    HasSubstr("that an effect of 1% would be seen here is not known: no known cost could be "
                              "injected: the binary is linked statically; run the plan again"));
    }
    plan.injection_blocks = 0;
    EXPECT_EQ(ruled(-5, {}).decision, Decision::confirmed);
    EXPECT_EQ(ruled(0, {}).decision, Decision::refuted);
    EXPECT_THAT(ruled(0, {}).sentence, HasSubstr("was not tested: the plan asks for no known costs"));
}

TEST(Sensitivity, BlocksInVainAreNotAskedFor) {
    auto plan = plan_of(1, 12);
    plan.questions.resize(1);
    plan.baseline = "A";
    const auto open = [&](double effect, const SharedInjections& injections) {
        const auto evaluation = evaluate(plan, shared(spread_blocks(20, effect, 0.3)), {}, {}, injections);
        return open_questions(evaluation, "set").claims;
    };
    EXPECT_EQ(open(-5, several(12, 1, 0.5)), 0);  // confirmed
    EXPECT_EQ(open(-5, several(12, 0, 0.5)), 0);  // clear of the border: only the gate is missing
    EXPECT_EQ(open(-1, several(12, 0, 0.5)), 1);  // both are missing
    EXPECT_EQ(open(-1, several(12, 1, 0.5)), 1);
}

TEST(Sensitivity, BlocksOfALaterRunAreJudgedTogetherWithThoseOfAFailedOne) {
    auto injections = several(12, 0, 0.5);
    EXPECT_EQ(gate_of(plan_of(1, 12), injections).state, GateState::fail);
    const auto anew = several(60, 1, 0.5);
    injections.insert(injections.end(), anew.begin(), anew.end());
    EXPECT_EQ(gate_of(plan_of(1, 12), injections).state, GateState::pass);
    EXPECT_EQ(sensitivity_of(plan_of(1, 12), "set", injections).blocks, 72);
}

}  // namespace
}  // namespace assay::verdict
