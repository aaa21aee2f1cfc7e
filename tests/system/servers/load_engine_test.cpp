// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/engine.h"
#include "core/redis/info.h"
#include "core/redis/version.h"
#include "tests/system/servers/running_server.h"

#include <gtest/gtest.h>

#include <csignal>
#include <gmock/gmock.h>
#include <set>
#include <thread>

namespace assay::load {

using ::testing::HasSubstr;

namespace {

// 300 MB through a machine that may be busy with other tests, and under a sanitizer.
constexpr Nanoseconds patient{1'000'000'000'000};

}  // namespace

class RealLoad : public test::ServerTest {
  protected:
    struct Shape {
        int pipeline;
        int connections;
        Waiting waiting;
    };
    static std::vector<Shape> shapes() {
        std::vector<Shape> out;
        for (const int pipeline : {1, 7, 200, 10'000})
            for (const int connections : {1, 5, 100})
                out.push_back({pipeline, connections, Waiting::sleep});
        // Polling is slow where the load has no core of its own, and a test may not have one.
        for (const int pipeline : {1, 200})
            for (const int connections : {1, 5})
                out.push_back({pipeline, connections, Waiting::poll});
        return out;
    }
    static std::int64_t calls(redis::Server& server, const std::string& command) {
        auto statistics = redis::command_statistics(server.connection());
        return statistics ? (*statistics)[command].calls : -1;
    }
};

TEST_F(RealLoad, EveryOperationIsDoneOnceInEachShape) {
    auto server = start(options());
    ASSERT_TRUE(server);
    std::int64_t done = 0;
    for (const auto& [pipeline, connections, waiting] : shapes()) {
        auto s = specification({"SET", "{key}", "{value}"});
        s.pipeline = pipeline;
        s.connections = connections;
        const std::int64_t operations = 2 * pipeline + 321;
        const auto result = engine(*server, s, waiting)->run(window(s, operations), stop);
        ASSERT_TRUE(result) << result.error().text();
        done += operations;
        EXPECT_EQ(result->operations, operations);
        EXPECT_EQ(result->replies, operations);
        EXPECT_EQ(result->reply_bytes, 5 * operations) << "+OK each";
        EXPECT_GT(result->wall_ns, 0);
        EXPECT_GT(result->load_cpu_ns, 0);
        EXPECT_LE(result->load_cpu_ns, result->wall_ns) << "asking for news is not work";
        EXPECT_EQ(calls(*server, "set"), done);
    }
}

TEST_F(RealLoad, AnEngineAndAWindowServeAgainAndAgain) {
    auto server = start(options());
    ASSERT_TRUE(server);
    auto s = specification({"INCR", "{key}"});
    s.pipeline = 16;
    s.connections = 3;
    const auto load = engine(*server, s);
    const auto one = window(s, 100);
    for (int i = 1; i <= 50; ++i) {
        ASSERT_TRUE(load->run(one, stop));
        ASSERT_EQ(server->connection().command({"GET", "key"})->text, std::to_string(100 * i));
    }
}

TEST_F(RealLoad, LargeRequestsAndLargeRepliesAtOnceDoNotLockEachOther) {
    auto server = start(options());
    ASSERT_TRUE(server);
    for (const int connections : {1, 3}) {
        auto s = specification({"ECHO", "{value}"});
        s.payload_bytes = 262'144;
        s.pipeline = 200;
        s.connections = connections;
        const auto result = engine(*server, s)->run(window(s, 600), stop, patient);
        ASSERT_TRUE(result) << result.error().text();
        EXPECT_EQ(result->reply_bytes, 600 * (262'144 + 11));
    }
}

TEST_F(RealLoad, RandomKeysTouchTheWholeKeySpaceAndTheSameInEveryArm) {
    std::set<std::string> digests;
    for (int arm = 0; arm < 2; ++arm) {
        auto server = start(options(redis::debug_command_config({7, 0, 0})));
        ASSERT_TRUE(server);
        auto s = specification({"SET", "{key}", "{index}"});
        s.key_pattern = workload::KeyPattern::random;
        s.key_space = 100;
        s.pipeline = 10;
        ASSERT_TRUE(engine(*server, s)->run(window(s, 5'000), stop));
        EXPECT_EQ(server->connection().command({"DBSIZE"})->integer, 100);
        digests.insert(server->connection().command({"DEBUG", "DIGEST"})->text);
    }
    EXPECT_EQ(digests.size(), 1U);
}

TEST_F(RealLoad, OverTcpWithAPassword) {
    auto wanted = options();
    wanted.transport = workload::Transport::tcp;
    auto server = start(wanted);
    ASSERT_TRUE(server);
    auto s = specification({"SET", "{key}", "{value}"});
    s.payload_bytes = 100'000;
    s.pipeline = 20;
    s.connections = 4;
    ASSERT_TRUE(engine(*server, s)->run(window(s, 500), stop));
    EXPECT_EQ(calls(*server, "set"), 500);

    auto unknown = server->endpoint();
    unknown.password.clear();
    const auto refused = LoadEngine::start(unknown, s, {}, Waiting::sleep).value()->run(window(s, 40), stop);
    ASSERT_FALSE(refused);
    EXPECT_EQ(calls(*server, "set"), 500);
}

TEST_F(RealLoad, ErrorRepliesFailTheWindowWithTheirWordsAndTheEngineGoesOn) {
    auto server = start(options());
    ASSERT_TRUE(server);
    ASSERT_TRUE(server->connection().command({"RPUSH", "list", "x"}));
    auto s = specification({"INCR", "list"});
    s.pipeline = 10;
    const auto load = engine(*server, s);
    const auto wrong_type = load->run(window(s, 25), stop);
    ASSERT_FALSE(wrong_type);
    EXPECT_EQ(wrong_type.error().kind, ErrorKind::reply_error);
    EXPECT_THAT(wrong_type.error().message, HasSubstr("25 errors in 25 replies; the first: WRONGTYPE"));

    auto unknown = s;
    unknown.command = {"NOSUCHCOMMAND"};
    EXPECT_THAT(load->run(window(unknown, 10), stop).error().message, HasSubstr("unknown command"));
    auto good = s;
    good.command = {"PING"};
    EXPECT_TRUE(load->run(window(good, 10), stop)) << "the wire is in order again";

    auto inside = s;
    inside.command = {"EVAL", "return {{redis.pcall('INCR', 'list'), 1}", "0"};
    EXPECT_THAT(load->run(window(inside, 2), stop).error().message, HasSubstr("2 errors in 2 replies"));
}

TEST_F(RealLoad, NoAuthenticationAndNoMemoryAreErrorsToo) {
    auto wanted = options({{"maxmemory", "1"}});
    wanted.transport = workload::Transport::tcp;
    auto server = start(wanted);
    ASSERT_TRUE(server);
    const auto s = specification({"SET", "{key}", "{value}"});
    const auto no_memory = engine(*server, s)->run(window(s, 3), stop);
    EXPECT_EQ(no_memory.error().kind, ErrorKind::reply_error);
    EXPECT_THAT(no_memory.error().message, HasSubstr("OOM"));
    auto stranger = server->endpoint();
    stranger.password.clear();
    const auto no_auth = LoadEngine::start(stranger, s, {}, Waiting::sleep).value()->run(window(s, 3), stop);
    EXPECT_EQ(no_auth.error().kind, ErrorKind::reply_error);
    EXPECT_THAT(no_auth.error().message, HasSubstr("3 errors in 3 replies; the first: NOAUTH"));
}

TEST_F(RealLoad, AServerKilledInTheMiddleOfAWindow) {
    auto server = start(options());
    ASSERT_TRUE(server);
    auto s = specification({"SET", "{key}", "{value}"});
    s.pipeline = 100;
    s.connections = 10;
    const auto load = engine(*server, s);
    const auto endless = window(s, 200'000'000);
    std::jthread killer([&] {
        (void)test::eventually([&] { return calls(*server, "set") > 0; });
        ::kill(server->pid(), SIGKILL);
    });
    const auto result = load->run(endless, stop);
    killer.join();
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().kind, ErrorKind::server_failed);
    EXPECT_THAT(result.error().message, HasSubstr("closed a connection in the middle of a window"));
    EXPECT_THAT(server->explain(result.error()).message, HasSubstr("signal 9 (Killed)"));
    EXPECT_FALSE(load->run(window(s, 1), stop)) << "of no more use";
}

TEST_F(RealLoad, StoppingEndsABusyWindowAndAnIdleOne) {
    auto server = start(options());
    ASSERT_TRUE(server);
    auto s = specification({"SET", "{key}", "{value}"});
    s.pipeline = 100;
    {
        StopFlag busy_stop;
        const auto load = engine(*server, s);
        const auto endless = window(s, 200'000'000);
        std::jthread stopper([&] {
            (void)test::eventually([&] { return calls(*server, "set") > 0; });
            busy_stop.request();
        });
        EXPECT_EQ(load->run(endless, busy_stop).error().kind, ErrorKind::cancelled);
        EXPECT_EQ(load->run(window(s, 1), busy_stop).error().kind, ErrorKind::cancelled);
    }
    for (const auto waiting : {Waiting::poll, Waiting::sleep}) {
        StopFlag idle_stop;
        const auto load = engine(*server, s, waiting);
        ASSERT_EQ(::kill(server->pid(), SIGSTOP), 0);
        std::jthread stopper([&] { idle_stop.request(); });
        EXPECT_EQ(load->run(window(s, 1), idle_stop).error().kind, ErrorKind::cancelled);
        EXPECT_EQ(::kill(server->pid(), SIGCONT), 0);
    }
}

TEST_F(RealLoad, AWindowThatHangsEndsAtItsDeadline) {
    auto server = start(options());
    ASSERT_TRUE(server);
    const auto s = specification({"PING"});
    for (const auto waiting : {Waiting::poll, Waiting::sleep}) {
        const auto load = engine(*server, s, waiting);
        ASSERT_TRUE(load->run(window(s, 1), stop));
        ASSERT_EQ(::kill(server->pid(), SIGSTOP), 0);
        const auto late = load->run(window(s, 5), stop, Nanoseconds{50'000'000});
        EXPECT_EQ(::kill(server->pid(), SIGCONT), 0);
        ASSERT_FALSE(late);
        EXPECT_EQ(late.error().kind, ErrorKind::server_failed);
        EXPECT_THAT(late.error().message, HasSubstr("0 of 5 replies were in"));
        const auto after = load->run(window(s, 1), stop);
        ASSERT_FALSE(after) << "late replies would be counted for the next window";
        EXPECT_THAT(after.error().message, HasSubstr("failed window"));
    }
}

TEST_F(RealLoad, WhatDoesNotFitIsRefused) {
    auto server = start(options());
    ASSERT_TRUE(server);
    auto s = specification({"PING"});
    const auto load = engine(*server, s);
    s.connections = 2;
    EXPECT_EQ(load->run(window(s, 1), stop).error().kind, ErrorKind::internal);
    EXPECT_EQ(LoadEngine::start(server->endpoint(), s, {1022}, Waiting::sleep).error().kind,
              ErrorKind::unsupported);
    EXPECT_EQ(LoadEngine::start({place / "absent", 0, ""}, s, {}, Waiting::sleep).error().kind,
              ErrorKind::server_failed);
}

}  // namespace assay::load
