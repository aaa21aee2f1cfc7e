// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/measuring_lock.h"

#include "core/base/files.h"
#include "core/base/system_error.h"

#include <fmt/format.h>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace assay::runner {

Result<MeasuringLock> MeasuringLock::take() {
    const auto state = state_directory();
    if (!state) return fail(state.error());
    if (auto made = make_directories(*state); !made) return fail(std::move(made.error()));
    const auto file = *state / "measuring.lock";
    UniqueFd fd(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!fd) return fail(system_error("cannot open", file));
    if (::flock(fd.get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK) return fail(system_error("cannot lock", file));
        const auto owner = read_file(file, 64).value_or(std::string());
        return fail(ErrorKind::locked,
                    fmt::format("another run is measuring on this machine{}",
                                owner.empty() ? "" : " (process " + owner + ")"),
                    "wait until it ends, or stop it: two runs at once would measure each other");
    }
    const auto pid = std::to_string(::getpid());
    if (::ftruncate(fd.get(), 0) != 0 || ::pwrite(fd.get(), pid.data(), pid.size(), 0) < 0)
        return fail(system_error("cannot write", file));
    return MeasuringLock(std::move(fd));
}

}  // namespace assay::runner
