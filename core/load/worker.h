// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/unique_fd.h"
#include "core/load/channel.h"
#include "core/load/engine.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <sys/epoll.h>
#include <thread>
#include <vector>

namespace assay::load {

/// The load thread and what it owns. The caller's thread hands a window in and waits on a condition for the
/// result.
class LoadEngine::Worker {
  public:
    Worker(std::vector<Channel> channels, std::string where, std::vector<int> cpus, Waiting waiting);
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    [[nodiscard]] Status begin();
    [[nodiscard]] Result<WindowResult> run(const workload::PreparedWindow& window, const StopFlag& stop,
                                           Nanoseconds deadline);

  private:
    enum class Ending { complete, failed, cancelled, late };
    struct Request {
        const workload::PreparedWindow* window;
        const StopFlag* stop;
        Nanoseconds deadline;
    };

    void serve();
    [[nodiscard]] Status pin() const;
    [[nodiscard]] Status watch(const Request& request) const;
    [[nodiscard]] Result<WindowResult> measure(const Request& request);
    [[nodiscard]] Ending drive(const StopFlag& stop);
    [[nodiscard]] int await_news(std::span<epoll_event> events);
    [[nodiscard]] Result<WindowResult> judge(const Request& request, Ending ending, WindowResult result);
    [[nodiscard]] Error closed_error(const Channel& channel) const;

    std::vector<Channel> channels_;
    std::string where_;
    std::vector<int> cpus_;
    Waiting waiting_;
    std::int64_t idle_cpu_ns_ = 0;  // of the window that runs: asked for news in vain
    UniqueFd epoll_;
    UniqueFd timer_;
    std::vector<char> scratch_;
    bool broken_ = false;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<Request> request_;
    std::optional<Result<WindowResult>> result_;
    std::optional<Status> begun_;
    bool quit_ = false;
    std::thread thread_;  // last: everything else stands when it starts
};

}  // namespace assay::load
