// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/conclusion.h"

#include <gtest/gtest.h>

#include <vector>

namespace assay::verdict {
namespace {

using experiment::Combination;
using experiment::QuestionRole;

constexpr auto yes = Decision::confirmed;
constexpr auto no = Decision::refuted;
constexpr auto open = Decision::inconclusive;
constexpr auto bad = Decision::void_;

std::vector<Finding> claims(const std::vector<Decision>& decisions) {
    std::vector<Finding> out;
    for (const auto decision : decisions) {
        auto& finding = out.emplace_back();
        finding.comparison = "fast";
        finding.workload = "w" + std::to_string(out.size());
        finding.metric = "cpu_ns_per_op";
        finding.decision = decision;
        finding.sentence = "It is so.";
    }
    return out;
}

Decision all(const std::vector<Decision>& decisions) {
    return conclude(claims(decisions), Combination::all).decision;
}
Decision any(const std::vector<Decision>& decisions) {
    return conclude(claims(decisions), Combination::any).decision;
}

TEST(Conclusion, AllNeedsEveryClaim) {
    EXPECT_EQ(all({yes, yes}), yes);
    EXPECT_EQ(all({yes, open}), open);
    EXPECT_EQ(all({yes, no, open}), no);
    EXPECT_EQ(all({no, bad}), no);
    EXPECT_EQ(all({yes, bad, open}), bad);
}

TEST(Conclusion, AnyNeedsOneAndIsRefutedByAllOnly) {
    EXPECT_EQ(any({no, yes, bad}), yes);
    EXPECT_EQ(any({no, no}), no);
    EXPECT_EQ(any({no, open}), open);
    EXPECT_EQ(any({no, bad}), bad);
}

TEST(Conclusion, CalibrationsAndGuardsDoNotEnter) {
    auto findings = claims({yes, no, open});
    findings[1].role = QuestionRole::calibration;
    findings[2].role = QuestionRole::guard;
    EXPECT_EQ(conclude(findings, Combination::all).decision, yes);
    findings[0].role = QuestionRole::guard;
    EXPECT_EQ(conclude(findings, Combination::all).decision, open);
    EXPECT_FALSE(conclude(findings, Combination::all).reason.empty());
}

TEST(Conclusion, TheReasonOfOneClaimIsItsSentenceAndOfSeveralNamesThem) {
    EXPECT_EQ(conclude(claims({yes}), Combination::all).reason, "It is so.");
    EXPECT_EQ(conclude(claims({yes, no}), Combination::all).reason,
              "1 of 2 claims refuted (all claims must hold): fast on w2 (CPU/op).");
}

}  // namespace
}  // namespace assay::verdict
