// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/patching.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::variant {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

Patch changing(const std::string& before, const std::string& after) {
    return {"some.patch", "words\n--- " + before + "\n+++ " + after + "\n@@ -1 +1 @@\n-a\n+b\n", ""};
}

TEST(Patching, NamesTheFilesOfAPatch) {
    EXPECT_THAT(files_of(changing("a/src/aof.c\t2024-01-09", "b/src/aof.c")), ElementsAre("src/aof.c"));
    EXPECT_THAT(files_of(changing("/dev/null", "b/src/new.c")), ElementsAre("src/new.c"));
    EXPECT_THAT(files_of(changing("a/src/gone.c", "/dev/null")), ElementsAre("src/gone.c"));
}

TEST(Patching, OnlyTheServersOwnSourcesAreBuiltIncrementally) {
    EXPECT_TRUE(can_build_incrementally({}));
    EXPECT_TRUE(can_build_incrementally(
        {changing("a/src/aof.c", "b/src/aof.c"), changing("a/src/server.h", "b/src/server.h")}));
    EXPECT_FALSE(can_build_incrementally(
        {changing("a/src/aof.c", "b/src/aof.c"), changing("a/src/Makefile", "b/src/Makefile")}));
    EXPECT_FALSE(can_build_incrementally({changing("a/deps/lua/src/lapi.c", "b/deps/lua/src/lapi.c")}));
    EXPECT_FALSE(can_build_incrementally({changing("a/src/commands/get.json", "b/src/commands/get.json")}));
}

TEST(Patching, SaysWhichHunkFails) {
    EXPECT_EQ(patch_failure("checking file src/sds.c\nHunk #1 succeeded at 20.\nchecking file src/aof.c\n"
                            "Hunk #2 FAILED at 1341.\n1 out of 2 hunks FAILED\n"),
              "src/aof.c: hunk 2 does not fit at line 1341");
    EXPECT_THAT(
        patch_failure(
            "checking file src/aof.c\nReversed (or previously applied) patch detected!  Skipping patch.\n"),
        HasSubstr("in the source already"));
    EXPECT_THAT(patch_failure("can't find file to patch at input line 3\n"), HasSubstr("no such file"));
    EXPECT_EQ(patch_failure("patch: **** malformed patch at line 12: x\n"), "malformed patch at line 12: x");
}

TEST(Patching, AChangedTextIsNoticed) {
    Patch patch = changing("a/src/aof.c", "b/src/aof.c");
    EXPECT_TRUE(check_patches({patch}));
    patch.sha256 = std::string(64, '0');
    const auto checked = check_patches({patch});
    ASSERT_FALSE(checked);
    EXPECT_THAT(checked.error().message, HasSubstr("some.patch"));
}

}  // namespace
}  // namespace assay::variant
