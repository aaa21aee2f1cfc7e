// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace assay::probe {

/// The control group's limits on CPU and memory, version 1 or 2: "none", or "cpu 50000 100000, memory 4.0
/// GiB". nullopt when no control group can be read.
[[nodiscard]] std::optional<std::string> cgroup_limits();

}  // namespace assay::probe
