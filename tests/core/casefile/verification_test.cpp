// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/verification.h"

#include "core/casefile/case_writer.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/settling.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace assay::casefile {
namespace {

struct VerifiedCase : testing::Test {
    test::TemporaryDirectory directory;
    SystemClock clock;

    LogContents written(const test::SyntheticCase& what = {}) const {
        EXPECT_TRUE(test::write_synthetic_case(directory / "case.assay", what));
        return read_log(directory / "case.assay").value();
    }
    CaseWriter writer() const { return CaseWriter::open(directory / "case.assay", clock).value(); }
};

std::string broken(const Verification& verification) {
    std::string out;
    for (const auto& step : verification.steps)
        if (!step.holds) out += step.what + ": " + step.detail + "\n";
    return out;
}

TEST_F(VerifiedCase, AnHonestFileHolds) {
    const auto verification = verify(written());
    EXPECT_TRUE(verification.holds()) << broken(verification);
    const auto findings = std::count_if(verification.steps.begin(), verification.steps.end(),
                                        [](const auto& step) { return step.what.starts_with("finding "); });
    EXPECT_EQ(findings, 5);
}

TEST_F(VerifiedCase, AFindingThatDoesNotFollowFromTheSamplesIsNamed) {
    const auto log = written();
    auto file = writer();
    auto finding = file.state().current_plan()->findings.front();
    finding.finding.effect_percent += 0.001;
    ASSERT_TRUE(file.append(finding));
    const auto verification = verify(read_log(file.file()).value());
    EXPECT_FALSE(verification.holds());
    EXPECT_NE(broken(verification).find("effect_percent"), std::string::npos) << broken(verification);
}

TEST_F(VerifiedCase, WhatDosesSayIsRecomputedToTheLastDigit) {
    written();
    auto file = writer();
    const auto plan_sha256 = file.state().current_plan()->sha256;
    auto doses = evaluate(file.state(), *file.state().current_plan()).doses;
    ASSERT_EQ(doses.responses.size(), 2U);
    ASSERT_TRUE(file.append(DosesComputed{"", plan_sha256, doses}));
    const auto honest = verify(read_log(file.file()).value());
    EXPECT_TRUE(honest.holds()) << broken(honest);
    EXPECT_EQ(honest.steps.back().what, "doses and sweeps");
    doses.responses[0].slope.percent *= 1 + 1e-12;
    ASSERT_TRUE(file.append(DosesComputed{"", plan_sha256, doses}));
    EXPECT_NE(broken(verify(read_log(file.file()).value())).find("responses"), std::string::npos);
}

TEST_F(VerifiedCase, AFindingIsHeldAgainstTheBlocksBeforeItOnly) {
    const auto log = written();
    auto file = writer();
    auto later = *file.state().current_plan()->blocks.front();
    later.index = 1000;
    ASSERT_TRUE(file.append(BlockMeasured{later}));
    const auto verification = verify(read_log(file.file()).value());
    EXPECT_TRUE(verification.holds()) << broken(verification);
}

TEST_F(VerifiedCase, AVerdictAgainstTheSamplesIsNamed) {
    written();
    auto file = writer();
    VerdictSettled verdict;
    verdict.state = VerdictState::refuted;  // the samples confirm
    verdict.basis = VerdictBasis::measured;
    verdict.plan_sha256 = file.state().current_plan()->sha256;
    ASSERT_TRUE(file.append(verdict));
    EXPECT_FALSE(verify(read_log(file.file()).value()).holds());
}

TEST_F(VerifiedCase, AChangedPatchIsNamed) {
    written();
    auto file = writer();
    auto recipe = file.state().variants.back().recipe;
    recipe.patches = {{"forged.patch", "some text", std::string(64, '0')}};
    ASSERT_TRUE(file.append(VariantAdded{recipe}));
    EXPECT_NE(broken(verify(read_log(file.file()).value())).find("forged.patch"), std::string::npos);
}

TEST_F(VerifiedCase, SettlingFollowsTheFindings) {
    written();
    auto file = writer();
    ASSERT_EQ(evaluate(file.state(), *file.state().current_plan()).conclusion.decision,
              verdict::Decision::confirmed);
    const auto settled = settle(file.state(), "it paid", "tester");
    ASSERT_TRUE(settled);
    EXPECT_EQ(settled->state, VerdictState::confirmed);
    EXPECT_EQ(settled->basis, VerdictBasis::measured);
    EXPECT_NE(settled->scope.find("set-256k"), std::string::npos);
    ASSERT_TRUE(file.append(*settled));
    EXPECT_TRUE(verify(read_log(file.file()).value()).holds());
    EXPECT_FALSE(settle(file.state(), "again", "tester")) << "a settled case was settled again";
}

TEST_F(VerifiedCase, SettlingNeedsFindingsOrAReason) {
    test::SyntheticCase undecided;
    undecided.blocks_per_workload = 3;
    written(undecided);
    const auto file = writer();
    const auto by_findings = settle(file.state(), "not enough", "tester");
    ASSERT_FALSE(by_findings);
    EXPECT_EQ(by_findings.error().kind, ErrorKind::check_failed);
    EXPECT_EQ(settle(file.state(), "  ", "tester", VerdictState::refuted).error().kind, ErrorKind::usage);
    const auto judged = settle(file.state(), "we know better", "tester", VerdictState::refuted);
    ASSERT_TRUE(judged);
    EXPECT_EQ(judged->basis, VerdictBasis::judgement);
}

}  // namespace
}  // namespace assay::casefile
