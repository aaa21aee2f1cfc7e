// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"

#include <filesystem>

namespace assay::runner {

/// A run's private directory (mode 0700) below a data location; gone with the object. It holds a lock for as
/// long as its owner lives, so that what a killed run left behind can be told apart and cleared by the next
/// one.
class RunDirectory {
  public:
    /// Clears what dead runs of this user left in `parent` first.
    [[nodiscard]] static Result<RunDirectory> create(const std::filesystem::path& parent);
    RunDirectory(RunDirectory&&) noexcept = default;
    RunDirectory& operator=(RunDirectory&&) = delete;
    ~RunDirectory();
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    RunDirectory(std::filesystem::path path, UniqueFd lock)
        : path_(std::move(path)), lock_(std::move(lock)) {}
    std::filesystem::path path_;
    UniqueFd lock_;
};

}  // namespace assay::runner
