// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/unique_fd.h"

#include <atomic>

namespace assay {

/// "Please stop", seen by every long operation: a flag to test and a descriptor to poll beside others, so
/// that nothing has to wake up to look. One per run, owned by main and handed down by reference.
class StopFlag {
  public:
    StopFlag();
    /// Async-signal-safe; may be called from any thread, any number of times.
    void request() noexcept;
    [[nodiscard]] bool requested() const noexcept { return requested_.load(std::memory_order_acquire); }
    /// Becomes readable once stopping is requested and stays so. Never read from it.
    [[nodiscard]] int fd() const noexcept { return event_.get(); }

  private:
    std::atomic<bool> requested_{false};
    UniqueFd event_;
};

}  // namespace assay
