// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <sys/types.h>

namespace assay::mechanism {

/// Counts entries into a function of a running program, by a breakpoint that the kernel sets and counts
/// (uprobe). Exact, and far too slow for a timed window. Needs the right to it (root or CAP_PERFMON) and a
/// kernel with uprobes. Calls that the compiler made part of their caller are none. Used by one thread at a
/// time.
class CallCounter {
  public:
    /// Watches the main thread of `process`, which runs `binary`. Errors: not_found (no such function in the
    /// symbol table, or no table), unsupported (no uprobes here, or no right to
    /// them).
    [[nodiscard]] static Result<CallCounter> watch(const std::filesystem::path& binary,
                                                   const std::string& function, pid_t process);
    /// Entries so far. Error: io.
    [[nodiscard]] Result<std::int64_t> calls() const;

  private:
    explicit CallCounter(UniqueFd fd) : fd_(std::move(fd)) {}
    UniqueFd fd_;
};

}  // namespace assay::mechanism
