// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"
#include "core/base/units.h"
#include "core/redis/endpoint.h"
#include "core/workload/encoder.h"
#include "core/workload/specification.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace assay::load {

/// What one window cost (METHOD 2, 3). All times in nanoseconds.
struct WindowResult {
    std::int64_t operations = 0;
    std::int64_t replies = 0;      // equals operations
    std::int64_t reply_bytes = 0;  // bytes received, protocol included
    /// CLOCK_MONOTONIC_RAW, from before the first byte is sent until after the last reply is read.
    std::int64_t wall_ns = 0;
    /// CPU of the load thread over the same stretch, less what it spent on asking whether there is news while
    /// there was none (Waiting::poll); for the rest of wall_ns it was idle.
    std::int64_t load_cpu_ns = 0;
};

/// What the load thread does while it can neither send nor receive.
enum class Waiting {
    /// Asks again and again. Whoever sleeps has to be woken, and the server would pay for that with each
    /// reply
    /// that finds the client asleep: in a virtual machine some microseconds, and not the same for two servers
    /// of which one answers a little later. Needs a core that nobody else wants.
    poll,
    /// Sleeps in the kernel: where load and server share a core.
    sleep
};

/// The load engine: connections to one server, and a thread of its own, pinned to the load cores, that sends
/// a prepared window and reads the replies. While timing, the thread allocates nothing and writes no log;
/// its memory does not grow with the number of
/// windows (a reply longer than any before makes its connection's buffer grow once: warm-up does that).
///
/// Each connection keeps its own pipeline full: the next batch goes out when the former's replies are all in.
///
/// start(), run() and the destructor belong to one thread; run() blocks it without using the CPU. Engines for
/// several arms live side by side on the same cores, as only one runs at a time.
class LoadEngine {
  public:
    /// Connects (and authenticates) `specification.connections` times. `cpus` empty: not pinned.
    [[nodiscard]] static Result<std::unique_ptr<LoadEngine>> start(
        const redis::Endpoint& endpoint, const workload::Specification& specification,
        const std::vector<int>& cpus, Waiting waiting);
    ~LoadEngine();
    LoadEngine(const LoadEngine&) = delete;
    LoadEngine& operator=(const LoadEngine&) = delete;

    /// Errors: reply_error (how many replies were errors, and the first one's words; all replies are in, and
    /// the engine can go on), server_failed (a connection was closed, or `deadline` passed), cancelled
    /// (within 100 ms of the request). After the last two the wire is in no known state, and later calls
    /// fail: start a new engine.
    [[nodiscard]] Result<WindowResult> run(const workload::PreparedWindow& window, const StopFlag& stop,
                                           Nanoseconds deadline = Nanoseconds{120'000'000'000});

  private:
    class Worker;
    explicit LoadEngine(std::unique_ptr<Worker> worker);
    std::unique_ptr<Worker> worker_;
};

}  // namespace assay::load
