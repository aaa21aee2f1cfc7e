// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/validate.h"

#include "tests/core/experiment/small_plan.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

namespace assay::experiment {
namespace {

Result<std::vector<std::string>> held_against_the_case(const Plan& plan) {
    std::vector<variant::Recipe> variants(3);
    variants[0].name = "base";
    variants[1].name = "fast";
    variants[2].name = "dose";
    std::vector<workload::Specification> workloads(2);
    workloads[0].name = "set";
    workloads[1].name = "get";
    return validate(plan, variants, workloads);
}

TEST(Validate, AGoodPlanHasNoWarning) {
    const auto warnings = held_against_the_case(small_plan());
    ASSERT_TRUE(warnings) << warnings.error().text();
    EXPECT_TRUE(warnings->empty());
}

TEST(Validate, AShortBudgetIsAWarningOnly) {
    auto plan = small_plan();
    plan.budget_seconds = 2;
    auto warnings = held_against_the_case(plan);
    ASSERT_TRUE(warnings);
    ASSERT_EQ(warnings->size(), 1U);
    // 12 blocks × 17 rounds (at the least 8, after 9) × (4 arms on "set" + 3 on "get") × 2 ms = 2.9 s
    EXPECT_NE((*warnings)[0].find("3 s"), std::string::npos) << (*warnings)[0];
    plan.rounds = 48;
    warnings = held_against_the_case(plan);
    ASSERT_TRUE(warnings);
    ASSERT_EQ(warnings->size(), 1U);
    // 12 × 57 × 7 × 2 ms = 9.6 s
    EXPECT_NE((*warnings)[0].find("10 s"), std::string::npos) << (*warnings)[0];
}

struct Bad {
    const char* name;
    std::function<void(Plan&)> spoil;
    const char* said;  // part of the message
};

class ValidateBad : public ::testing::TestWithParam<Bad> {};

TEST_P(ValidateBad, IsRefusedWithAReasonAndAnAdvice) {
    auto plan = small_plan();
    GetParam().spoil(plan);
    const auto warnings = held_against_the_case(plan);
    ASSERT_FALSE(warnings);
    EXPECT_EQ(warnings.error().kind, ErrorKind::invalid_input);
    EXPECT_NE(warnings.error().message.find(GetParam().said), std::string::npos) << warnings.error().message;
    EXPECT_NE(warnings.error().message.find("plan 'quick'"), std::string::npos);
    EXPECT_FALSE(warnings.error().advice.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Plans, ValidateBad,
    ::testing::Values(
        Bad{"no_question", [](Plan& p) { p.questions.clear(); }, "no question"},
        Bad{"no_baseline", [](Plan& p) { p.baseline.clear(); }, "no baseline"},
        Bad{"unknown_baseline", [](Plan& p) { p.baseline = "bass"; }, "'bass'"},
        Bad{"unknown_comparison", [](Plan& p) { p.questions[0].comparison = "quick"; }, "'quick'"},
        Bad{"unknown_workload", [](Plan& p) { p.questions[2].workload = "gett"; }, "'gett'"},
        Bad{"unknown_proof_variant", [](Plan& p) { p.proof_variants.push_back("x"); }, "'x'"},
        Bad{"unknown_proof_workload", [](Plan& p) { p.proof_workloads.push_back("y"); }, "'y'"},
        Bad{"baseline_against_itself", [](Plan& p) { p.questions[0].comparison = "base"; }, "with itself"},
        Bad{"zero_delta", [](Plan& p) { p.questions[0].material_percent = 0; }, "threshold"},
        Bad{"negative_delta", [](Plan& p) { p.questions[0].material_percent = -1; }, "threshold"},
        Bad{"delta_of_everything", [](Plan& p) { p.questions[0].material_percent = 100; }, "threshold"},
        Bad{"delta_not_a_number", [](Plan& p) { p.questions[0].material_percent = std::nan(""); },
            "threshold"},
        Bad{"asked_twice", [](Plan& p) { p.questions.push_back(p.questions[0]); }, "twice"},
        Bad{"one_block", [](Plan& p) { p.maximum_blocks = 1; }, "1 block can never decide"},
        Bad{"seven_blocks", [](Plan& p) { p.maximum_blocks = 7; }, "7 blocks can never decide"},
        Bad{"eleven_blocks_for_a_five", [](Plan& p) { p.mixture_a = 5, p.maximum_blocks = 11; },
            "never decide"},
        Bad{"negative_blocks", [](Plan& p) { p.maximum_blocks = -1; }, "maximum_blocks"},
        Bad{"nothing_ends_it", [](Plan& p) { p.budget_seconds = 0; }, "budget_seconds"},
        Bad{"negative_rounds", [](Plan& p) { p.rounds = -1; }, "rounds"},
        Bad{"negative_warmup", [](Plan& p) { p.warmup_rounds = -1; }, "warmup_rounds"},
        Bad{"short_window", [](Plan& p) { p.window_ms = 0.9; }, "window_ms"},
        Bad{"foreign_load", [](Plan& p) { p.foreign_load_limit = 1.5; }, "foreign_load_limit"},
        Bad{"left_out", [](Plan& p) { p.foreign_load_trim = 0.21; }, "foreign_load_trim"},
        Bad{"long_window", [](Plan& p) { p.window_ms = 51; }, "window_ms"},
        Bad{"all_trimmed", [](Plan& p) { p.trim = 0.5; }, "trim"},
        Bad{"zero_a", [](Plan& p) { p.mixture_a = 0; }, "mixture_a"},
        Bad{"alpha_one", [](Plan& p) { p.alpha = 1; }, "alpha"},
        Bad{"alpha_zero", [](Plan& p) { p.alpha = 0; }, "alpha"},
        Bad{"all_void", [](Plan& p) { p.void_limit = 1; }, "void_limit"},
        Bad{"injections_that_tell_nothing", [](Plan& p) { p.injection_blocks = 7; }, "injection_blocks"},
        Bad{"no_minimum", [](Plan& p) { p.minimum_blocks = 0; }, "minimum_blocks"}),
    [](const auto& bad) { return std::string(bad.param.name); });

TEST(Validate, EightBlocksAreEnough) {
    auto plan = small_plan();
    plan.maximum_blocks = 8;
    plan.budget_seconds = 0;
    EXPECT_TRUE(held_against_the_case(plan));
}

}  // namespace
}  // namespace assay::experiment
