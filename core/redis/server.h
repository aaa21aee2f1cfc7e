// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"
#include "core/base/units.h"
#include "core/redis/address_space.h"
#include "core/redis/child_process.h"
#include "core/redis/connection.h"
#include "core/redis/endpoint.h"
#include "core/redis/private_directory.h"
#include "core/workload/specification.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

// A Redis process that belongs to us: started, known to be ready, stopped, cleared away.
namespace assay::redis {

struct ServerOptions {
    std::filesystem::path binary;
    /// redis.conf directives, values as they would stand there. Where it listens and lies is Assay's own
    /// business: port, bind, unixsocket, unixsocketperm, requirepass, dir, logfile, pidfile, daemonize,
    /// supervised and include are refused. Unless they say otherwise, the server never forks to save or to
    /// rewrite its append-only file.
    std::map<std::string, std::string> config;
    std::vector<int> cpus;              // cores that it may run on; empty: as we may
    std::filesystem::path data_parent;  // the private directory (mode 0700) is made in here
    workload::Transport transport = workload::Transport::unix_socket;
    std::vector<std::string> environment;   // additional "NAME=value", as for a preloaded library
    std::optional<AddressSpace> addresses;  // where it lies in memory; absent: where the kernel likes
    /// A failed server's log is kept here; empty: logs/ in the state directory.
    std::filesystem::path failed_logs;
    Nanoseconds start_deadline{10'000'000'000};
    Nanoseconds stop_deadline{10'000'000'000};
};

/// How a server ended.
struct ServerExit {
    enum class By {
        shutdown,  // it did what SHUTDOWN NOSAVE asked
        sigterm,   // it needed SIGTERM
        sigkill,   // it did not end within the deadline and was killed
        itself,    // it was dead before it was asked
    };
    By by = By::shutdown;
    int exit_code = 0;  // when `signal` is 0
    int signal = 0;
    /// "ended on SHUTDOWN with exit code 0", "was killed by signal 9 (Killed)": for a person.
    [[nodiscard]] std::string text() const;
};

/// Owns a server process, its socket and its directory; the destructor leaves none of them behind.
///
/// The server is tied to the *thread* that started it (PR_SET_PDEATHSIG): when that thread ends, however it
/// ends, the kernel kills the server. So start servers from a thread that outlives them, best the main one.
/// It has its own process group, so that Ctrl-C at the terminal reaches us and not the server.
/// Used by one thread at a time.
class Server {
  public:
    /// Returns when the server answers PING and says that it is the process that was started.
    /// Errors: not_found and io (binary, directory), invalid_input (a directive that is not the caller's to
    /// set, a socket path over 107 bytes), server_failed (died early, not ready in time; with the exit code
    /// or signal, the last log lines and where the log was kept), cancelled.
    [[nodiscard]] static Result<std::unique_ptr<Server>> start(const ServerOptions& options,
                                                               const StopFlag& stop);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    [[nodiscard]] const Endpoint& endpoint() const { return endpoint_; }
    [[nodiscard]] const std::filesystem::path& socket() const { return endpoint_.socket; }  // empty on TCP
    [[nodiscard]] pid_t pid() const { return process_.pid; }
    [[nodiscard]] int pidfd() const { return process_.pidfd.get(); }  // readable once the server is dead
    /// Empty at the start; append-only files appear in it (aof.h). Gone with this object.
    [[nodiscard]] const std::filesystem::path& data_directory() const { return data_directory_; }
    [[nodiscard]] const std::string& version() const { return version_; }  // INFO redis_version, "7.0.15"
    [[nodiscard]] const std::string& run_id() const { return run_id_; }
    /// The connection that readiness was found over; for set-up and questions between windows.
    [[nodiscard]] Connection& connection() { return *connection_; }

    /// Ok while the process lives; else server_failed with how it ended, its last log lines and the kept log.
    [[nodiscard]] Status alive();
    /// `error` with the reason behind it when the server turns out to be dead: a closed connection is noticed
    /// before the death that closed it.
    [[nodiscard]] Error explain(Error error);
    /// SHUTDOWN NOSAVE, then SIGTERM, then SIGKILL, within the stop deadline. The data directory stays until
    /// this object goes. Calling it again returns the same.
    [[nodiscard]] Result<ServerExit> stop();

  private:
    Server() = default;
    [[nodiscard]] Status prepare(const ServerOptions& options);
    [[nodiscard]] Status await_ready(const ServerOptions& options, const StopFlag& stop);
    /// Ok once it answers PING; otherwise nothing to worry about yet, or a reason to give up.
    enum class Answer { none, ready, dead, stopped };
    [[nodiscard]] Answer ask(const StopFlag& stop, int milliseconds);
    [[nodiscard]] Status identify();
    /// Up to `milliseconds`; true once the process is dead, and reaped.
    bool wait_for_end(int milliseconds);
    [[nodiscard]] Error failure(std::string message);
    [[nodiscard]] std::filesystem::path log() const { return directory_.path() / "redis.log"; }

    Endpoint endpoint_;
    std::filesystem::path binary_;
    PrivateDirectory directory_;
    std::filesystem::path data_directory_;
    std::filesystem::path failed_logs_;
    std::filesystem::path kept_log_;
    Nanoseconds stop_deadline_;
    ChildProcess process_;
    std::string version_;
    std::string run_id_;
    std::optional<Connection> connection_;
    std::optional<ServerExit> exit_;
};

}  // namespace assay::redis
