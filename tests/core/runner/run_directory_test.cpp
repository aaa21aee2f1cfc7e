// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/run_directory.h"

#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <sys/stat.h>

namespace assay::runner {
namespace {

namespace fs = std::filesystem;

TEST(RunDirectory, IsPrivateAndGoneWithItsOwner) {
    const test::TemporaryDirectory parent;
    fs::path path;
    {
        const auto directory = RunDirectory::create(parent.path()).value();
        path = directory.path();
        struct stat info {};
        ASSERT_EQ(::stat(path.c_str(), &info), 0);
        EXPECT_EQ(info.st_mode & 0777, 0700u);
        std::ofstream(path / "data") << "x";
    }
    EXPECT_FALSE(fs::exists(path));
}

TEST(RunDirectory, ClearsWhatADeadRunLeftAndNothingElse) {
    const test::TemporaryDirectory parent;
    fs::create_directories(parent / "assay-run-dead01/server");
    std::ofstream(parent / "assay-run-dead01/lock") << "";
    fs::create_directories(parent / "assay-run-foreign");  // without a lock: not a run's
    fs::create_directories(parent / "somebody-elses");
    const auto living = RunDirectory::create(parent.path()).value();
    const auto second = RunDirectory::create(parent.path()).value();
    EXPECT_FALSE(fs::exists(parent / "assay-run-dead01"));
    EXPECT_TRUE(fs::exists(parent / "assay-run-foreign"));
    EXPECT_TRUE(fs::exists(parent / "somebody-elses"));
    EXPECT_TRUE(fs::exists(living.path())) << "a living run's directory was cleared";
    EXPECT_NE(living.path(), second.path());
}

TEST(RunDirectory, SaysWhereItCannotBeMade) {
    const auto failed = RunDirectory::create("/nonexistent/place");
    ASSERT_FALSE(failed);
    EXPECT_NE(failed.error().message.find("/nonexistent/place"), std::string::npos);
}

}  // namespace
}  // namespace assay::runner
