// SPDX-License-Identifier: GPL-3.0-or-later
// What progress says of a finding, and how much of a line it shows.
#include "app/cli/finding_obstacle.h"
#include "app/cli/terminal_line.h"

#include <gtest/gtest.h>

namespace assay::test {
namespace {

using cli::obstacle_of;
using verdict::Decision;
using verdict::GateState;

TEST(ProgressWords, NameTheGatesThatDoNotHoldWhereNothingIsDecided) {
    verdict::Evaluation evaluation;
    evaluation.findings.resize(1);
    auto& finding = evaluation.findings.front();
    finding.workload = "set";
    evaluation.gates = {{"get", "same work", GateState::fail, ""},
                        {"set", "same work", GateState::pass, ""},
                        {"set", "null", GateState::fail, ""},
                        {"set", "sensitivity", GateState::unknown, ""},
                        {"set", "headroom", GateState::fail, ""}};
    EXPECT_EQ(obstacle_of(evaluation, 0), "gates null, sensitivity");
    evaluation.gates[3].state = GateState::pass;
    EXPECT_EQ(obstacle_of(evaluation, 0), "gate null");
    finding.decision = Decision::void_;
    EXPECT_EQ(obstacle_of(evaluation, 0), "gates null, headroom");
    finding.decision = Decision::refuted;
    EXPECT_EQ(obstacle_of(evaluation, 0), "");
    finding.decision = Decision::inconclusive;
    finding.workload = "del";
    EXPECT_EQ(obstacle_of(evaluation, 0), "");
}

TEST(ProgressWords, AreCutBetweenCharacters) {
    EXPECT_EQ(cli::first_characters("5 s left · set", 10), "5 s left ·");
    EXPECT_EQ(cli::first_characters("··", 1), "·");
    EXPECT_EQ(cli::first_characters("··", 2), "··");
    EXPECT_EQ(cli::first_characters("abc", 80), "abc");
    EXPECT_EQ(cli::first_characters("abc", 0), "");
    EXPECT_GE(cli::terminal_columns(), 1U);
}

}  // namespace
}  // namespace assay::test
