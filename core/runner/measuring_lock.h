// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"

namespace assay::runner {

/// Held from a run's start to its end: two runs on one machine would measure each other. Freed by the kernel
/// however the process ends.
class MeasuringLock {
  public:
    /// Error: locked, naming the process that measures.
    [[nodiscard]] static Result<MeasuringLock> take();

  private:
    explicit MeasuringLock(UniqueFd fd) : fd_(std::move(fd)) {}
    UniqueFd fd_;
};

}  // namespace assay::runner
