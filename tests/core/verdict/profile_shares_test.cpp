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
    EXPECT_THAT(shares[0].sentence, ::testing::HasSubstr("copy takes 5.0%"));
    // Never seen is not never there.
    EXPECT_EQ(shares[1].share_percent, 0);
    EXPECT_GT(shares[1].high_percent, 0);
}

}  // namespace assay::verdict
