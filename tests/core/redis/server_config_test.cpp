// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/server_config.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::redis {

using ::testing::HasSubstr;
using ::testing::Not;

const Endpoint local{"/run/x/socket", 0, ""};

TEST(ServerConfig, ListensOnTheSocketAloneAndNeverForksUnasked) {
    const auto text = server_config(local, "/run/x/data", {{"appendonly", "yes"}}).value();
    EXPECT_THAT(text, HasSubstr("port 0\n"));
    EXPECT_THAT(text, HasSubstr("unixsocket \"/run/x/socket\"\n"));
    EXPECT_THAT(text, HasSubstr("dir \"/run/x/data\"\n"));
    EXPECT_THAT(text, HasSubstr("appendonly yes\n"));
    EXPECT_THAT(text, HasSubstr("save \"\"\n"));
    EXPECT_THAT(text, HasSubstr("auto-aof-rewrite-percentage 0\n"));
    EXPECT_THAT(text, Not(HasSubstr("requirepass")));
}

TEST(ServerConfig, OnTcpListensOnTheLoopbackWithAPassword) {
    const auto text = server_config({"", 7001, "secret"}, "/d", {}).value();
    EXPECT_THAT(text, HasSubstr("bind 127.0.0.1\nport 7001\nrequirepass \"secret\"\n"));
    EXPECT_THAT(text, Not(HasSubstr("unixsocket")));
}

TEST(ServerConfig, TheCallersOwnSavingStands) {
    const auto text =
        server_config(local, "/d", {{"Save", "60 1"}, {"auto-aof-rewrite-percentage", "100"}}).value();
    EXPECT_THAT(text, HasSubstr("Save 60 1\n"));
    EXPECT_THAT(text, Not(HasSubstr("save \"\"")));
    EXPECT_THAT(text, Not(HasSubstr("percentage 0")));
}

TEST(ServerConfig, AnEmptyValueIsWrittenAsOne) {
    EXPECT_THAT(server_config(local, "/d", {{"save", ""}}).value(), HasSubstr("save \"\"\n"));
}

TEST(ServerConfig, RefusesWhatAssaySetsAndWhatWouldSmuggleALine) {
    for (const char* name :
         {"port", "DIR", "unixsocket", "daemonize", "logfile", "requirepass", "include", "a b", ""}) {
        const auto refused = server_config(local, "/d", {{name, "x"}});
        ASSERT_FALSE(refused) << name;
        EXPECT_EQ(refused.error().kind, ErrorKind::invalid_input);
        EXPECT_FALSE(refused.error().advice.empty());
    }
    EXPECT_FALSE(server_config(local, "/d", {{"appendonly", "yes\nport 1"}}));
}

TEST(ServerConfig, FindsTheRefusedDirectiveInTheLog) {
    EXPECT_EQ(refused_directive({"*** FATAL CONFIG FILE ERROR (Redis 7.0.15) ***",
                                 "Reading the configuration file, at line 8", ">>> 'no-such-thing yes'",
                                 "Bad directive or wrong number of arguments"}),
              "'no-such-thing yes': Bad directive or wrong number of arguments");
    EXPECT_EQ(refused_directive({"1:M Ready to accept connections"}), "");
}

}  // namespace assay::redis
