// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/child_process.h"

#include "core/base/system_error.h"

#include <fmt/format.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace assay::redis {

namespace {

enum class Step : int { affinity, addresses, exec };
struct Failure {
    Step step;
    int number;
};

/// All that the child needs, made before the fork: between fork and exec nothing may allocate.
struct Preparation {
    std::vector<char*> arguments;
    std::vector<char*> environment;
    cpu_set_t cores;
    bool pin = false;
    const AddressSpace* addresses = nullptr;
    int null = -1;
    int log = -1;
    int failure = -1;
    pid_t parent = -1;
};

std::vector<char*> pointers(const std::vector<std::string>& texts) {
    std::vector<char*> out;
    for (const auto& text : texts)
        out.push_back(const_cast<char*>(text.c_str()));
    return out;
}

std::string_view variable_name(std::string_view text) {
    return text.substr(0, text.find('='));
}

/// Ours, with `additional` in place of those of the same name.
std::vector<char*> merged_environment(const std::vector<std::string>& additional) {
    std::vector<char*> out = pointers(additional);
    for (char** at = environ; *at != nullptr; ++at) {
        bool replaced = false;
        for (const auto& text : additional)
            replaced = replaced || variable_name(text) == variable_name(*at);
        if (!replaced) out.push_back(*at);
    }
    return out;
}

[[noreturn]] void become(const Preparation& p) {
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    // The parent may have died before the line above; then nobody would ever send the signal.
    if (::getppid() != p.parent) ::_exit(127);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    Failure failure{Step::affinity, 0};
    const bool pinned = !p.pin || ::sched_setaffinity(0, sizeof p.cores, &p.cores) == 0;
    if (pinned) failure.step = Step::addresses;
    if (pinned && (p.addresses == nullptr || place_process(*p.addresses))) {
        ::dup2(p.null, STDIN_FILENO);
        ::dup2(p.log, STDOUT_FILENO);
        ::dup2(p.log, STDERR_FILENO);
        ::close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);  // whatever a library opened without close-on-exec
        ::execve(p.arguments[0], p.arguments.data(), p.environment.data());
        failure.step = Step::exec;
    }
    failure.number = errno;
    [[maybe_unused]] const ssize_t n = ::write(p.failure, &failure, sizeof failure);
    ::_exit(127);
}

Error explain(const Failure& failure, const std::string& binary, const std::vector<int>& cpus) {
    if (failure.step == Step::affinity)
        return {ErrorKind::unsupported,
                fmt::format("cannot run on core {}: {}", fmt::join(cpus, ","), std::strerror(failure.number)),
                "choose cores that this process may use (--cpus)",
                {}};
    if (failure.step == Step::addresses)
        return {
            ErrorKind::unsupported,
            fmt::format("cannot choose where '{}' lies in memory: {}", binary, std::strerror(failure.number)),
            "allow personality(2) in the sandbox, or raise the hard limit of the stack (ulimit -Hs)",
            {}};
    Error error = system_error("cannot execute", binary, failure.number);
    if (failure.number == ENOEXEC)
        error.advice = "this is no program for this machine; name a redis-server binary built for it";
    return error;
}

}  // namespace

Result<ChildProcess> launch(const std::vector<std::string>& arguments,
                            const std::vector<std::string>& environment, const std::vector<int>& cpus,
                            const std::filesystem::path& log, const std::optional<AddressSpace>& addresses) {
    const UniqueFd null(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    const UniqueFd output(::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
    if (!output) return fail(system_error("cannot write the log", log));
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0) return fail(system_error("cannot make a pipe for", arguments[0]));
    const UniqueFd failure_out(ends[0]);
    UniqueFd failure_in(ends[1]);

    Preparation p;
    p.arguments = pointers(arguments);
    p.arguments.push_back(nullptr);
    p.environment = merged_environment(environment);
    if (addresses) {
        p.environment.push_back(const_cast<char*>(addresses->padding.c_str()));
        p.addresses = &*addresses;
    }
    p.environment.push_back(nullptr);
    CPU_ZERO(&p.cores);
    for (const int cpu : cpus)
        if (cpu >= 0 && cpu < CPU_SETSIZE) CPU_SET(static_cast<unsigned>(cpu), &p.cores);
    p.pin = !cpus.empty();
    p.null = null.get();
    p.log = output.get();
    p.failure = failure_in.get();
    p.parent = ::getpid();

    const pid_t pid = ::fork();
    if (pid < 0) return fail(system_error("cannot start", arguments[0]));
    if (pid == 0) become(p);
    // By its number: glibc 2.36 declares pidfd_open without C linkage.
    ChildProcess child{pid, UniqueFd(static_cast<int>(::syscall(SYS_pidfd_open, pid, 0)))};
    const int pidfd_error = errno;
    failure_in.reset();
    Failure failure{};
    ssize_t n = -1;
    do
        n = ::read(failure_out.get(), &failure, sizeof failure);
    while (n < 0 && errno == EINTR);
    const bool failed = n == static_cast<ssize_t>(sizeof failure);
    if (!failed && child.pidfd) return child;
    ::kill(pid, SIGKILL);
    while (::waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
    }
    if (failed) return fail(explain(failure, arguments[0], cpus));
    return fail(system_error("cannot watch the process of", arguments[0], pidfd_error));
}

}  // namespace assay::redis
