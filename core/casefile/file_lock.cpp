// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/file_lock.h"

#include "core/base/system_error.h"

#include <fmt/format.h>

#include <cerrno>
#include <sys/file.h>
#include <thread>

namespace assay::casefile {

Status lock(const UniqueFd& fd, LockMode mode, const std::filesystem::path& file,
            std::chrono::milliseconds deadline) {
    const int operation = (mode == LockMode::shared ? LOCK_SH : LOCK_EX) | LOCK_NB;
    const auto until = std::chrono::steady_clock::now() + deadline;
    for (;;) {
        if (::flock(fd.get(), operation) == 0) return {};
        const int number = errno;
        if (number == EINTR) continue;
        if (number == ENOLCK || number == EOPNOTSUPP || number == ENOSYS || number == EINVAL) {
            auto error = system_error("cannot lock", file, number);
            error.kind = ErrorKind::unsupported;
            error.advice = "this file system has no locks; keep the case on a local one";
            return fail(std::move(error));
        }
        if (number != EWOULDBLOCK) return fail(system_error("cannot lock", file, number));
        if (std::chrono::steady_clock::now() >= until)
            return fail(ErrorKind::locked,
                        fmt::format("'{}' is locked by another process for longer than {} s", file.string(),
                                    std::chrono::duration_cast<std::chrono::seconds>(deadline).count()),
                        fmt::format("see which one with `fuser {}`, end it, and try again", file.string()));
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

}  // namespace assay::casefile
