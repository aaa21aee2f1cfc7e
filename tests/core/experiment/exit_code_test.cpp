// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/exit_code.h"

#include <gtest/gtest.h>

namespace assay::experiment {
namespace {

TEST(ExitCode, OfARunIsWhatTheCommandLinePromises) {
    using casefile::RunOutcome;
    EXPECT_EQ(exit_code(RunOutcome::decided), 0);
    EXPECT_EQ(exit_code(RunOutcome::failed), 1);
    EXPECT_EQ(exit_code(RunOutcome::inconclusive), 3);
    EXPECT_EQ(exit_code(RunOutcome::void_), 4);
    EXPECT_EQ(exit_code(RunOutcome::stopped), 130);
}

TEST(ExitCode, OfAnErrorFollowsItsKind) {
    const auto code = [](ErrorKind kind) { return exit_code(Error{kind, "", "", {}}); };
    EXPECT_EQ(code(ErrorKind::usage), 2);
    EXPECT_EQ(code(ErrorKind::check_failed), 4);
    EXPECT_EQ(code(ErrorKind::not_trusted), 5);
    EXPECT_EQ(code(ErrorKind::cancelled), 130);
    for (const auto kind : {ErrorKind::invalid_input, ErrorKind::not_found, ErrorKind::io, ErrorKind::locked,
                            ErrorKind::damaged, ErrorKind::unsupported, ErrorKind::build_failed,
                            ErrorKind::server_failed, ErrorKind::reply_error, ErrorKind::internal})
        EXPECT_EQ(code(kind), 1);
}

}  // namespace
}  // namespace assay::experiment
