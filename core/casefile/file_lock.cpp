// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/file_lock.h"

#include "core/base/system_error.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>

namespace assay::casefile {

namespace {

/// A place in the queue, as a lock on one byte far behind any file's end. Whoever wants the file takes it
/// first and gives it back once it has the file. Without it a process that appends in a tight loop would find
/// the file free each time, and one that looks only now and then never would.
class Turn {
  public:
    explicit Turn(int fd) : fd_(fd) {}
    ~Turn() {
        if (taken_) set(F_UNLCK);
    }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    /// True also where the file system has no such locks: it is a courtesy, not what guards the file.
    bool take() {
        if (taken_) return true;
        taken_ = set(F_WRLCK) == 0;
        return taken_ || (errno != EAGAIN && errno != EACCES && errno != EINTR);
    }

  private:
    int set(short type) const {
        struct flock place {};
        place.l_type = type;
        place.l_whence = SEEK_SET;
        place.l_start = std::int64_t{1} << 62;
        place.l_len = 1;
        return ::fcntl(fd_, F_OFD_SETLK, &place);
    }
    int fd_;
    bool taken_ = false;
};

}  // namespace

Status lock(const UniqueFd& fd, LockMode mode, const std::filesystem::path& file,
            std::chrono::milliseconds deadline) {
    Turn turn(fd.get());
    const int operation = (mode == LockMode::shared ? LOCK_SH : LOCK_EX) | LOCK_NB;
    const auto until = std::chrono::steady_clock::now() + deadline;
    for (;;) {
        int number = EWOULDBLOCK;
        if (turn.take()) {
            if (::flock(fd.get(), operation) == 0) return {};
            number = errno;
        }
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
