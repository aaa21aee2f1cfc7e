// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/server.h"

#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/base/system_error.h"
#include "core/redis/info.h"
#include "core/redis/server_config.h"
#include "core/redis/tcp_port.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <poll.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>

namespace assay::redis {

namespace fs = std::filesystem;
using SteadyClock = std::chrono::steady_clock;

namespace {

constexpr std::size_t shown_log_lines = 12;
constexpr int port_attempts = 5;

SteadyClock::time_point after(Nanoseconds wait) {
    return SteadyClock::now() + std::chrono::nanoseconds(std::max<std::int64_t>(wait.value, 0));
}

int milliseconds_until(SteadyClock::time_point deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - SteadyClock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000));
}

bool names_a_taken_port(const Error& error) {
    return std::any_of(error.details.begin(), error.details.end(), [](const std::string& line) {
        return line.find("Address already in use") != std::string::npos;
    });
}

}  // namespace

Result<std::unique_ptr<Server>> Server::start(const ServerOptions& options, const StopFlag& stop) {
    for (int attempt = 1;; ++attempt) {
        std::unique_ptr<Server> server(new Server());
        auto ready = server->prepare(options);
        if (ready) ready = server->await_ready(options, stop);
        if (ready) ready = server->identify();
        if (ready) return server;
        // Between choosing a free port and the server's binding it anybody may take it.
        const bool again = options.transport == workload::Transport::tcp && names_a_taken_port(ready.error());
        if (!again || attempt == port_attempts) return fail(std::move(ready.error()));
        std::error_code ignored;
        fs::remove(server->kept_log_, ignored);
    }
}

Status Server::prepare(const ServerOptions& options) {
    binary_ = options.binary;
    stop_deadline_ = options.stop_deadline;
    failed_logs_ = options.failed_logs;
    auto directory = PrivateDirectory::create(options.data_parent);
    if (!directory) return fail(std::move(directory.error()));
    directory_ = std::move(*directory);
    data_directory_ = directory_.path() / "data";
    if (::mkdir(data_directory_.c_str(), 0700) != 0)
        return fail(system_error("cannot create the directory", data_directory_));

    if (options.transport == workload::Transport::unix_socket) {
        endpoint_.socket = directory_.path() / "socket";
        constexpr std::size_t limit = sizeof(sockaddr_un::sun_path) - 1;
        if (endpoint_.socket.string().size() > limit)
            return fail(ErrorKind::invalid_input,
                        fmt::format("the socket's path would have {} bytes, and the system allows {}: '{}'",
                                    endpoint_.socket.string().size(), limit, endpoint_.socket.string()),
                        "choose a place for data with a shorter path");
    } else {
        auto port = free_tcp_port();
        if (!port) return fail(std::move(port.error()));
        endpoint_.port = *port;
        endpoint_.password = random_password();
    }
    auto config = server_config(endpoint_, data_directory_, options.config);
    if (!config) return fail(std::move(config.error()));
    const fs::path config_file = directory_.path() / "redis.conf";
    if (auto written = write_file(config_file, *config); !written) return written;

    auto process = launch({binary_.string(), config_file.string()}, options.environment, options.cpus, log());
    if (!process) return fail(std::move(process.error()));
    process_ = std::move(*process);
    return {};
}

Status Server::await_ready(const ServerOptions& options, const StopFlag& stop) {
    const auto deadline = after(options.start_deadline);
    auto pause = std::chrono::microseconds(500);
    for (;;) {
        switch (ask(stop, milliseconds_until(deadline))) {
            case Answer::ready:
                return {};
            case Answer::stopped:
                return fail(ErrorKind::cancelled, "stopped while a server was starting");
            case Answer::dead:
                return fail(failure(fmt::format("'{}' never became ready: it", binary_.string())));
            case Answer::none:
                break;
        }
        if (SteadyClock::now() >= deadline)
            return fail(failure(fmt::format("'{}' was not ready after {:.1f} s", binary_.string(),
                                            static_cast<double>(options.start_deadline.value) * 1e-9)));
        // Nobody tells when a server begins to listen, so look again after a short while; but its death and a
        // request to stop end the wait at once.
        pollfd waits[] = {{process_.pidfd.get(), POLLIN, 0}, {stop.fd(), POLLIN, 0}};
        const timespec limit{0, std::chrono::nanoseconds(pause).count()};
        ::ppoll(waits, std::size(waits), &limit, nullptr);
        pause = std::min(pause * 3 / 2, std::chrono::microseconds(10'000));
    }
}

Server::Answer Server::ask(const StopFlag& stop, int milliseconds) {
    if (stop.requested()) return Answer::stopped;
    if (wait_for_end(0)) return Answer::dead;
    if (!connection_) {
        auto opened = Connection::open(endpoint_);
        if (!opened) return Answer::none;
        connection_.emplace(std::move(*opened));
    }
    if (connection_->send({"PING"})) {
        pollfd waits[] = {
            {connection_->fd(), POLLIN, 0}, {process_.pidfd.get(), POLLIN, 0}, {stop.fd(), POLLIN, 0}};
        const int events = ::poll(waits, std::size(waits), milliseconds);
        if (stop.requested()) return Answer::stopped;
        if (events > 0 && waits[0].revents != 0) {
            auto reply = connection_->receive();
            if (reply && reply->text == "PONG") return Answer::ready;
            if (!reply && reply.error().kind == ErrorKind::reply_error) return Answer::none;  // LOADING
        }
    }
    connection_.reset();
    return wait_for_end(0) ? Answer::dead : Answer::none;
}

Status Server::identify() {
    auto answer = info(*connection_, "server");
    if (!answer)
        return fail(explain(std::move(answer.error()).within(fmt::format("'{}'", binary_.string()))));
    const auto answering = answer->integer("process_id");
    if (answering != process_.pid)
        return fail(failure(fmt::format(
            "{} is answered by process {}, not by the one that was started ({})", endpoint_.text(),
            answering ? std::to_string(*answering) : std::string("?"), process_.pid)));
    version_ = answer->text("redis_version").value_or("");
    run_id_ = answer->text("run_id").value_or("");
    return {};
}

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
    Error reason = failure(fmt::format("{}; the server", error.message));
    if (!error.advice.empty()) reason.advice = error.advice;
    return reason;
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
