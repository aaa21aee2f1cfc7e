// SPDX-License-Identifier: GPL-3.0-or-later
// How a server goes: noticing its end, telling of it, bringing it about. How it comes is in server_start.cpp.
#include "core/redis/server.h"

#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/redis/deadline.h"
#include "core/redis/server_config.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <sys/wait.h>

namespace assay::redis {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t shown_log_lines = 12;

}  // namespace

bool Server::wait_for_end(int milliseconds) {
    if (exit_) return true;
    if (process_.pid < 0) return false;
    pollfd wait{process_.pidfd.get(), POLLIN, 0};
    const auto deadline = SteadyClock::now() + std::chrono::milliseconds(milliseconds);
    int events = 0;
    do
        events = ::poll(&wait, 1, milliseconds_until(deadline));
    while (events < 0 && errno == EINTR);
    if (events <= 0) return false;
    // Dead but not yet reaped, so its process group is still its own: end what it had forked to save.
    ::kill(-process_.pid, SIGKILL);
    siginfo_t how{};
    while (::waitid(P_PID, static_cast<id_t>(process_.pid), &how, WEXITED) != 0 && errno == EINTR) {
    }
    ServerExit exit;
    exit.by = ServerExit::By::itself;
    if (how.si_code == CLD_EXITED)
        exit.exit_code = how.si_status;
    else
        exit.signal = how.si_status;
    exit_ = exit;
    return true;
}

Error Server::failure(std::string message) {
    Error error;
    error.kind = ErrorKind::server_failed;
    error.advice =
        "see what its log says; start it by hand with the workload's server_config, or take another binary";
    auto lines = last_lines(log(), shown_log_lines);
    const std::string refused = refused_directive(lines);
    if (exit_) message += " " + exit_->text();
    if (!refused.empty()) {
        message += fmt::format("; it does not accept the directive {}", refused);
        error.advice = "correct the workload's server_config; older releases know fewer directives";
    }
    if (kept_log_.empty()) {
        fs::path place = failed_logs_;
        if (place.empty())
            if (auto state = state_directory()) place = *state / "logs";
        const fs::path target =
            place / fmt::format("redis-{}-{}.log", to_rfc3339(SystemClock().now_utc()), process_.pid);
        std::error_code copy_error;
        if (!place.empty() && make_directories(place) && fs::copy_file(log(), target, copy_error))
            kept_log_ = target;
    }
    error.message = std::move(message);
    error.details = std::move(lines);
    if (error.details.empty()) error.details.emplace_back("(the server wrote nothing to its log)");
    if (!kept_log_.empty()) error.details.push_back(fmt::format("whole log: {}", kept_log_.string()));
    return error;
}

Status Server::alive() {
    if (!wait_for_end(0)) return {};
    return fail(failure(fmt::format("the server '{}' (process {})", binary_.string(), process_.pid)));
}

Error Server::explain(Error error) {
    if (error.kind != ErrorKind::server_failed || !wait_for_end(1000)) return error;
    // What to do about a connection is beside the point once the server is known to be dead.
    return failure(fmt::format("{}; the server", error.message));
}

Result<ServerExit> Server::stop() {
    if (wait_for_end(0)) return *exit_;
    const auto deadline = after(stop_deadline_);
    const int first_share = milliseconds_until(deadline) / 2;
    auto by = ServerExit::By::shutdown;
    // A connection of its own: the other may be in the middle of something.
    auto asked = Connection::open(endpoint_, Nanoseconds{1'000'000'000});
    bool heeded = asked && asked->send({"SHUTDOWN", "NOSAVE"});
    if (heeded) {
        pollfd waits[] = {{asked->fd(), POLLIN, 0}, {process_.pidfd.get(), POLLIN, 0}};
        ::poll(waits, std::size(waits), first_share);
        // It answers only when it refuses; when it obeys it closes the connection and ends.
        if (waits[0].revents != 0 && waits[1].revents == 0) {
            auto reply = asked->receive();
            heeded = !reply && reply.error().kind != ErrorKind::reply_error;
        }
    }
    if (!heeded || !wait_for_end(first_share)) {
        by = ServerExit::By::sigterm;
        ::kill(process_.pid, SIGTERM);
        if (!wait_for_end(milliseconds_until(deadline))) {
            by = ServerExit::By::sigkill;
            ::kill(process_.pid, SIGKILL);
            if (!wait_for_end(30'000))
                return fail(
                    failure(fmt::format("process {} does not end, not even on SIGKILL", process_.pid)));
        }
    }
    exit_->by = by;
    connection_.reset();
    return *exit_;
}

Server::~Server() {
    connection_.reset();
    if (process_.pid < 0 || exit_) return;
    ::kill(process_.pid, SIGKILL);
    wait_for_end(30'000);
}

}  // namespace assay::redis
