// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/profile_shares.h"

#include "core/stats/proportion.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::verdict {

TEST(ProfileShares, AreSharesOfAllSamplesWithTheirInterval) {
    experiment::Profile sampled;
    sampled.workload = "w";
    sampled.variant = "baseline";
    sampled.samples = 1000;
    sampled.self = {
        {"memcpy", "libc.so.6", 300}, {"copy", "redis-server", 30}, {"copy.part.0", "redis-server", 20}};
    experiment::Profile none;
    none.unknown = "no perf";
    const std::vector<experiment::Profile> profiles = {none, sampled};
    const std::vector<std::string> functions = {"copy", "absent"};
    const auto shares = profile_shares(profiles, functions, 0.05);
    ASSERT_EQ(shares.size(), 2U);
    const auto expected = stats::wilson_interval(50, 1000, 0.05);
    EXPECT_DOUBLE_EQ(shares[0].share_percent, 5);
    EXPECT_DOUBLE_EQ(shares[0].low_percent, 100 * expected.low);
    EXPECT_DOUBLE_EQ(shares[0].high_percent, 100 * expected.high);
    EXPECT_FALSE(shares[0].with_callees_percent);
    EXPECT_THAT(shares[0].sentence, ::testing::HasSubstr("copy itself takes 5.0%"));
    EXPECT_THAT(shares[0].sentence, ::testing::Not(::testing::HasSubstr("at most")))
        << "what its callees take may be more";
    // Never seen is not never there.
    EXPECT_EQ(shares[1].share_percent, 0);
    EXPECT_GT(shares[1].high_percent, 0);
}

TEST(ProfileShares, ACutStackMayHaveHeldTheFunction) {
    experiment::Profile sampled;
    sampled.workload = "w";
    sampled.variant = "baseline";
    sampled.samples = 1000;
    sampled.self = {{"memcpy", "libc.so.6", 90}};
    sampled.with_callees = {{"main", "redis-server", 900}, {"copy", "redis-server", 90}};
    sampled.cut_stacks = 100;
    const std::vector<experiment::Profile> profiles = {sampled};
    const std::vector<std::string> functions = {"copy"};
    const auto share = profile_shares(profiles, functions, 0.05).at(0);
    EXPECT_EQ(share.share_percent, 0);
    EXPECT_DOUBLE_EQ(*share.with_callees_percent, 10) << "of the stacks that are whole";
    EXPECT_DOUBLE_EQ(*share.with_callees_low_percent, 100 * stats::wilson_interval(90, 1000, 0.05).low);
    EXPECT_DOUBLE_EQ(*share.with_callees_high_percent, 100 * stats::wilson_interval(190, 1000, 0.05).high);
    EXPECT_THAT(share.sentence, ::testing::HasSubstr("10.0% (7.4 to 21.5) of the main thread"));
    EXPECT_THAT(share.sentence, ::testing::HasSubstr("at most 21.5%"));
}

}  // namespace assay::verdict
