// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/aof.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

namespace assay::redis {

namespace {

class Aof : public ::testing::Test {
  protected:
    void put(const std::string& name, std::string_view content) {
        ASSERT_TRUE(make_directories((directory / name).parent_path()));
        ASSERT_TRUE(write_file(directory / name, content));
    }
    test::TemporaryDirectory directory;
};

}  // namespace

TEST_F(Aof, IncrementalFilesCountInTheOrderOfTheirNumbersAndTheBaseDoesNot) {
    put("appendonlydir/appendonly.aof.1.base.rdb", "REDIS0010");
    put("appendonlydir/appendonly.aof.10.incr.aof", "*last");
    put("appendonlydir/appendonly.aof.2.incr.aof", "*first");
    put("appendonlydir/appendonly.aof.manifest", "file …");
    const auto files = aof_files(directory.path()).value();
    ASSERT_EQ(files.size(), 2U);
    EXPECT_EQ(files[0].filename(), "appendonly.aof.2.incr.aof");
    EXPECT_EQ(aof_bytes(directory.path()).value(), 11);
    EXPECT_EQ(aof_sha256(directory.path()).value(), sha256_hex("*first*last"));
}

TEST_F(Aof, OtherNamesOfDirectoryAndFileAreFound) {
    put("elsewhere/my.file.3.incr.aof", "*abc");
    EXPECT_EQ(aof_bytes(directory.path()).value(), 4);
}

TEST_F(Aof, TheSingleFileOfOlderReleases) {
    put("appendonly.aof", "*2\r\n");
    put("temp-rewriteaof-12.aof", "*junk");
    put("dump.rdb", "REDIS");
    EXPECT_EQ(aof_bytes(directory.path()).value(), 4);
    EXPECT_EQ(aof_sha256(directory.path()).value(), sha256_hex("*2\r\n"));
}

TEST_F(Aof, TrimmingLeavesEmptyFiles) {
    put("appendonlydir/appendonly.aof.1.incr.aof", "*1\r\n");
    ASSERT_TRUE(trim_aof(directory.path()));
    EXPECT_EQ(aof_bytes(directory.path()).value(), 0);
    EXPECT_EQ(aof_sha256(directory.path()).value(), sha256_hex(""));
}

TEST_F(Aof, AHoleAtTheFrontIsDamageAndNotData) {
    put("appendonlydir/appendonly.aof.1.incr.aof", std::string_view("\0\0\0*1\r\n", 7));
    EXPECT_EQ(aof_bytes(directory.path()).error().kind, ErrorKind::damaged);
    EXPECT_EQ(aof_sha256(directory.path()).error().kind, ErrorKind::damaged);
}

TEST_F(Aof, NoFileIsAnErrorThatSaysWhatToDo) {
    const auto none = aof_bytes(directory.path());
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().kind, ErrorKind::not_found);
    EXPECT_NE(none.error().advice.find("appendonly"), std::string::npos);
    EXPECT_FALSE(trim_aof(directory.path()));
    EXPECT_FALSE(aof_files(directory / "absent"));
}

}  // namespace assay::redis
