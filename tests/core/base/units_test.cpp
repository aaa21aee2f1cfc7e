// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/units.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace assay {
namespace {

static_assert(!std::is_convertible_v<Percent, LogRatio> && !std::is_constructible_v<Percent, LogRatio>);
static_assert(!std::is_convertible_v<double, Percent>);

TEST(Units, PercentAndLogRatioAreInverse) {
    EXPECT_DOUBLE_EQ(to_percent(LogRatio(0)).value, 0);
    EXPECT_DOUBLE_EQ(to_percent(LogRatio(std::log(2.0))).value, 100);
    for (const double percent : {-50.0, -5.4, 0.0, 1.0, 300.0})
        EXPECT_NEAR(to_percent(to_log_ratio(Percent(percent))).value, percent, 1e-12);
}

}  // namespace
}  // namespace assay
