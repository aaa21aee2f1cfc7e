// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/channel.h"

#include <array>
#include <cerrno>
#include <sys/socket.h>
#include <sys/uio.h>

namespace assay::load {

namespace {

constexpr std::size_t segments_a_call = 64;

bool is_for_later(int number) {
    return number == EAGAIN || number == EWOULDBLOCK;
}

}  // namespace

Channel::Channel(UniqueFd socket, std::size_t expected_reply_bytes)
    : socket_(std::move(socket)), reader_(expected_reply_bytes) {}

void Channel::begin(const workload::PreparedWindow& window, const std::vector<workload::Batch>& batches,
                    const StopFlag& stop) {
    window_ = &window;
    batches_ = &batches;
    stop_ = &stop;
    next_ = 0;
    replies_ = 0;
    reply_bytes_ = 0;
    awaited_ = 0;
    error_number_ = 0;
    reader_.forget_errors();
    state_ = next_batch() ? State::running : State::done;
}

bool Channel::next_batch() {
    if (next_ == batches_->size()) return false;
    const workload::Batch& batch = (*batches_)[next_++];
    segment_ = batch.first_segment;
    segments_end_ = batch.first_segment + batch.segment_count;
    segment_offset_ = 0;
    awaited_ = batch.replies;
    return true;
}

Channel::State Channel::proceed(News news, std::span<char> scratch) {
    readable_ = readable_ || news.readable || news.hung_up;
    writable_ = writable_ || news.writable;
    hung_up_ = hung_up_ || news.hung_up;
    while (state_ == State::running && !stop_->requested()) {
        if (writable_ && segment_ < segments_end_) send();
        if (readable_ && state_ == State::running) receive(scratch);
        if (state_ != State::running) break;
        if (awaited_ == 0 && segment_ == segments_end_) {
            if (!next_batch()) state_ = State::done;
            continue;
        }
        const bool may_send = writable_ && segment_ < segments_end_;
        if (!may_send && !readable_) break;
    }
    return state_;
}

void Channel::send() {
    std::array<iovec, segments_a_call> pieces;
    std::size_t count = 0;
    std::size_t offset = segment_offset_;
    for (std::size_t at = segment_; at < segments_end_ && count < pieces.size(); ++at) {
        const workload::Segment& segment = window_->segments[at];
        // iovec knows no const; sendmsg does not write to it.
        char* const from = const_cast<char*>(window_->bytes.data()) + segment.offset + offset;
        pieces[count++] = {from, segment.length - offset};
        offset = 0;
    }
    msghdr message{};
    message.msg_iov = pieces.data();
    message.msg_iovlen = count;
    const ssize_t n = ::sendmsg(socket_.get(), &message, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (n < 0) {
        if (errno == EINTR) return;
        writable_ = false;
        if (is_for_later(errno)) return;
        // Closed on the other side: what it said before is still to be read, and says why.
        error_number_ = errno;
        hung_up_ = true;
        readable_ = true;
        return;
    }
    std::size_t sent = static_cast<std::size_t>(n);
    while (sent > 0) {
        const std::size_t rest = window_->segments[segment_].length - segment_offset_;
        if (sent < rest) {
            segment_offset_ += sent;
            break;
        }
        sent -= rest;
        segment_offset_ = 0;
        ++segment_;
    }
}

void Channel::receive(std::span<char> scratch) {
    const ssize_t n = ::recv(socket_.get(), scratch.data(), scratch.size(), MSG_DONTWAIT);
    if (n < 0) {
        if (errno == EINTR) return;
        readable_ = false;
        if (is_for_later(errno)) {
            if (hung_up_) state_ = State::closed;
            return;
        }
        error_number_ = errno;
    }
    if (n <= 0) {
        state_ = State::closed;
        return;
    }
    // Less than there was room for: the socket is empty, and epoll will tell of the next arrival. Of the end
    // of the stream it has told already, if it is there.
    if (static_cast<std::size_t>(n) < scratch.size() && !hung_up_) readable_ = false;
    reply_bytes_ += n;
    const std::int64_t complete = reader_.feed(scratch.data(), static_cast<std::size_t>(n));
    if (complete < 0) {
        state_ = State::not_resp;
        return;
    }
    replies_ += complete;
    awaited_ -= complete;
    if (awaited_ < 0) state_ = State::too_many_replies;
}

}  // namespace assay::load
