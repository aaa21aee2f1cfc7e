// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"

#include <filesystem>
#include <optional>
#include <sys/types.h>

namespace assay::runner {

/// Held from a run's start to its end: two runs on one machine would measure each other. Freed by the kernel
/// however the process ends.
class MeasuringLock {
  public:
    /// `case_file` is what is measured, empty for what is no case. Error: locked, naming the process that
    /// measures.
    [[nodiscard]] static Result<MeasuringLock> take(const std::filesystem::path& case_file = {});

  private:
    explicit MeasuringLock(UniqueFd fd) : fd_(std::move(fd)) {}
    UniqueFd fd_;
};

/// The process of this person that measures this case on this machine at the moment; nullopt when there is
/// none. Only looks: it never stands in the way of a run that is about to start. Any thread.
[[nodiscard]] std::optional<pid_t> measuring_process(const std::filesystem::path& case_file);

}  // namespace assay::runner
