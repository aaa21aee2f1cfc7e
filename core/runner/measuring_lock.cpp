// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/measuring_lock.h"

#include "core/base/files.h"
#include "core/base/system_error.h"

#include <fmt/format.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace assay::runner {

namespace {

namespace fs = std::filesystem;

Result<fs::path> lock_file() {
    auto state = state_directory();
    if (!state) return state;
    return *state / "measuring.lock";
}

/// What a holder wrote: its process and, on the next line, the case it measures.
struct Holder {
    std::string process;
    std::string case_file;
};

Holder holder_in(const fs::path& file) {
    const auto text = read_file(file, 8192).value_or(std::string());
    const auto end = text.find('\n');
    if (end == std::string::npos) return {text, {}};
    return {text.substr(0, end), text.substr(end + 1)};
}

std::string canonical_text(const fs::path& file) {
    std::error_code error;
    const auto path = fs::weakly_canonical(file, error);
    return error ? file.string() : path.string();
}

/// Whether anybody holds the lock, without taking it: the kernel lists all locks by inode.
bool is_locked(const fs::path& file) {
    struct stat info {};
    if (::stat(file.c_str(), &info) != 0) return false;
    std::ifstream locks("/proc/locks");
    if (!locks) return true;  // not to be known; the process is asked next
    const auto inode = fmt::format(":{} ", info.st_ino);
    for (std::string line; std::getline(locks, line);)
        if (line.find(" FLOCK ") != std::string::npos && line.find(inode) != std::string::npos) return true;
    return false;
}

}  // namespace

Result<MeasuringLock> MeasuringLock::take(const fs::path& case_file) {
    const auto file = lock_file();
    if (!file) return fail(file.error());
    if (auto made = make_directories(file->parent_path()); !made) return fail(std::move(made.error()));
    UniqueFd fd(::open(file->c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!fd) return fail(system_error("cannot open", *file));
    if (::flock(fd.get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK) return fail(system_error("cannot lock", *file));
        const auto owner = holder_in(*file).process;
        return fail(ErrorKind::locked,
                    fmt::format("another run is measuring on this machine{}",
                                owner.empty() ? "" : " (process " + owner + ")"),
                    "wait until it ends, or stop it: two runs at once would measure each other");
    }
    auto holder = std::to_string(::getpid());
    if (!case_file.empty()) holder += "\n" + canonical_text(case_file);
    if (::ftruncate(fd.get(), 0) != 0 || ::pwrite(fd.get(), holder.data(), holder.size(), 0) < 0)
        return fail(system_error("cannot write", *file));
    return MeasuringLock(std::move(fd));
}

std::optional<pid_t> measuring_process(const fs::path& case_file) {
    const auto file = lock_file();
    if (!file || !is_locked(*file)) return std::nullopt;
    const auto holder = holder_in(*file);
    if (holder.case_file != canonical_text(case_file)) return std::nullopt;
    const auto pid = static_cast<pid_t>(std::strtol(holder.process.c_str(), nullptr, 10));
    // A lock that cannot be seen counts as held while its process lives, whoever that belongs to.
    if (pid <= 0 || (::kill(pid, 0) != 0 && errno != EPERM)) return std::nullopt;
    return pid;
}

}  // namespace assay::runner
