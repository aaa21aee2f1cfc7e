// SPDX-License-Identifier: GPL-3.0-or-later
// The append-only file as an artefact: exact sizes, equal bytes, trimming under a running server.
#include "core/probe/process_sample.h"
#include "core/redis/aof.h"
#include "core/redis/info.h"
#include "tests/system/servers/running_server.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>
#include <set>

namespace assay::redis {

class RealArtefact : public test::ServerTest {
  protected:
    const std::map<std::string, std::string> appending = {{"appendonly", "yes"}, {"appendfsync", "no"}};

    static workload::Specification with_aof(workload::CommandTemplate command) {
        auto s = specification(std::move(command));
        s.artefact = workload::Artefact::aof;
        s.server_config = {{"appendonly", "yes"}, {"appendfsync", "no"}};
        return s;
    }
    static std::int64_t bytes(const Server& server) {
        return aof_bytes(server.data_directory()).value_or(-1);
    }
    static std::string hash(const Server& server) { return aof_sha256(server.data_directory()).value_or(""); }
};

TEST_F(RealArtefact, TheLuaWorkloadOfTheSeedCaseHasItsExactFigures) {
    auto server = start(options(appending));
    ASSERT_TRUE(server);
    auto s = with_aof({"EVAL", "for i = 1, 2048 do redis.call('SET', KEYS[1], ARGV[1]) end return 2048", "1",
                       "{key}", "{value}"});
    s.payload_bytes = 262'144;
    const auto result = engine(*server, s)->run(window(s, 1), stop);
    ASSERT_TRUE(result) << result.error().text();
    // 2,048 records of 262,144 + 33 bytes, SELECT 23, MULTI 15, EXEC 14.
    EXPECT_EQ(bytes(*server), 536'938'548);
    EXPECT_EQ(command_statistics(server->connection())->at("set").calls, 2'048);
    EXPECT_EQ(command_statistics(server->connection())->at("eval").calls, 1);
    EXPECT_EQ(command_statistics(server->connection())->at("set").failed_calls.value_or(0), 0);
}

TEST_F(RealArtefact, TwoArmsOfOneBinaryPersistTheSameBytes) {
    std::set<std::string> hashes;
    std::set<std::int64_t> sizes;
    for (int arm = 0; arm < 2; ++arm) {
        auto server = start(options(appending));
        ASSERT_TRUE(server);
        auto s = with_aof({"SET", "{key}", "{value}"});
        s.pipeline = 100;
        s.key_pattern = workload::KeyPattern::random;
        s.key_space = 1'000;
        ASSERT_TRUE(engine(*server, s)->run(window(s, 5'000), stop));
        hashes.insert(hash(*server));
        sizes.insert(bytes(*server));
    }
    EXPECT_EQ(hashes.size(), 1U);
    EXPECT_EQ(sizes.size(), 1U);
}

TEST_F(RealArtefact, AfterTrimmingTheNextWindowStartsAtTheFront) {
    auto server = start(options(appending));
    ASSERT_TRUE(server);
    const auto s = with_aof({"SET", "{key}", "{value}"});
    const auto load = engine(*server, s);
    const auto prepared = window(s, 1'000);
    constexpr std::int64_t record = 31;
    constexpr std::int64_t select = 23;
    ASSERT_TRUE(load->run(prepared, stop));
    EXPECT_EQ(bytes(*server), 1'000 * record + select);
    std::set<std::string> hashes;
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(trim_aof(server->data_directory()));
        EXPECT_EQ(bytes(*server), 0);
        ASSERT_TRUE(load->run(prepared, stop));
        EXPECT_EQ(bytes(*server), 1'000 * record) << "complete, and no hole";
        hashes.insert(hash(*server));
    }
    EXPECT_EQ(hashes.size(), 1U) << "every window meets and leaves the same state";
}

TEST_F(RealArtefact, AServerSwitchedToAppendingLaterDoesNotAppendAndIsFoundOut) {
    auto server = start(options({{"appendfsync", "no"}}));
    ASSERT_TRUE(server);
    EXPECT_EQ(aof_bytes(server->data_directory()).error().kind, ErrorKind::not_found);
    auto& connection = server->connection();
    ASSERT_TRUE(connection.command({"CONFIG", "SET", "appendonly", "yes"}));
    ASSERT_TRUE(test::eventually([&] {
        return info(connection, "persistence")->integer("aof_rewrite_in_progress") == 0 &&
               info(connection, "persistence")->integer("aof_rewrite_scheduled") == 0;
    }));
    ASSERT_TRUE(connection.command({"SET", "key", "value"}));
    ASSERT_GT(bytes(*server), 0);
    ASSERT_TRUE(trim_aof(server->data_directory()));
    ASSERT_TRUE(connection.command({"SET", "key", "value"}));
    EXPECT_EQ(aof_bytes(server->data_directory()).error().kind, ErrorKind::damaged);
}

TEST_F(RealArtefact, TheMainThreadsTimeStandsStillBetweenWindowsAndGrowsInThem) {
    auto server = start(options(appending));
    ASSERT_TRUE(server);
    auto s = with_aof({"SET", "{key}", "{value}"});
    s.pipeline = 100;
    const auto load = engine(*server, s);
    const auto sampler = probe::ProcessSampler::open(server->pid()).value();
    const auto prepared = window(s, 10'000);
    for (int i = 0; i < 5; ++i) {
        const auto before = sampler.settled().value();
        const auto result = load->run(prepared, stop);
        ASSERT_TRUE(result);
        const auto cost = sampler.settled().value() - before;
        EXPECT_GT(cost.cpu_ns, 10'000 * 50) << "10,000 SETs cost more than 50 ns each on any machine";
        EXPECT_GE(cost.voluntary_switches, 1);
    }
    EXPECT_TRUE(server->alive());
}

}  // namespace assay::redis
