// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/process.h"

#include "core/base/system_error.h"
#include "core/base/unique_fd.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace assay {

namespace fs = std::filesystem;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

namespace {

/// The environment as the child gets it: "NAME=value" texts.
std::vector<std::string> child_environment(const Command& command) {
    std::vector<std::string> out;
    if (command.inherit_environment) {
        for (char** entry = ::environ; *entry != nullptr; ++entry) {
            const std::string_view text(*entry);
            if (!command.environment.contains(std::string(text.substr(0, text.find('=')))))
                out.emplace_back(text);
        }
    } else {
        for (const char* name : {"PATH", "HOME"}) {
            const char* value = std::getenv(name);
            if (value != nullptr && !command.environment.contains(name))
                out.push_back(fmt::format("{}={}", name, value));
        }
    }
    for (const auto& [name, value] : command.environment)
        if (value) out.push_back(name + "=" + *value);
    return out;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> out;
    out.reserve(texts.size() + 1);
    for (auto& text : texts)
        out.push_back(text.data());
    out.push_back(nullptr);
    return out;
}

struct Pipe {
    UniqueFd read;
    UniqueFd write;
};

Result<Pipe> make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return fail(system_error("cannot make a pipe in", "."));
    return Pipe{UniqueFd(ends[0]), UniqueFd(ends[1])};
}

/// Everything that the child needs, made before the fork: afterwards only async-signal-safe calls are
/// allowed.
struct Prepared {
    const char* program;
    char* const* arguments;
    char* const* environment;
    const char* directory;  // nullptr: the current one
    int input;
    int output;
    int failure;  // errno goes here when the program cannot be started; closed by a successful exec
    pid_t parent;
};

[[noreturn]] void become_child(const Prepared& p) {
    const auto give_up = [&] {
        const int number = errno;
        [[maybe_unused]] const ssize_t n = ::write(p.failure, &number, sizeof number);
        ::_exit(127);
    };
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (::getppid() != p.parent) ::_exit(127);  // the parent died before the signal was asked for
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const int number : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ})
        ::signal(number, SIG_DFL);
    if (::dup2(p.input, STDIN_FILENO) < 0 || ::dup2(p.output, STDOUT_FILENO) < 0 ||
        ::dup2(p.output, STDERR_FILENO) < 0)
        give_up();
    if (p.directory != nullptr && ::chdir(p.directory) != 0) give_up();
    ::close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);  // a descriptor that somebody opened without the flag
    ::execve(p.program, p.arguments, p.environment);
    give_up();
    ::_exit(127);
}

/// Where the child's output goes: log, memory, lines.
class Sink {
  public:
    explicit Sink(const Command& command) : command_(command) {}

    Status open() {
        if (command_.log.empty()) return {};
        log_ = UniqueFd(::open(command_.log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
        if (!log_) return fail(system_error("cannot write the log", command_.log));
        return {};
    }

    Status take(std::string_view bytes) {
        const std::size_t room =
            command_.capture_limit - std::min(command_.capture_limit, exit.output.size());
        exit.output.append(bytes.substr(0, room));
        if (bytes.size() > room) exit.output_truncated = true;
        if (command_.on_line) split(bytes);
        while (log_ && !bytes.empty()) {
            const ssize_t n = ::write(log_.get(), bytes.data(), bytes.size());
            if (n < 0 && errno == EINTR) continue;
            if (n < 0) return fail(system_error("cannot write the log", command_.log));
            bytes.remove_prefix(static_cast<std::size_t>(n));
        }
        return {};
    }

    void finish() {
        if (command_.on_line && !line_.empty()) command_.on_line(line_);
        line_.clear();
    }

    Exit exit;

  private:
    void split(std::string_view bytes) {
        constexpr std::size_t longest_line = std::size_t{1}
                                             << 20;  // a line without end must not fill the memory
        for (std::size_t end = bytes.find('\n'); end != bytes.npos; end = bytes.find('\n')) {
            line_.append(bytes.substr(0, end));
            command_.on_line(line_);
            line_.clear();
            bytes.remove_prefix(end + 1);
        }
        if (line_.size() + bytes.size() <= longest_line) line_.append(bytes);
    }

    const Command& command_;
    UniqueFd log_;
    std::string line_;
};

/// The child from the fork to its burial. Its process id stays taken until `reap`, so that signalling the
/// group can never hit somebody else.
class Child {
  public:
    // By number: the C++ view of <sys/pidfd.h> in glibc 2.36 lacks its extern "C".
    explicit Child(pid_t pid) : pid_(pid), descriptor_(static_cast<int>(::syscall(SYS_pidfd_open, pid, 0))) {}
    ~Child() {
        if (pid_ > 0) reap();
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    [[nodiscard]] int fd() const { return descriptor_.get(); }
    void signal_group(int number) const { ::kill(-pid_, number); }

    /// Waits for its end, kills what is left of the group, and says how it ended.
    Exit reap() {
        siginfo_t info{};
        while (::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
        }
        signal_group(SIGKILL);
        while (::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED) != 0 && errno == EINTR) {
        }
        pid_ = -1;
        Exit exit;
        if (info.si_code == CLD_EXITED) {
            exit.code = info.si_status;
        } else {
            exit.code = 128 + info.si_status;
            exit.signal = info.si_status;
        }
        return exit;
    }

  private:
    pid_t pid_;
    UniqueFd descriptor_;
};

enum class Ending { by_itself, stopped, time_limit, log_failed };

int until(steady_clock::time_point when) {
    const auto left = std::chrono::ceil<milliseconds>(when - steady_clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1 << 30));
}

/// Reads whatever the pipe holds. False once it is at its end.
bool drain(int pipe, Sink& sink, Status& log_status) {
    std::array<char, 1 << 16> buffer{};
    for (;;) {
        const ssize_t n = ::read(pipe, buffer.data(), buffer.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return errno == EAGAIN;
        if (n == 0) return false;
        if (auto taken = sink.take({buffer.data(), static_cast<std::size_t>(n)}); !taken && log_status)
            log_status = std::move(taken);
    }
}

/// Moves output until the child has ended, ending it where that is asked for.
Ending attend(const Command& command, const StopFlag& stop, const Child& child, UniqueFd output, Sink& sink,
              Status& log_status) {
    Ending ending = Ending::by_itself;
    std::optional<steady_clock::time_point> next;  // of the time limit, then of the kill
    if (command.time_limit) next = steady_clock::now() + *command.time_limit;
    const auto end_it = [&](Ending why) {
        ending = why;
        child.signal_group(SIGTERM);
        next = steady_clock::now() + command.grace;
    };
    ::fcntl(output.get(), F_SETFL, O_NONBLOCK);
    bool open = true;
    for (;;) {
        std::array<pollfd, 3> watched{};
        watched[0] = {child.fd(), POLLIN, 0};
        watched[1] = {open ? output.get() : -1, POLLIN, 0};
        watched[2] = {ending == Ending::by_itself ? stop.fd() : -1, POLLIN, 0};
        const int ready = ::poll(watched.data(), watched.size(), next ? until(*next) : -1);
        if (ready < 0 && errno != EINTR) child.signal_group(SIGKILL);
        if (ready > 0 && watched[1].revents != 0) open = drain(output.get(), sink, log_status);
        // The leader's end is the end: a straggler that holds the pipe open must not keep us.
        if (ready > 0 && watched[0].revents != 0) {
            if (open) drain(output.get(), sink, log_status);
            return ending;
        }
        if (ending == Ending::by_itself) {
            if (!log_status) {
                end_it(Ending::log_failed);
            } else if (stop.requested()) {
                end_it(Ending::stopped);
            } else if (next && steady_clock::now() >= *next) {
                end_it(Ending::time_limit);
            }
        } else if (steady_clock::now() >= *next) {
            child.signal_group(SIGKILL);
            next = steady_clock::now() + command.grace;
        }
    }
}

}  // namespace

Result<Exit> run_process(const Command& command, const StopFlag& stop) {
    if (command.arguments.empty()) return fail(ErrorKind::internal, "no program was named");
    if (stop.requested()) return fail(ErrorKind::cancelled, "stopped");
    auto program = find_program(command.arguments[0]);
    if (!program) return fail(std::move(program.error()));

    Sink sink(command);
    if (auto opened = sink.open(); !opened) return fail(std::move(opened.error()));
    auto output = make_pipe();
    if (!output) return fail(std::move(output.error()));
    auto failure = make_pipe();
    if (!failure) return fail(std::move(failure.error()));
    const UniqueFd nothing(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    if (!nothing) return fail(system_error("cannot read", "/dev/null"));

    std::vector<std::string> arguments = command.arguments;
    std::vector<std::string> environment = child_environment(command);
    const std::vector<char*> argument_pointers = pointers(arguments);
    const std::vector<char*> environment_pointers = pointers(environment);
    const Prepared prepared{program->c_str(),
                            argument_pointers.data(),
                            environment_pointers.data(),
                            command.directory.empty() ? nullptr : command.directory.c_str(),
                            nothing.get(),
                            output->write.get(),
                            failure->write.get(),
                            ::getpid()};
    const pid_t pid = ::fork();
    if (pid < 0) return fail(system_error("cannot start", *program));
    if (pid == 0) become_child(prepared);
    ::setpgid(pid, pid);  // by both sides, so that the group exists whoever comes first
    Child child(pid);
    output->write.reset();
    failure->write.reset();

    int number = 0;
    ssize_t n = 0;
    while ((n = ::read(failure->read.get(), &number, sizeof number)) < 0 && errno == EINTR) {
    }
    if (n == static_cast<ssize_t>(sizeof number)) {
        const bool in_directory = !command.directory.empty() && !fs::is_directory(command.directory);
        return fail(system_error(in_directory ? "cannot work in" : "cannot start",
                                 in_directory ? command.directory : *program, number));
    }
    if (child.fd() < 0) {
        const int why = errno;
        child.signal_group(SIGKILL);
        return fail(system_error("cannot watch", *program, why));
    }

    Status log_status;
    const Ending ending = attend(command, stop, child, std::move(output->read), sink, log_status);
    sink.finish();
    const Exit how = child.reap();
    switch (ending) {
        case Ending::stopped:
            return fail(ErrorKind::cancelled, fmt::format("{} was stopped", arguments[0]));
        case Ending::time_limit:
            return fail(ErrorKind::io,
                        fmt::format("{} did not end within {} s", arguments[0],
                                    static_cast<double>(command.time_limit->count()) / 1000),
                        "try again; if it hangs again, run it by hand: " + command_text(command));
        case Ending::log_failed:
            return fail(std::move(log_status.error()));
        case Ending::by_itself:
            break;
    }
    if (!log_status) return fail(std::move(log_status.error()));
    sink.exit.code = how.code;
    sink.exit.signal = how.signal;
    return std::move(sink.exit);
}

}  // namespace assay
