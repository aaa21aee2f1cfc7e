// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/measuring_lock.h"

#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <optional>
#include <unistd.h>

namespace assay::runner {
namespace {

struct Lock : testing::Test {
    void SetUp() override { ::setenv("XDG_STATE_HOME", state.path().c_str(), 1); }
    const test::TemporaryDirectory state;
};

TEST_F(Lock, IsHeldByOneAndNamesIt) {
    auto first = std::make_optional(MeasuringLock::take("/cases/a\nb.assay").value());
    const auto second = MeasuringLock::take();
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, ErrorKind::locked);
    EXPECT_NE(second.error().message.find("process " + std::to_string(::getpid()) + ")"), std::string::npos);
    first.reset();
    EXPECT_TRUE(MeasuringLock::take());
}

TEST_F(Lock, TellsWhoMeasuresACaseWithoutTakingIt) {
    const auto file = state / "mine.assay";
    EXPECT_EQ(measuring_process(file), std::nullopt);
    {
        const auto held = MeasuringLock::take(file).value();
        EXPECT_EQ(measuring_process(file), ::getpid());
        EXPECT_EQ(measuring_process(state / "." / "mine.assay"), ::getpid())
            << "the same file, said otherwise";
        EXPECT_EQ(measuring_process(state / "other.assay"), std::nullopt);
    }
    EXPECT_EQ(measuring_process(file), std::nullopt) << "the file of the lock stays, the lock does not";
    EXPECT_TRUE(MeasuringLock::take()) << "having looked stands in nobody's way";
}

}  // namespace
}  // namespace assay::runner
