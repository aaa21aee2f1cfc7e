// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/measuring_lock.h"

#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>
#include <unistd.h>

namespace assay::runner {
namespace {

TEST(MeasuringLock, IsHeldByOneAndNamesIt) {
    const test::TemporaryDirectory state;
    ::setenv("XDG_STATE_HOME", state.path().c_str(), 1);
    auto first = std::make_optional(MeasuringLock::take().value());
    const auto second = MeasuringLock::take();
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, ErrorKind::locked);
    EXPECT_NE(second.error().message.find(std::to_string(::getpid())), std::string::npos);
    first.reset();
    EXPECT_TRUE(MeasuringLock::take());
}

}  // namespace
}  // namespace assay::runner
