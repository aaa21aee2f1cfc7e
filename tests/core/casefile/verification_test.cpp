// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/verification.h"

#include "core/base/sha256.h"
#include "core/casefile/case_writer.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/settling.h"
#include "core/verdict/foreign_load.h"
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

TEST_F(VerifiedCase, AJudgementIsSaidToBeOne) {
    written();
    auto file = writer();
    EXPECT_TRUE(verify(read_log(file.file()).value()).notes.empty());
    VerdictSettled settled;
    settled.state = VerdictState::refuted;
    settled.basis = VerdictBasis::judgement;
    ASSERT_TRUE(file.append(settled));
    const auto verification = verify(read_log(file.file()).value());
    EXPECT_TRUE(verification.holds());
    ASSERT_EQ(verification.notes.size(), 1U);
    EXPECT_NE(verification.notes[0].find("a judgement"), std::string::npos) << verification.notes[0];
    EXPECT_NE(verification.notes[0].find("the samples say "), std::string::npos);
}

TEST_F(VerifiedCase, AnUnfinishedLastLineIsNoted) {
    written();
    const auto file = directory / "case.assay";
    std::filesystem::resize_file(file, std::filesystem::file_size(file) - 5);
    const auto verification = verify(read_log(file).value());
    EXPECT_TRUE(verification.holds());
    ASSERT_EQ(verification.notes.size(), 1U);
    EXPECT_NE(verification.notes[0].find("unfinished"), std::string::npos);
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

TEST_F(VerifiedCase, AWorkloadThatIsNotWhatThePlanNamesIsNamed) {
    written();
    auto file = writer();
    auto plan = file.state().current_plan()->plan;
    plan.workload_sha256.emplace();
    for (const auto& workload : file.state().workloads)
        (*plan.workload_sha256)[workload.name] = workload::specification_sha256(workload);
    ASSERT_TRUE(file.append(PlanFrozen{plan, experiment::plan_sha256(plan)}));
    const auto honest = verify(read_log(file.file()).value());
    EXPECT_TRUE(honest.holds()) << broken(honest);
    auto edited = *file.state().find_workload("set-256k");
    edited.pipeline = 16;
    ASSERT_TRUE(file.append(WorkloadAdded{edited}));
    ASSERT_TRUE(file.append(PlanFrozen{plan, experiment::plan_sha256(plan)}));
    EXPECT_NE(broken(verify(read_log(file.file()).value())).find("workload 'set-256k' of plan 'quick'"),
              std::string::npos);
}

TEST_F(VerifiedCase, AGateThatDoesNotFollowFromTheSamplesIsNamed) {
    written();
    auto file = writer();
    auto finding = file.state().current_plan()->findings.front();
    const auto evaluation = evaluate(file.state(), *file.state().current_plan());
    finding.gates.clear();
    for (const auto& gate : evaluation.gates)
        if (gate.workload == finding.finding.workload) finding.gates.push_back(gate);
    ASSERT_TRUE(file.append(finding));
    const auto honest = verify(read_log(file.file()).value());
    EXPECT_TRUE(honest.holds()) << broken(honest);
    finding.gates.back().state = finding.gates.back().state == verdict::GateState::pass
                                     ? verdict::GateState::fail
                                     : verdict::GateState::pass;
    ASSERT_TRUE(file.append(finding));
    const auto forged = broken(verify(read_log(file.file()).value()));
    EXPECT_NE(forged.find("gates of finding"), std::string::npos) << forged;
    EXPECT_NE(forged.find("layout: state"), std::string::npos) << forged;
}

TEST_F(VerifiedCase, AnAttachmentThatIsNotWhatWasAttachedIsNamed) {
    written();
    auto file = writer();
    EvidenceAdded evidence{"attachment", "a", "",
                           Attachment{"a.txt", "text/plain", sha256_hex("hello"), "aGVsbG8="}};
    ASSERT_TRUE(file.append(evidence));
    const auto honest = verify(read_log(file.file()).value());
    EXPECT_TRUE(honest.holds()) << broken(honest);
    for (const char* forged : {"aGVsbG9h", "aGVsbG8", "aGVs\nbG8="}) {
        evidence.attachment->base64 = forged;
        ASSERT_TRUE(file.append(evidence));
        const auto step = verify(read_log(file.file()).value()).steps.back();
        EXPECT_FALSE(step.holds) << forged;
        EXPECT_EQ(step.what, "attachment 'a.txt'");
    }
}

TEST_F(VerifiedCase, ForeignLoadThatIsNotInTheBlockOrNotSaidIsNamed) {
    written();
    auto file = writer();
    auto plan = file.state().current_plan()->plan;
    plan.foreign_load_limit = 0.1;
    const auto sha256 = experiment::plan_sha256(plan);
    auto block = *file.state().current_plan()->blocks.front();
    block.plan_sha256 = sha256;
    ASSERT_TRUE(file.append(PlanFrozen{plan, sha256}));
    const auto append = [&](std::int64_t delay_share, std::optional<std::string> reason) {
        for (auto& arm : block.arms) {
            arm.run_delay_ns = arm.wall_ns;
            for (auto& delay : arm.run_delay_ns)
                delay = delay * delay_share / 100;
        }
        block.void_reason = std::move(reason);
        EXPECT_TRUE(file.append(BlockMeasured{block}));
        return verify(read_log(file.file()).value());
    };
    const auto quiet = append(5, std::nullopt);
    EXPECT_TRUE(quiet.holds()) << broken(quiet);
    append(20, std::nullopt);  // sets the columns
    const auto reason = verdict::foreign_load(block, {0.1});
    ASSERT_TRUE(reason);
    EXPECT_FALSE(verify(read_log(file.file()).value()).steps.back().holds) << "a void block that counts";
    EXPECT_TRUE(append(20, reason).steps.back().holds);
    EXPECT_FALSE(append(5, reason).steps.back().holds) << "a good block that was done away with";
    const auto steps = append(20, "server died").steps.size();
    EXPECT_EQ(append(20, "server died").steps.size(), steps) << "another rule came first";
}

TEST_F(VerifiedCase, ForeignLoadInWindowsThatThePlanLeavesOutIsNone) {
    written();
    auto file = writer();
    auto plan = file.state().current_plan()->plan;
    plan.foreign_load_limit = 0.1;
    plan.foreign_load_trim = 0.2;
    const auto sha256 = experiment::plan_sha256(plan);
    auto block = *file.state().current_plan()->blocks.front();
    block.plan_sha256 = sha256;
    ASSERT_TRUE(file.append(PlanFrozen{plan, sha256}));
    auto& arm = block.arms.front();
    ASSERT_GE(arm.wall_ns.size(), 5U);
    arm.run_delay_ns.assign(arm.wall_ns.size(), 0);
    arm.run_delay_ns[2] = 4 * arm.wall_ns[2] * static_cast<std::int64_t>(arm.wall_ns.size());
    const auto with_all = verdict::foreign_load(block, {0.1});
    ASSERT_TRUE(with_all);
    ASSERT_TRUE(file.append(BlockMeasured{block}));
    const auto counted = verify(read_log(file.file()).value());
    EXPECT_TRUE(counted.holds()) << broken(counted);
    block.void_reason = with_all;
    ASSERT_TRUE(file.append(BlockMeasured{block}));
    EXPECT_FALSE(verify(read_log(file.file()).value()).steps.back().holds)
        << "a good block that was done away with";
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
