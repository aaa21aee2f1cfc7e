// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"

#include <chrono>
#include <filesystem>

namespace assay::casefile {

enum class LockMode { shared, exclusive };

/// Takes an advisory lock on an open file; it goes with the descriptor. Waits for another holder until the
/// deadline, then fails with kind `locked`: locks are held for one append, so a longer wait means that a
/// process hangs. `unsupported` where the file system has no locks.
[[nodiscard]] Status lock(const UniqueFd& fd, LockMode mode, const std::filesystem::path& file,
                          std::chrono::milliseconds deadline = std::chrono::seconds(10));

}  // namespace assay::casefile
