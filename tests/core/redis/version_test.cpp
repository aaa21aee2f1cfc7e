// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/version.h"

#include <gtest/gtest.h>

namespace assay::redis {

TEST(Version, IsReadFromANumberAndFromTheProgramsLine) {
    EXPECT_EQ(parse_version("7.0.15"), (Version{7, 0, 15}));
    EXPECT_EQ(parse_version("Redis server v=6.2.6 sha=00000000:0 malloc=jemalloc-5.1.0 bits=64 build=abc"),
              (Version{6, 2, 6}));
    EXPECT_EQ(parse_version("8.0.0-rc1")->text(), "8.0.0");
}

TEST(Version, IsAbsentWhereNoneStands) {
    for (const char* text : {"", "7", "7.0", "7.0.", "seven", "v=", "-1.0.0", "7..1"}) {
        EXPECT_FALSE(parse_version(text)) << text;
    }
}

TEST(Version, DebugNeedsItsDirectiveFrom70On) {
    EXPECT_TRUE(debug_command_config({6, 2, 14}).empty());
    EXPECT_EQ(debug_command_config({7, 0, 0}).at("enable-debug-command"), "yes");
    EXPECT_EQ(debug_command_config({10, 0, 0}).size(), 1U);
}

}  // namespace assay::redis
