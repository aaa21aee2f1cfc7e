// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/stop_flag.h"

#include <cerrno>
#include <cstdint>
#include <sys/eventfd.h>
#include <unistd.h>

namespace assay {

StopFlag::StopFlag() : event_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

void StopFlag::request() noexcept {
    const int saved = errno;  // a signal handler must leave errno as it was
    requested_.store(true, std::memory_order_release);
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t n = ::write(event_.get(), &one, sizeof one);
    errno = saved;
}

}  // namespace assay
