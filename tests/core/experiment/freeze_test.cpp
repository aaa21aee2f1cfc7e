// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/freeze.h"

#include "core/base/json_mapping.h"
#include "tests/core/experiment/small_plan.h"

#include <gtest/gtest.h>

#include <functional>

namespace assay::experiment {
namespace {

using Names = std::vector<std::string>;

TEST(Choose, NothingChosenKeepsTheDraft) {
    EXPECT_EQ(*choose(small_plan(), {}), small_plan());
}

TEST(Choose, EmptyProofListsAreFilledWithWhatTheQuestionsName) {
    auto draft = small_plan();
    draft.proof_variants.clear();
    draft.proof_workloads.clear();
    const auto plan = choose(draft, {});
    EXPECT_EQ(plan->proof_variants, (Names{"base", "fast", "dose"}));
    EXPECT_EQ(plan->proof_workloads, (Names{"set", "get"}));
}

TEST(Choose, WorkloadsAndComparisonsNarrowQuestionsAndProofs) {
    auto draft = small_plan();
    draft.proof_variants = {"base", "fast", "dose"};
    Choice choice;
    choice.comparisons = {"dose"};
    auto plan = choose(draft, choice);
    ASSERT_EQ(plan->questions.size(), 1U);
    EXPECT_EQ(plan->questions[0].comparison, "dose");
    EXPECT_EQ(plan->proof_variants, (Names{"base", "dose"}));

    choice = {};
    choice.workloads = {"get"};
    plan = choose(draft, choice);
    ASSERT_EQ(plan->questions.size(), 1U);
    EXPECT_EQ(plan->questions[0].workload, "get");
    EXPECT_EQ(plan->proof_workloads, (Names{"get"}));
}

TEST(Choose, BudgetAndBlocksReplaceEachOther) {
    auto draft = small_plan();
    Choice choice;
    choice.blocks = 20;
    auto plan = choose(draft, choice);
    EXPECT_EQ(plan->maximum_blocks, 20);
    EXPECT_EQ(plan->budget_seconds, 0);
    draft.maximum_blocks = 40;
    choice = {};
    choice.budget_seconds = 60;
    choice.seed = 99;
    plan = choose(draft, choice);
    EXPECT_EQ(plan->maximum_blocks, 0);
    EXPECT_EQ(plan->budget_seconds, 60);
    EXPECT_EQ(plan->seed, 99U);
}

TEST(Choose, WhatDoesNotFitIsAUsageErrorThatSaysWhatWould) {
    const auto error = [](const Choice& choice) {
        const auto plan = choose(small_plan(), choice);
        EXPECT_FALSE(plan);
        EXPECT_EQ(plan.error().kind, ErrorKind::usage);
        EXPECT_FALSE(plan.error().advice.empty());
        return plan.error();
    };
    Choice both;
    both.blocks = 10;
    both.budget_seconds = 10;
    (void)error(both);
    Choice zero;
    zero.blocks = 0;
    (void)error(zero);
    Choice negative;
    negative.budget_seconds = -1;
    (void)error(negative);
    Choice unknown;
    unknown.workloads = {"sett"};
    EXPECT_NE(error(unknown).message.find("'sett'"), std::string::npos);
    EXPECT_NE(error(unknown).advice.find("set, get"), std::string::npos);
    Choice apart;
    apart.workloads = {"get"};
    apart.comparisons = {"dose"};
    (void)error(apart);
}

// Part of the hash of every plan that is in a file.
TEST(Freeze, SaysWhatIsVoidAsItWasSaidBeforeWindowsWereLeftOut) {
    auto plan = small_plan();
    plan.foreign_load_limit = 0.1;
    ASSERT_EQ(exclusion_rules(plan).size(), 5U);
    EXPECT_EQ(
        exclusion_rules(plan)[3],
        "A block is void when a server waited for its core for more than the plan's share of its windows, "
        "or the host took that much of the block's time: foreign load.");
    plan.foreign_load_trim = 0.2;
    EXPECT_EQ(
        exclusion_rules(plan)[3],
        "A block is void when a server waited for its core for more than the plan's share of its windows "
        "(without those that waited longest, as many as a trimmed mean cuts), or the host took that much "
        "of the block's time: foreign load.");
}

TEST(Freeze, NamesThePlanByItsBinariesAndRules) {
    const auto plan = freeze(small_plan(), {{"base", "aa"}, {"fast", "bb"}});
    EXPECT_EQ(plan.binaries.at("fast"), "bb");
    EXPECT_EQ(plan.exclusion_rules, exclusion_rules(plan));
    EXPECT_NE(plan_sha256(plan), plan_sha256(small_plan()));
    EXPECT_EQ(plan_sha256(plan), plan_sha256(freeze(small_plan(), {{"base", "aa"}, {"fast", "bb"}})));
    auto own = small_plan();
    own.exclusion_rules = {"none"};
    EXPECT_EQ(freeze(own, {}).exclusion_rules, (Names{"none"}));
}

TEST(Freeze, AnEditedWorkloadMakesAnotherPlan) {
    auto plan = freeze(small_plan(), {});
    workload::Specification set, get, unasked;
    set.name = "set";
    get.name = "get";
    unasked.name = "unasked";
    auto edited = set;
    edited.pipeline = 16;
    auto same = plan;
    auto other = plan;
    pin_workloads(plan, std::vector{set, get, unasked});
    unasked.pipeline = 16;
    pin_workloads(same, std::vector{unasked, get, set});
    pin_workloads(other, std::vector{edited, get});
    ASSERT_EQ(plan.workload_sha256->size(), 2U);
    EXPECT_EQ(plan_sha256(same), plan_sha256(plan));
    EXPECT_NE(plan_sha256(other), plan_sha256(plan));
}

TEST(Freeze, APlanThatNamesNoWorkloadKeepsTheHashOfOlderFiles) {
    Plan plan;
    plan.name = "old";
    const auto json = json::serialize(to_json(plan));
    EXPECT_EQ(json.find("workload_sha256"), std::string::npos) << json;
}

TEST(Freeze, PlansThatDifferInHowMuchIsMeasuredAloneMeasureTheSame) {
    const auto plan = freeze(small_plan(), {{"base", "aa"}});
    auto longer = plan;
    longer.budget_seconds = 600;
    longer.minimum_blocks = 20;
    longer.maximum_blocks = 40;
    EXPECT_NE(plan_sha256(longer), plan_sha256(plan));
    EXPECT_TRUE(measures_the_same(longer, plan));
    EXPECT_TRUE(measures_the_same(plan, longer));
    for (const auto& change : std::vector<std::function<void(Plan&)>>{
             [](Plan& p) { p.seed = 99; }, [](Plan& p) { p.questions.pop_back(); },
             [](Plan& p) { p.questions[0].material_percent = 0.5; }, [](Plan& p) { p.rounds = 12; },
             [](Plan& p) { p.binaries["base"] = "bb"; }, [](Plan& p) { p.void_limit = 0.2; },
             [](Plan& p) { p.workload_sha256.emplace()["set"] = "cc"; }}) {
        auto other = longer;
        change(other);
        EXPECT_FALSE(measures_the_same(other, plan));
    }
}

}  // namespace
}  // namespace assay::experiment
