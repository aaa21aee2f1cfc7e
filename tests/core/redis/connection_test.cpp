// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/connection.h"

#include "core/base/unique_fd.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstring>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/un.h>

namespace assay::redis {

using ::testing::HasSubstr;

namespace {

/// A listening socket that the test itself answers on, byte by byte: what a server may send, exactly.
class Listener {
  public:
    Listener() : fd_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        endpoint.socket = directory_ / "s";
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, endpoint.socket.c_str(), sizeof address.sun_path - 1);
        EXPECT_EQ(::bind(fd_.get(), reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
        EXPECT_EQ(::listen(fd_.get(), 4), 0);
    }
    [[nodiscard]] UniqueFd accept() const { return UniqueFd(::accept(fd_.get(), nullptr, nullptr)); }
    Endpoint endpoint;

  private:
    test::TemporaryDirectory directory_;
    UniqueFd fd_;
};

void say(const UniqueFd& peer, std::string_view text) {
    ASSERT_EQ(::send(peer.get(), text.data(), text.size(), 0), static_cast<ssize_t>(text.size()));
}

}  // namespace

TEST(Connection, RepliesAreValues) {
    const Listener listener;
    auto connection = Connection::open(listener.endpoint).value();
    const auto peer = listener.accept();
    say(peer, "*5\r\n:42\r\n$3\r\na\r\n\r\n$-1\r\n-ERR inner\r\n+OK\r\n");
    const auto reply = connection.command({"X"}).value();
    ASSERT_EQ(reply.kind, ReplyKind::array);
    ASSERT_EQ(reply.elements.size(), 5U);
    EXPECT_EQ(reply.elements[0].integer, 42);
    EXPECT_EQ(reply.elements[1].text, "a\r\n");
    EXPECT_EQ(reply.elements[2].kind, ReplyKind::nil);
    EXPECT_EQ(reply.elements[3].kind, ReplyKind::error);
    EXPECT_EQ(reply.elements[3].text, "ERR inner");
    EXPECT_EQ(reply.elements[4].kind, ReplyKind::status);
    char sent[64] = {};
    ASSERT_GT(::recv(peer.get(), sent, sizeof sent - 1, 0), 0);
    EXPECT_STREQ(sent, "*1\r\n$1\r\nX\r\n");
}

TEST(Connection, AnErrorReplyNamesItsCommandAndTheConnectionGoesOn) {
    const Listener listener;
    auto connection = Connection::open(listener.endpoint).value();
    const auto peer = listener.accept();
    say(peer, "-WRONGTYPE no\r\n+PONG\r\n");
    const auto refused = connection.command({"LPUSH", "k", "v"});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::reply_error);
    EXPECT_EQ(refused.error().message, "LPUSH: WRONGTYPE no");
    EXPECT_FALSE(refused.error().advice.empty());
    EXPECT_EQ(connection.command({"PING"})->text, "PONG");
}

TEST(Connection, SilenceEndsAtTheTimeout) {
    const Listener listener;
    auto connection = Connection::open(listener.endpoint, Nanoseconds{20'000'000}).value();
    const auto late = connection.command({"PING"});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().kind, ErrorKind::server_failed);
    EXPECT_THAT(late.error().message, HasSubstr("no answer in time"));
    EXPECT_THAT(late.error().advice, HasSubstr("less at a time"));
    EXPECT_THAT(connection.command({"PING"}).error().message, HasSubstr("PING")) << "and stays an error";
}

TEST(Connection, AClosedSocketAndNonsenseAreServerFailures) {
    const Listener listener;
    auto closed = Connection::open(listener.endpoint).value();
    listener.accept().reset();
    const auto broken = closed.command({"PING"}).error();
    EXPECT_EQ(broken.kind, ErrorKind::server_failed);
    EXPECT_FALSE(broken.advice.empty());
    auto nonsense = Connection::open(listener.endpoint).value();
    const auto peer = listener.accept();
    say(peer, "HTTP/1.1 400 Bad Request\r\n");
    EXPECT_EQ(nonsense.command({"PING"}).error().kind, ErrorKind::server_failed);
}

TEST(Connection, NobodyThereSaysWhere) {
    const test::TemporaryDirectory directory;
    const auto absent = Connection::open({directory / "absent", 0, ""});
    ASSERT_FALSE(absent);
    EXPECT_THAT(absent.error().message, HasSubstr((directory / "absent").string()));
    EXPECT_FALSE(absent.error().advice.empty());
    EXPECT_FALSE(Connection::open({std::string(200, 'x'), 0, ""}));
}

TEST(Connection, ClosesOnExecAndGivesItsSocketAway) {
    const Listener listener;
    auto connection = Connection::open(listener.endpoint).value();
    EXPECT_NE(::fcntl(connection.fd(), F_GETFD) & FD_CLOEXEC, 0);
    const int number = connection.fd();
    const UniqueFd taken = std::move(connection).release();
    EXPECT_EQ(taken.get(), number);
    EXPECT_GE(::fcntl(number, F_GETFD), 0) << "still open";
}

}  // namespace assay::redis
