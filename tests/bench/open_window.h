// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <sys/types.h>
#include <vector>

namespace assay::bench {

/// The workbench as a process of its own, with a home of its own, on the display that DISPLAY names or else
/// on none (offscreen, which paints all the same); ended with the object. Throws std::runtime_error.
class OpenWindow {
  public:
    /// Without a file the start page.
    OpenWindow(const std::filesystem::path& file, const std::filesystem::path& home);
    ~OpenWindow();
    OpenWindow(const OpenWindow&) = delete;
    OpenWindow& operator=(const OpenWindow&) = delete;

    /// CPU time of all its threads so far, in seconds. Throws when the window is gone.
    [[nodiscard]] double cpu_seconds() const;
    /// The most memory it has had resident so far, in MiB.
    [[nodiscard]] double peak_mib() const;

  private:
    std::vector<std::string> environment_;
    pid_t pid_ = -1;
};

}  // namespace assay::bench
