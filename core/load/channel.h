// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_flag.h"
#include "core/base/unique_fd.h"
#include "core/load/reply_reader.h"
#include "core/workload/encoder.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace assay::load {

/// One connection while a window runs: sends its batches one after another, each when the former's replies
/// are in. Never blocks, never allocates. Told by edge-triggered epoll when it can go on: what it may do it
/// does until the socket says "not now", and it tries to read only when something has arrived.
class Channel {
  public:
    enum class State { running, done, closed, not_resp, too_many_replies };

    Channel(UniqueFd socket, std::size_t expected_reply_bytes);

    void begin(const workload::PreparedWindow& window, const std::vector<workload::Batch>& batches,
               const StopFlag& stop);
    /// What epoll said of the socket.
    struct News {
        bool readable = false;
        bool writable = false;
        bool hung_up = false;  // no more will arrive after what is there
    };
    /// Goes on as far as the socket lets it, or until stopping is requested. `scratch`: the thread's read
    /// buffer.
    State proceed(News news, std::span<char> scratch);

    [[nodiscard]] int fd() const { return socket_.get(); }
    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] const ReplyReader& reader() const { return reader_; }
    [[nodiscard]] std::int64_t replies() const { return replies_; }
    [[nodiscard]] std::int64_t reply_bytes() const { return reply_bytes_; }
    [[nodiscard]] int error_number() const { return error_number_; }

  private:
    bool next_batch();
    void send();
    void receive(std::span<char> scratch);

    UniqueFd socket_;
    ReplyReader reader_;
    const workload::PreparedWindow* window_ = nullptr;
    const std::vector<workload::Batch>* batches_ = nullptr;
    const StopFlag* stop_ = nullptr;
    std::size_t next_ = 0;            // the batch after the current one
    std::size_t segment_ = 0;         // where sending stands: in this segment …
    std::size_t segment_offset_ = 0;  // … after this many of its bytes
    std::size_t segments_end_ = 0;
    std::int64_t awaited_ = 0;
    std::int64_t replies_ = 0;
    std::int64_t reply_bytes_ = 0;
    int error_number_ = 0;
    bool readable_ = false;
    bool writable_ = true;
    bool hung_up_ = false;
    State state_ = State::done;
};

}  // namespace assay::load
