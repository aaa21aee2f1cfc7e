// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"

#include <filesystem>

namespace assay::redis {

/// A directory of our own (mode 0700) that is gone with the object. When a run is killed outright nobody
/// clears up, and on tmpfs what it leaves behind is memory; so each directory holds a lock for as long as its
/// owner lives, and create() first removes those in the same place whose lock is free.
class PrivateDirectory {
  public:
    PrivateDirectory() = default;
    [[nodiscard]] static Result<PrivateDirectory> create(const std::filesystem::path& parent);
    ~PrivateDirectory();
    PrivateDirectory(PrivateDirectory&& other) noexcept;
    PrivateDirectory& operator=(PrivateDirectory&& other) noexcept;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    void remove() noexcept;
    std::filesystem::path path_;
    UniqueFd lock_;
};

}  // namespace assay::redis
