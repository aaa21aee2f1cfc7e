// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/worker.h"

#include <fmt/format.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <pthread.h>
#include <sched.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>

namespace assay::load {

namespace {

constexpr std::size_t scratch_bytes = 64 * 1024;
constexpr std::uint64_t stop_mark = ~std::uint64_t{0};
constexpr std::uint64_t timer_mark = stop_mark - 1;

std::int64_t now(clockid_t clock) {
    timespec time{};
    ::clock_gettime(clock, &time);
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

bool add(int epoll, int fd, std::uint32_t events, std::uint64_t mark) {
    epoll_event event{};
    event.events = events;
    event.data.u64 = mark;
    return ::epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event) == 0;
}

Channel::News news(std::uint32_t events) {
    return {.readable = (events & EPOLLIN) != 0,
            .writable = (events & EPOLLOUT) != 0,
            .hung_up = (events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) != 0};
}

tl::unexpected<Error> no_thread(std::string_view what, int number) {
    return fail(ErrorKind::unsupported, fmt::format("load thread: {}: {}", what, std::strerror(number)),
                "choose cores that this process may use (--cpus)");
}

}  // namespace

LoadEngine::Worker::Worker(std::vector<Channel> channels, std::string where, std::vector<int> cpus,
                           Waiting waiting)
    : channels_(std::move(channels)),
      where_(std::move(where)),
      cpus_(std::move(cpus)),
      waiting_(waiting),
      scratch_(scratch_bytes) {}

LoadEngine::Worker::~Worker() {
    {
        const std::lock_guard lock(mutex_);
        quit_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
}

Status LoadEngine::Worker::begin() {
    epoll_ = UniqueFd(::epoll_create1(EPOLL_CLOEXEC));
    timer_ = UniqueFd(::timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK));
    if (!epoll_ || !timer_ || !add(epoll_.get(), timer_.get(), EPOLLIN, timer_mark))
        return no_thread("cannot watch sockets", errno);
    for (std::size_t i = 0; i < channels_.size(); ++i)
        if (!add(epoll_.get(), channels_[i].fd(), EPOLLIN | EPOLLOUT | EPOLLET | EPOLLRDHUP, i))
            return no_thread("cannot watch a socket", errno);
    // Signals are for the main thread: here they would only disturb a timed stretch.
    sigset_t all;
    sigset_t before;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    try {
        thread_ = std::thread([this] { serve(); });
    } catch (const std::system_error& error) {
        ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
        return no_thread("cannot start", error.code().value());
    }
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return begun_.has_value(); });
    return *begun_;
}

Result<WindowResult> LoadEngine::Worker::run(const workload::PreparedWindow& window, const StopFlag& stop,
                                             Nanoseconds deadline) {
    if (window.connections.size() != channels_.size())
        return fail(ErrorKind::internal,
                    fmt::format("a window for {} connections, given to a load engine with {}",
                                window.connections.size(), channels_.size()));
    if (stop.requested()) return fail(ErrorKind::cancelled, "stopped before a window");
    std::unique_lock lock(mutex_);
    result_.reset();
    request_ = Request{&window, &stop, deadline};
    changed_.notify_all();
    changed_.wait(lock, [this] { return result_.has_value(); });
    return std::move(*result_);
}

Status LoadEngine::Worker::pin() const {
    ::pthread_setname_np(::pthread_self(), "assay-load");
    if (cpus_.empty()) return {};
    cpu_set_t cores;
    CPU_ZERO(&cores);
    for (const int cpu : cpus_)
        if (cpu >= 0 && cpu < CPU_SETSIZE) CPU_SET(static_cast<unsigned>(cpu), &cores);
    if (::sched_setaffinity(0, sizeof cores, &cores) == 0) return {};
    return no_thread(fmt::format("cannot run on core {}", fmt::join(cpus_, ",")), errno);
}

void LoadEngine::Worker::serve() {
    auto pinned = pin();
    std::unique_lock lock(mutex_);
    begun_ = std::move(pinned);
    changed_.notify_all();
    for (;;) {
        changed_.wait(lock, [this] { return quit_ || request_.has_value(); });
        if (quit_) return;
        const Request request = *request_;
        request_.reset();
        lock.unlock();
        auto result = measure(request);
        lock.lock();
        result_ = std::move(result);
        changed_.notify_all();
    }
}

Status LoadEngine::Worker::watch(const Request& request) const {
    const std::int64_t wait = std::max<std::int64_t>(request.deadline.value, 1);
    itimerspec at{};
    at.it_value.tv_sec = wait / 1'000'000'000;
    at.it_value.tv_nsec = wait % 1'000'000'000;
    if (::timerfd_settime(timer_.get(), 0, &at, nullptr) != 0 ||
        !add(epoll_.get(), request.stop->fd(), EPOLLIN, stop_mark))
        return no_thread("cannot watch for a stop", errno);
    return {};
}

Result<WindowResult> LoadEngine::Worker::measure(const Request& request) {
    if (broken_)
        return fail(ErrorKind::server_failed,
                    fmt::format("the load engine of {} cannot be used after a failed window", where_),
                    "start a fresh server and engine; what failed the window was said before");
    if (auto watched = watch(request); !watched) return fail(std::move(watched.error()));
    for (std::size_t i = 0; i < channels_.size(); ++i)
        channels_[i].begin(*request.window, request.window->connections[i], *request.stop);

    WindowResult result;
    result.operations = request.window->operations;
    idle_cpu_ns_ = 0;
    const std::int64_t cpu_before = now(CLOCK_THREAD_CPUTIME_ID);
    const std::int64_t wall_before = now(CLOCK_MONOTONIC_RAW);
    const Ending ending = drive(*request.stop);
    result.wall_ns = now(CLOCK_MONOTONIC_RAW) - wall_before;
    result.load_cpu_ns = now(CLOCK_THREAD_CPUTIME_ID) - cpu_before - idle_cpu_ns_;

    ::epoll_ctl(epoll_.get(), EPOLL_CTL_DEL, request.stop->fd(), nullptr);
    return judge(request, ending, result);
}

int LoadEngine::Worker::await_news(std::span<epoll_event> events) {
    const int room = static_cast<int>(events.size());
    if (waiting_ == Waiting::sleep) return ::epoll_wait(epoll_.get(), events.data(), room, -1);
    if (const int count = ::epoll_wait(epoll_.get(), events.data(), room, 0); count != 0) return count;
    const std::int64_t before = now(CLOCK_THREAD_CPUTIME_ID);
    int count = 0;
    while (count == 0)  // a stop and the deadline are news too
        count = ::epoll_wait(epoll_.get(), events.data(), room, 0);
    idle_cpu_ns_ += now(CLOCK_THREAD_CPUTIME_ID) - before;
    return count;
}

LoadEngine::Worker::Ending LoadEngine::Worker::drive(const StopFlag& stop) {
    std::size_t running = 0;
    for (auto& channel : channels_) {
        if (channel.state() != Channel::State::running) continue;
        switch (channel.proceed({}, scratch_)) {
            case Channel::State::running:
                ++running;
                break;
            case Channel::State::done:
                break;
            default:
                return Ending::failed;
        }
    }
    epoll_event events[64];
    for (;;) {
        if (stop.requested()) return Ending::cancelled;
        if (running == 0) return Ending::complete;
        const int count = await_news(events);
        for (int i = 0; i < count; ++i) {
            if (events[i].data.u64 == stop_mark) return Ending::cancelled;
            if (events[i].data.u64 == timer_mark) return Ending::late;
            Channel& channel = channels_[events[i].data.u64];
            if (channel.state() != Channel::State::running) continue;
            switch (channel.proceed(news(events[i].events), scratch_)) {
                case Channel::State::running:
                    break;
                case Channel::State::done:
                    --running;
                    break;
                default:
                    return Ending::failed;
            }
        }
    }
}

}  // namespace assay::load
