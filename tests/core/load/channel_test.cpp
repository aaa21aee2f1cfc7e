// SPDX-License-Identifier: GPL-3.0-or-later
// One connection against the other end of a socket pair, where the test says what arrives and when.
#include "core/load/channel.h"

#include "core/workload/encoder.h"

#include <gtest/gtest.h>

#include <string>
#include <sys/socket.h>
#include <vector>

namespace assay::load {

namespace {

workload::Specification ping(int pipeline) {
    workload::Specification s;
    s.name = "ping";
    s.command = {"ECHO", "{value}"};
    s.pipeline = pipeline;
    return s;
}

class ChannelTest : public ::testing::Test {
  protected:
    ChannelTest() : scratch(64 * 1024) {
        int ends[2] = {-1, -1};
        EXPECT_EQ(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), 0);
        channel.emplace(UniqueFd(ends[0]), 16);
        peer = UniqueFd(ends[1]);
    }
    void begin(const workload::Specification& s, std::int64_t operations) {
        window = workload::prepare(s, operations, 0, 1).value();
        channel->begin(window, window.connections[0], stop);
    }
    Channel::State go(Channel::News news = {}) { return channel->proceed(news, scratch); }
    [[nodiscard]] std::size_t arrived() const {
        std::vector<char> buffer(1 << 20);
        const ssize_t n = ::recv(peer.get(), buffer.data(), buffer.size(), MSG_DONTWAIT);
        return n > 0 ? static_cast<std::size_t>(n) : 0;
    }
    void answer(std::string_view text) const {
        ASSERT_EQ(::send(peer.get(), text.data(), text.size(), MSG_NOSIGNAL),
                  static_cast<ssize_t>(text.size()));
    }

    std::optional<Channel> channel;
    UniqueFd peer;
    std::vector<char> scratch;
    workload::PreparedWindow window;
    StopFlag stop;
};

constexpr Channel::News readable{.readable = true};
constexpr Channel::News closed{.readable = true, .hung_up = true};

}  // namespace

TEST_F(ChannelTest, TheNextBatchWaitsForAllRepliesOfTheFormer) {
    begin(ping(2), 3);
    EXPECT_EQ(go(), Channel::State::running);
    EXPECT_EQ(arrived(), window.connections[0][0].length);
    answer("+a\r\n");
    EXPECT_EQ(go(readable), Channel::State::running);
    EXPECT_EQ(arrived(), 0U);
    answer("+b\r\n");
    EXPECT_EQ(go(readable), Channel::State::running);
    EXPECT_EQ(arrived(), window.connections[0][1].length);
    answer("+c\r\n");
    EXPECT_EQ(go(readable), Channel::State::done);
    EXPECT_EQ(channel->replies(), 3);
    EXPECT_EQ(channel->reply_bytes(), 12);
}

TEST_F(ChannelTest, AFullSocketIsComeBackTo) {
    auto s = ping(100);
    s.payload_bytes = 100'000;
    begin(s, 100);
    std::size_t total = 0;
    EXPECT_EQ(go(), Channel::State::running);
    while (const std::size_t n = arrived()) {
        total += n;
        EXPECT_EQ(go({.writable = true}), Channel::State::running);
    }
    EXPECT_EQ(total, window.connections[0][0].length);
}

TEST_F(ChannelTest, RepliesThatArriveTogetherWithTheEndStillCount) {
    begin(ping(2), 4);
    EXPECT_EQ(go(), Channel::State::running);
    answer("-ERR going down\r\n");
    peer.reset();
    EXPECT_EQ(go(closed), Channel::State::closed);
    EXPECT_EQ(channel->replies(), 1);
    EXPECT_EQ(channel->reader().first_error(), "ERR going down");
}

TEST_F(ChannelTest, APeerThatIsGoneBeforeSendingBegan) {
    begin(ping(1), 1);
    peer.reset();
    EXPECT_EQ(go(), Channel::State::closed);
    EXPECT_NE(channel->error_number(), 0);
}

TEST_F(ChannelTest, TooManyRepliesAndNonsense) {
    begin(ping(1), 1);
    (void)go();
    answer("+a\r\n+b\r\n");
    EXPECT_EQ(go(readable), Channel::State::too_many_replies);
    begin(ping(1), 1);
    (void)go();
    answer("what?\r\n");
    EXPECT_EQ(go(readable), Channel::State::not_resp);
}

TEST_F(ChannelTest, StoppingEndsItsTurn) {
    begin(ping(1), 100);
    stop.request();
    EXPECT_EQ(go(), Channel::State::running);
    EXPECT_EQ(arrived(), 0U);
}

}  // namespace assay::load
