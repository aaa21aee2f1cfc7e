// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/store.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "tests/core/variant/small_server.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <csignal>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace assay::variant {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class StoreTest : public ::testing::Test {
  protected:
    void SetUp() override { ASSERT_TRUE(store_.prepare()); }
    test::TemporaryDirectory directory_;
    Store store_{directory_ / "store"};
    StopFlag stop_;
};

TEST_F(StoreTest, KeepsBinariesByContent) {
    test::write_text(directory_ / "anything", "content");
    const auto sha256 = store_.add_binary(directory_ / "anything");
    ASSERT_TRUE(sha256) << sha256.error().text();
    EXPECT_EQ(*sha256, sha256_hex("content"));
    EXPECT_TRUE(store_.has_binary(*sha256));
    EXPECT_FALSE(store_.has_binary(sha256_hex("other")));
    EXPECT_FALSE(store_.has_binary(""));
    EXPECT_EQ(read_file(store_.binary(*sha256)).value_or(""), "content");
    EXPECT_EQ(fs::status(store_.binary(*sha256)).permissions() & fs::perms::mask, fs::perms(0755));
    EXPECT_EQ(store_.add_binary(directory_ / "anything").value_or(""), *sha256);
}

TEST_F(StoreTest, KeepsSourcesUnderTheirName) {
    test::write_text(directory_ / "redis.orig.tar.gz", "bytes");
    const auto sha256 = store_.add_source(directory_ / "redis.orig.tar.gz");
    ASSERT_TRUE(sha256);
    EXPECT_EQ(store_.source(*sha256).filename(), "redis.orig.tar.gz");
    EXPECT_TRUE(store_.source(sha256_hex("other")).empty());
}

TEST_F(StoreTest, APlaceThatCannotBeWrittenIsSaid) {
    test::write_text(directory_ / "file", "");
    const auto prepared = Store(directory_ / "file" / "store").prepare();
    ASSERT_FALSE(prepared);
    EXPECT_EQ(prepared.error().kind, ErrorKind::io);
    EXPECT_THAT(prepared.error().message, HasSubstr((directory_ / "file").string()));
}

TEST_F(StoreTest, AReadOnlyDirectoryIsSaid) {
    if (::geteuid() == 0) GTEST_SKIP() << "root may write anywhere";
    const fs::path closed = directory_ / "closed";
    fs::create_directory(closed);
    fs::permissions(closed, fs::perms(0500));
    const auto prepared = Store(closed / "store").prepare();
    ASSERT_FALSE(prepared);
    EXPECT_THAT(prepared.error().advice, HasSubstr("permissions"));
}

TEST_F(StoreTest, TheFirstToPublishWins) {
    for (const char* text : {"first", "second"}) {
        test::write_text(directory_ / "made" / "file", text);
        ASSERT_TRUE(store_.publish(directory_ / "made", store_.tree("key")));
        fs::remove_all(directory_ / "made");
    }
    EXPECT_EQ(read_file(store_.tree("key") / "file").value_or(""), "first");
}

TEST_F(StoreTest, TemporaryPlacesGoWithTheirOwner) {
    fs::path path;
    {
        const auto place = store_.make_temporary();
        ASSERT_TRUE(place);
        path = place->path();
        test::write_text(path / "file", "");
        ASSERT_TRUE(store_.prepare());  // must not sweep what is in use
        EXPECT_TRUE(fs::exists(path / "file"));
    }
    EXPECT_TRUE(fs::is_empty(store_.root() / "temporary"));
}

TEST_F(StoreTest, WhatAKilledProcessLeftIsSwept) {
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        const auto place = store_.make_temporary();
        if (place) test::write_text(place->path() / "half" / "done", "x");
        ::raise(SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
    EXPECT_FALSE(fs::is_empty(store_.root() / "temporary"));
    ASSERT_TRUE(store_.prepare());
    EXPECT_TRUE(fs::is_empty(store_.root() / "temporary"));
}

TEST_F(StoreTest, ALockKeepsOthersOutUntilItGoes) {
    auto held = std::make_unique<Result<StoreLock>>(store_.lock("thing", stop_));
    ASSERT_TRUE(*held);
    ASSERT_TRUE(store_.lock("another", stop_));

    StopFlag impatient;
    std::thread asker([&] { impatient.request(); });
    const auto refused = store_.lock("thing", impatient);
    asker.join();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::cancelled);

    std::thread releaser([&] { held.reset(); });
    EXPECT_TRUE(store_.lock("thing", stop_));
    releaser.join();
}

}  // namespace
}  // namespace assay::variant
