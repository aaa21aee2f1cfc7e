// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/info.h"

#include <gtest/gtest.h>

namespace assay::redis {

TEST(Info, KeepsSectionsAndValuesWithColons) {
    const auto info = parse_info(
        "# Server\r\nredis_version:7.0.15\r\nexecutable:/a:b\r\n\r\n# Clients\r\nconnected_clients:3\r\n");
    EXPECT_EQ(info.sections.at("Server").at("redis_version"), "7.0.15");
    EXPECT_EQ(info.text("executable"), "/a:b");
    EXPECT_EQ(info.integer("connected_clients"), 3);
    EXPECT_FALSE(info.integer("redis_version"));
    EXPECT_FALSE(info.text("no_such_field"));
    EXPECT_TRUE(parse_info("").sections.empty());
}

TEST(Info, CommandStatisticsWithAndWithoutTheFieldsOf62) {
    const auto info = parse_info(
        "# Commandstats\r\n"
        "cmdstat_set:calls=2048,usec=5000,usec_per_call=2.44,rejected_calls=1,failed_calls=2\r\n"
        "cmdstat_config|get:calls=1,usec=7,usec_per_call=7.00\r\n");
    const auto statistics = command_statistics(info);
    ASSERT_EQ(statistics.size(), 2U);
    EXPECT_EQ(statistics.at("set").calls, 2048);
    EXPECT_EQ(statistics.at("set").usec, 5000);
    EXPECT_DOUBLE_EQ(statistics.at("set").usec_per_call, 2.44);
    EXPECT_EQ(statistics.at("set").rejected_calls, 1);
    EXPECT_EQ(statistics.at("set").failed_calls, 2);
    EXPECT_EQ(statistics.at("config|get").calls, 1);
    EXPECT_FALSE(statistics.at("config|get").failed_calls);
}

}  // namespace assay::redis
