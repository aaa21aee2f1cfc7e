// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/probe/placement.h"
#include "core/redis/child_process.h"
#include "core/redis/info.h"
#include "core/redis/private_directory.h"
#include "core/redis/version.h"
#include "tests/system/servers/running_server.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <csignal>
#include <gmock/gmock.h>
#include <poll.h>
#include <sched.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace assay::redis {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using By = ServerExit::By;

class RealServer : public test::ServerTest {};

namespace {

bool is_gone(pid_t pid) {
    return ::kill(pid, 0) != 0 && errno == ESRCH;
}

}  // namespace

TEST_F(RealServer, IsReadyKnownAndAloneAndLeavesNothing) {
    auto wanted = options();
    wanted.cpus = {probe::allowed_cpus().back()};
    auto server = start(wanted);
    ASSERT_TRUE(server);
    const pid_t pid = server->pid();
    EXPECT_TRUE(parse_version(server->version())) << server->version();
    EXPECT_EQ(server->run_id().size(), 40U);
    EXPECT_TRUE(fs::is_socket(server->socket()));
    EXPECT_TRUE(fs::is_empty(server->data_directory()));
    EXPECT_EQ(fs::status(server->data_directory().parent_path()).permissions(), fs::perms::owner_all);
    EXPECT_EQ(::getpgid(pid), pid) << "its own process group";
    cpu_set_t cores;
    ASSERT_EQ(::sched_getaffinity(pid, sizeof cores, &cores), 0);
    EXPECT_EQ(CPU_COUNT(&cores), 1);
    EXPECT_TRUE(CPU_ISSET(static_cast<unsigned>(wanted.cpus[0]), &cores));
    EXPECT_EQ(info(server->connection(), "server")->integer("process_id"), pid);
    EXPECT_TRUE(server->alive());

    const auto exit = server->stop();
    ASSERT_TRUE(exit);
    EXPECT_EQ(exit->by, By::shutdown);
    EXPECT_EQ(exit->signal, 0);
    EXPECT_EQ(exit->exit_code, 0);
    EXPECT_TRUE(is_gone(pid));
    EXPECT_TRUE(fs::exists(server->data_directory())) << "still there to be read";
    EXPECT_EQ(server->stop()->by, By::shutdown) << "asked again, the same";
    server.reset();
    EXPECT_TRUE(fs::is_empty(place));
}

TEST_F(RealServer, IsEndedByTheDestructor) {
    auto server = start(options());
    ASSERT_TRUE(server);
    const pid_t pid = server->pid();
    server.reset();
    EXPECT_TRUE(is_gone(pid));
}

TEST_F(RealServer, ADirectiveThatItDoesNotKnowIsNamed) {
    const auto refused = Server::start(options({{"no-such-directive", "yes"}}), stop);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::server_failed);
    EXPECT_THAT(refused.error().message, HasSubstr("'no-such-directive yes'"));
    EXPECT_THAT(refused.error().message, HasSubstr("exit code 1"));
    EXPECT_FALSE(refused.error().advice.empty());
}

TEST_F(RealServer, DebugIsAllowedWhereItsDirectiveIsPassed) {
    auto server = start(options());
    ASSERT_TRUE(server);
    const auto version = parse_version(server->version()).value();
    server = start(options(debug_command_config(version)));
    ASSERT_TRUE(server);
    EXPECT_TRUE(server->connection().command({"DEBUG", "SLEEP", "0"}));
}

TEST_F(RealServer, ADeathFromOutsideIsToldWithItsSignal) {
    auto server = start(options());
    ASSERT_TRUE(server);
    ASSERT_EQ(::kill(server->pid(), SIGKILL), 0);
    const auto closed = server->connection().command({"PING"});
    ASSERT_FALSE(closed);
    const auto explained = server->explain(closed.error());
    EXPECT_THAT(explained.message, HasSubstr("signal 9 (Killed)"));
    EXPECT_FALSE(explained.details.empty());
    EXPECT_EQ(server->alive().error().kind, ErrorKind::server_failed);
    EXPECT_EQ(server->stop()->by, By::itself);
}

TEST_F(RealServer, OneThatHeedsNothingIsKilled) {
    auto wanted = options();
    wanted.stop_deadline = Nanoseconds{300'000'000};
    auto server = start(wanted);
    ASSERT_TRUE(server);
    ASSERT_EQ(::kill(server->pid(), SIGSTOP), 0);
    const auto exit = server->stop();
    ASSERT_TRUE(exit);
    EXPECT_EQ(exit->by, By::sigkill);
    EXPECT_EQ(exit->signal, SIGKILL);
}

TEST_F(RealServer, OneWithoutShutdownEndsOnSigterm) {
    auto server = start(options({{"rename-command", "SHUTDOWN \"\""}}));
    ASSERT_TRUE(server);
    const auto exit = server->stop();
    ASSERT_TRUE(exit);
    EXPECT_EQ(exit->by, By::sigterm);
    EXPECT_EQ(exit->signal, 0) << "it ended in its own way";
}

TEST_F(RealServer, OnTcpAsksForThePasswordThatWeMade) {
    auto wanted = options();
    wanted.transport = workload::Transport::tcp;
    auto first = start(wanted);
    auto second = start(wanted);
    ASSERT_TRUE(first && second);
    EXPECT_NE(first->endpoint().port, second->endpoint().port);
    EXPECT_NE(first->endpoint().password, second->endpoint().password);
    EXPECT_EQ(first->connection().command({"CONFIG", "GET", "bind"})->elements[1].text, "127.0.0.1");
    auto stranger = Connection::open({"", first->endpoint().port, ""}).value();
    EXPECT_THAT(stranger.command({"PING"}).error().message, HasSubstr("NOAUTH"));
    EXPECT_FALSE(Connection::open({"", first->endpoint().port, second->endpoint().password}));
    const auto command_line = read_file(fmt::format("/proc/{}/cmdline", first->pid())).value();
    EXPECT_EQ(command_line.find(first->endpoint().password), std::string::npos)
        << "not for every user to read";
}

TEST_F(RealServer, APortThatWasTakenMeanwhileIsTriedAnew) {
    const fs::path program = directory / "program";
    ASSERT_TRUE(write_file(
        program, fmt::format("#!/bin/sh\nif mkdir '{}' 2>/dev/null; then\n"
                             "  echo 'bind: Address already in use'; exit 1\nfi\nexec '{}' \"$@\"\n",
                             (directory / "tried").string(), test::redis_binary().string())));
    fs::permissions(program, fs::perms::owner_all);
    auto wanted = options();
    wanted.binary = program;
    wanted.transport = workload::Transport::tcp;
    EXPECT_TRUE(start(wanted));
    EXPECT_TRUE(fs::exists(directory / "tried"));
}

TEST_F(RealServer, EndsWithAnOwnerThatIsKilledAndItsRemainsAreCleared) {
    auto owner =
        launch({SERVER_OWNER, test::redis_binary().string(), place.string()}, {}, {}, directory / "owner");
    ASSERT_TRUE(owner);
    std::string said;
    ASSERT_TRUE(test::eventually([&] {
        said = read_file(directory / "owner").value_or("");
        return said.ends_with('\n') || is_gone(owner->pid);
    }));
    const int server = std::stoi(said);
    const UniqueFd death(static_cast<int>(::syscall(SYS_pidfd_open, server, 0)));
    ASSERT_TRUE(death);
    ASSERT_EQ(::kill(owner->pid, SIGKILL), 0);
    ASSERT_EQ(::waitpid(owner->pid, nullptr, 0), owner->pid);
    pollfd wait{death.get(), POLLIN, 0};
    EXPECT_EQ(::poll(&wait, 1, 60'000), 1) << "the server outlives its owner";
    EXPECT_FALSE(fs::is_empty(place)) << "nobody was there to clear up";
    EXPECT_TRUE(PrivateDirectory::create(place)) << "the next one does";
    EXPECT_TRUE(fs::is_empty(place));
}

}  // namespace assay::redis
