// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/proof_pass.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace assay::runner {
namespace {

using experiment::CheckKind;
using experiment::CheckResult;
using experiment::CheckSpecification;

Proof proof_of(const std::string& variant) {
    Proof proof;
    proof.workload = "lua";
    proof.variant = variant;
    proof.work = {{{"set", 2048}, {"eval", 1}}, 0, 1};
    proof.reply_bytes = 5;
    proof.artefact_bytes = 536'938'548;
    proof.artefact_sha256 = "aa";
    return proof;
}

CheckSpecification expecting(CheckKind kind, std::int64_t expected, const std::string& command = "") {
    CheckSpecification check;
    check.name = "named";
    check.kind = kind;
    check.workload = "lua";
    check.command = command;
    check.expected = expected;
    return check;
}

const CheckResult* find(const std::vector<CheckResult>& results, const std::string& name,
                        const std::string& variant) {
    const auto found = std::find_if(results.begin(), results.end(), [&](const CheckResult& r) {
        return r.name == name && r.variant == variant;
    });
    return found == results.end() ? nullptr : &*found;
}

struct NumericRow {
    CheckSpecification check;
    std::string observed;
    bool passed;
};

TEST(ChecksOfAProof, CompareTheExactNumber) {
    const NumericRow rows[] = {
        {expecting(CheckKind::aof_bytes, 536'938'548), "536938548", true},
        {expecting(CheckKind::aof_bytes, 536'938'547), "536938548", false},
        {expecting(CheckKind::command_calls, 2048, "SET"), "2048", true},
        {expecting(CheckKind::command_calls, 1, "get"), "0", false},
        {expecting(CheckKind::dbsize, 1), "1", true},
        {expecting(CheckKind::dbsize, 0), "1", false},
    };
    for (const auto& row : rows) {
        const auto results = checks_of(proof_of("base"), {row.check});
        const auto* result = find(results, "named", "base");
        ASSERT_NE(result, nullptr);
        EXPECT_EQ(result->observed, row.observed);
        EXPECT_EQ(result->passed, row.passed) << in_words(*result);
        EXPECT_EQ(result->kind, row.check.kind);
    }
}

TEST(ChecksOfAProof, LeaveOutOtherWorkloadsAndKinds) {
    auto other = expecting(CheckKind::dbsize, 7);
    other.workload = "another";
    auto binary = expecting(CheckKind::calls, 7);
    EXPECT_EQ(checks_of(proof_of("base"), {other, binary}).size(), 1u) << "only that no command failed";
}

TEST(ChecksOfAProof, AFailedCommandFails) {
    auto proof = proof_of("base");
    proof.work.failed_calls = 1;
    EXPECT_FALSE(checks_of(proof, {}).front().passed);
}

TEST(ComparedProofs, NameTheVariantThatDiffers) {
    workload::Specification workload;
    workload.name = "lua";
    workload.same_bytes = true;
    auto short_of_one = proof_of("less");
    short_of_one.work.calls["set"] = 2047;
    auto other_bytes = proof_of("bytes");
    other_bytes.artefact_sha256 = "bb";
    const auto results = compare({proof_of("base"), short_of_one, other_bytes}, workload, {});
    EXPECT_TRUE(find(results, "same work", "base")->passed);
    EXPECT_FALSE(find(results, "same work", "less")->passed);
    EXPECT_TRUE(find(results, "same work", "bytes")->passed);
    EXPECT_TRUE(find(results, "same persisted bytes", "less")->passed);
    EXPECT_FALSE(find(results, "same persisted bytes", "bytes")->passed);
    EXPECT_EQ(find(results, "same persisted bytes", "bytes")->kind, CheckKind::aof_identical)
        << "the gate reads it";
}

TEST(ComparedProofs, AMissingArtefactIsNeverTheSame) {
    workload::Specification workload;
    workload.name = "lua";
    workload.same_bytes = true;
    auto none = proof_of("base");
    none.artefact_sha256.clear();
    const auto results = compare({none, none}, workload, {});
    EXPECT_FALSE(find(results, "same persisted bytes", "base")->passed);
}

TEST(ComparedProofs, UseTheCasesOwnNameOfTheByteCheck) {
    workload::Specification workload;
    workload.name = "lua";
    CheckSpecification bytes;
    bytes.name = "byte-identical AOF";
    bytes.kind = CheckKind::aof_identical;
    bytes.workload = "lua";
    const auto results = compare({proof_of("base"), proof_of("other")}, workload, {bytes});
    ASSERT_NE(find(results, "byte-identical AOF", "other"), nullptr);
    EXPECT_TRUE(find(results, "byte-identical AOF", "other")->passed);
}

}  // namespace
}  // namespace assay::runner
