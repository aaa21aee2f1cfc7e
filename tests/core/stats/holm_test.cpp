// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/holm.h"

#include <gtest/gtest.h>

namespace assay::stats {
namespace {

using Rejected = std::vector<bool>;

TEST(Holm, TestsTheSmallestAgainstAlphaOverAllAndStopsAtTheFirstFailure) {
    EXPECT_EQ(holm_rejections(std::vector{0.01, 0.04, 0.03, 0.005}, 0.05),
              (Rejected{true, false, false, true}));
    // 0.02 misses α/3; that the others would meet their own limits does not help them.
    EXPECT_EQ(holm_rejections(std::vector{0.02, 0.022, 0.023}, 0.05), (Rejected{false, false, false}));
}

TEST(Holm, OneHypothesisNeedsNoCorrectionAndNoneIsFine) {
    EXPECT_EQ(holm_rejections(std::vector{0.05}, 0.05), (Rejected{true}));
    EXPECT_TRUE(holm_rejections({}, 0.05).empty());
}

}  // namespace
}  // namespace assay::stats
