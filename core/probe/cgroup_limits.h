// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace assay::probe {

/// The control groups' limits on CPU and memory, version 1 or 2, the tightest of the group and all above it:
/// "none", or "cpu 50000 100000, memory 4.0 GiB". nullopt when no control group can be read.
[[nodiscard]] std::optional<std::string> cgroup_limits();
/// The same of a mounted hierarchy and the text of /proc/PID/cgroup.
[[nodiscard]] std::optional<std::string> cgroup_limits(const std::filesystem::path& root,
                                                       std::string_view groups);

}  // namespace assay::probe
