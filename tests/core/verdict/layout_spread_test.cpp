// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/layout_spread.h"

#include "tests/core/verdict/made_blocks.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace assay::verdict {
namespace {

/// A scale of n even steps from −half to half: its typical spread is half of what 68.27% of it span.
std::vector<double> even(int n, double half) {
    std::vector<double> out;
    for (int i = 0; i < n; ++i)
        out.push_back(half * (2.0 * i / (n - 1) - 1));
    return out;
}

TEST(LayoutSpread, IsWhatTheComparisonVariesBeyondTheCopy) {
    // Spreads in the ratio 5 : 3 leave 4, as in the right-angled triangle.
    const auto own = layout_spread(even(41, 0.05), even(41, 0.03));
    const auto all = layout_spread(even(41, 0.05), std::vector<double>(41, 0.0));
    ASSERT_TRUE(own && all);
    EXPECT_NEAR(own->spread / all->spread, 0.8, 1e-12);
    EXPECT_NEAR(own->share, 0.64, 1e-12);
    EXPECT_NEAR(all->share, 1, 1e-12);
}

TEST(LayoutSpread, IsNothingWhereTheCopyVariesAsMuch) {
    const auto none = layout_spread(even(20, 0.01), even(20, 0.02));
    ASSERT_TRUE(none);
    EXPECT_EQ(none->spread, 0);
    EXPECT_EQ(none->share, 0);
    EXPECT_EQ(layout_spread(std::vector<double>(9, 0.0), even(9, 0.1))->share, 0);
}

TEST(LayoutSpread, NeedsEightBlocks) {
    EXPECT_FALSE(layout_spread(even(7, 0.05), even(8, 0.03)));
    EXPECT_FALSE(layout_spread(even(8, 0.05), even(7, 0.03)));
    EXPECT_TRUE(layout_spread(even(8, 0.05), even(8, 0.03)));
}

}  // namespace
}  // namespace assay::verdict
