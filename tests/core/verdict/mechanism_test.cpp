// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/mechanism.h"

#include <gtest/gtest.h>

#include <cmath>

namespace assay::verdict {
namespace {

using experiment::MechanismCounts;

MechanismCounts counts(const std::string& variant, std::int64_t operations, std::int64_t calls,
                       std::int64_t bytes) {
    MechanismCounts out;
    out.workload = "set";
    out.variant = variant;
    out.operations = operations;
    out.memcpy_calls = calls;
    out.memcpy_bytes = bytes;
    return out;
}

TEST(Mechanism, OneMoreCopyIsExactlyOneAlsoWhereThePartsAreNoWholeNumbers) {
    // 17 copies an operation and 7 a batch of 200.
    const std::vector<MechanismCounts> all = {counts("base", 200, 3407, 21651),
                                              counts("one", 200, 3607, 27851)};
    const auto found = mechanism_findings("base", all);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].metric, "copies_per_op");
    EXPECT_EQ(found[0].baseline_value, 17.035);
    EXPECT_EQ(found[0].difference, 1);
    EXPECT_TRUE(found[0].whole);
    EXPECT_EQ(found[1].metric, "copied_bytes_per_op");
    EXPECT_EQ(found[1].difference, 31);
    EXPECT_NEAR(found[0].effect_percent, 100 / 17.035, 1e-12);
    EXPECT_EQ(found[0].sentence,
              "one on set: +1 copies per operation (17.035 to 18.035), counted over 200 operations.");
}

TEST(Mechanism, ARatioIsSaidAsARatio) {
    const std::vector<MechanismCounts> all = {counts("base", 20, 360, 100), counts("two", 40, 741, 200)};
    const auto found = mechanism_findings("base", all);
    EXPECT_FALSE(found[0].whole);
    EXPECT_DOUBLE_EQ(found[0].difference, 0.525);
    EXPECT_TRUE(found[1].whole);
    EXPECT_EQ(found[1].difference, 0);
}

TEST(Mechanism, WithoutACountedBaselineNothingIsSaid) {
    auto uncounted = counts("base", 0, 0, 0);
    uncounted.unknown = "static";
    EXPECT_TRUE(mechanism_findings("base", std::vector{uncounted, counts("one", 20, 380, 1)}).empty());
    EXPECT_TRUE(mechanism_findings("base", std::vector{counts("one", 20, 380, 1)}).empty());
    const auto of_nothing =
        mechanism_findings("base", std::vector{counts("base", 20, 0, 0), counts("one", 20, 20, 1)});
    EXPECT_TRUE(std::isnan(of_nothing[0].effect_percent));
    EXPECT_EQ(of_nothing[0].difference, 1);
}

TEST(Mechanism, CountsAreWrittenForReading) {
    EXPECT_EQ(signed_count(1), "+1");
    EXPECT_EQ(signed_count(-262178), "−262,178");
    EXPECT_EQ(signed_count(0), "0");
    EXPECT_EQ(signed_count(1055.5), "+1,055.500");
    EXPECT_EQ(signed_count(-3), "−3");
}

}  // namespace
}  // namespace assay::verdict
