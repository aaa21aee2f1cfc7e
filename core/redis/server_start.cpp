// SPDX-License-Identifier: GPL-3.0-or-later
// How a server comes up: its place, its process, and knowing that it is ready and ours.
#include "core/base/files.h"
#include "core/base/system_error.h"
#include "core/redis/deadline.h"
#include "core/redis/info.h"
#include "core/redis/server.h"
#include "core/redis/server_config.h"
#include "core/redis/tcp_port.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <poll.h>
#include <sys/stat.h>
#include <sys/un.h>

namespace assay::redis {

namespace fs = std::filesystem;

namespace {

constexpr int port_attempts = 5;

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

    auto process = launch({binary_.string(), config_file.string()}, options.environment, options.cpus, log(),
                          options.addresses);
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

}  // namespace assay::redis
