// SPDX-License-Identifier: GPL-3.0-or-later
// The mechanism's counters on the real Redis: whole numbers, asserted exactly.
#include "core/runner/counting_pass.h"
#include "core/verdict/mechanism.h"
#include "core/workload/encoder.h"
#include "tests/system/servers/small_bench.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::runner {
namespace {

using experiment::MechanismCounts;

struct Dose {
    const char* variant;
    int more_copies;
};
constexpr Dose doses[] = {{"one-more-copy", 1}, {"two-more", 2}, {"four-more", 4}};

/// Every variant's counts on SET of so many bytes, the baseline first.
std::vector<MechanismCounts> counted(std::int64_t bytes, int pipeline = 1) {
    const test::SmallBench place({"baseline", "one-more-copy", "two-more", "four-more", "direct-append"});
    std::vector<MechanismCounts> out;
    for (const char* name : {"baseline", "one-more-copy", "two-more", "four-more", "direct-append"}) {
        auto counts =
            count_mechanism(name, test::set_of(bytes, pipeline), {"feedAppendOnlyFile"}, place.bench, 1);
        EXPECT_TRUE(counts) << counts.error().text();
        if (counts) out.push_back(*counts);
    }
    return out;
}

void expect_doses(std::int64_t bytes, std::int64_t record, int pipeline = 1) {
    const auto all = counted(bytes, pipeline);
    ASSERT_EQ(all.size(), 5U);
    const auto& base = all[0];
    for (const auto& counts : all)
        ASSERT_TRUE(counts.counted()) << counts.variant << ": " << counts.unknown;
    for (std::size_t i = 0; i < std::size(doses); ++i) {
        const auto& dosed = all[i + 1];
        ASSERT_EQ(dosed.variant, doses[i].variant);
        ASSERT_EQ(dosed.operations, base.operations);
        EXPECT_EQ(dosed.memcpy_calls - base.memcpy_calls, doses[i].more_copies * base.operations)
            << dosed.variant;
        EXPECT_EQ(dosed.memcpy_bytes - base.memcpy_bytes, doses[i].more_copies * record * base.operations)
            << dosed.variant;
    }
    // Without the temporary: at least the record is copied once less.
    EXPECT_LE(all[4].memcpy_bytes - base.memcpy_bytes, -record * base.operations);
    EXPECT_LT(all[4].memcpy_calls, base.memcpy_calls);
    for (const auto& finding : verdict::mechanism_findings("baseline", all))
        EXPECT_TRUE(finding.whole) << finding.sentence;
}

TEST(CountedCopies, OfThreeBytes) {
    expect_doses(3, 31);
}
TEST(CountedCopies, OfOneKibibyte) {
    expect_doses(1024, 1055);
}
TEST(CountedCopies, OfAQuarterMebibyte) {
    expect_doses(262144, 262177);
}
TEST(CountedCopies, OfAPipelineWhoseCopiesAnOperationAreNoWholeNumber) {
    expect_doses(3, 31, 20);
}

TEST(CountedCopies, TheDirectAppendSavesTheRecordAndOneByteMore) {
    const auto all = counted(262144);
    ASSERT_EQ(all.size(), 5U);
    EXPECT_EQ(all[4].memcpy_bytes - all[0].memcpy_bytes, -262178 * all[0].operations);
}

TEST(CountedCopies, CallsOfAFunctionAreExactOrUnknownWithTheReason) {
    const test::SmallBench place({"baseline"});
    const auto counts = count_mechanism("baseline", test::set_of(3), {"feedAppendOnlyFile", "noSuchFunction"},
                                        place.bench, 1);
    ASSERT_TRUE(counts) << counts.error().text();
    ASSERT_EQ(counts->functions.size(), 2U);
    for (const auto& function : counts->functions) {
        EXPECT_NE(function.calls.has_value(), !function.unknown.empty()) << function.function;
        if (function.function == "noSuchFunction") {
            EXPECT_EQ(function.calls, std::nullopt);
        } else if (function.calls) {
            EXPECT_EQ(*function.calls, counts->operations);
        }
    }
}

TEST(CountedCopies, AStaticProgramIsUnknownWithTheReason) {
    test::SmallBench place({});
    place.bench.binaries["static"] = STATIC_PROGRAM;
    place.bench.binary_sha256["static"] = "";
    const auto counts = count_mechanism("static", test::set_of(3), {}, place.bench, 1);
    ASSERT_TRUE(counts) << counts.error().text();
    EXPECT_FALSE(counts->counted());
    EXPECT_THAT(counts->unknown, testing::HasSubstr("linked statically"));
}

TEST(CountedCopies, AWorkloadOfFewLongOperationsIsLeftOut) {
    const test::SmallBench place({"baseline"});
    auto workload = test::set_of(3);
    workload.proof_operations = 1;
    const auto counts = count_mechanism("baseline", workload, {}, place.bench, 1);
    ASSERT_TRUE(counts);
    EXPECT_FALSE(counts->counted());
    EXPECT_THAT(counts->unknown, testing::HasSubstr("under 10 operations"));
}

}  // namespace
}  // namespace assay::runner
