// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/private_directory.h"

#include "core/base/files.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

namespace assay::redis {

namespace fs = std::filesystem;

TEST(PrivateDirectory, IsForUsAloneAndGoneWithItsObject) {
    const test::TemporaryDirectory parent;
    fs::path path;
    {
        auto made = PrivateDirectory::create(parent.path());
        ASSERT_TRUE(made);
        path = made->path();
        EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_all);
        ASSERT_TRUE(write_file(path / "data", "x"));
        const PrivateDirectory moved = std::move(*made);
        EXPECT_TRUE(made->path().empty());
        EXPECT_TRUE(fs::exists(moved.path() / "data"));
    }
    EXPECT_FALSE(fs::exists(path));
}

TEST(PrivateDirectory, WhatAKilledOwnerLeftIsClearedAndWhatALivingOneHoldsIsNot) {
    const test::TemporaryDirectory parent;
    const auto alive = PrivateDirectory::create(parent.path());
    ASSERT_TRUE(alive);
    const fs::path abandoned = parent / "assay-redis-abandoned";
    ASSERT_TRUE(make_directories(abandoned / "data"));
    ASSERT_TRUE(write_file(abandoned / "owner.lock", ""));
    const fs::path being_made = parent / "assay-redis-inmaking";
    ASSERT_TRUE(make_directories(being_made));
    const fs::path foreign = parent / "another";
    ASSERT_TRUE(make_directories(foreign));
    ASSERT_TRUE(write_file(foreign / "owner.lock", ""));

    const auto next = PrivateDirectory::create(parent.path());
    ASSERT_TRUE(next);
    EXPECT_FALSE(fs::exists(abandoned));
    EXPECT_TRUE(fs::exists(alive->path()));
    EXPECT_TRUE(fs::exists(being_made));
    EXPECT_TRUE(fs::exists(foreign));
}

TEST(PrivateDirectory, AParentThatIsNoneIsAnError) {
    const test::TemporaryDirectory parent;
    EXPECT_EQ(PrivateDirectory::create(parent / "absent").error().kind, ErrorKind::not_found);
    ASSERT_TRUE(write_file(parent / "file", ""));
    EXPECT_EQ(PrivateDirectory::create(parent / "file").error().kind, ErrorKind::io);
}

}  // namespace assay::redis
