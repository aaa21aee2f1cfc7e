// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace assay::probe {

/// What is known of the machine, name → text; "unknown" where it cannot be read. Same type as
/// casefile::EnvironmentSheet.
using EnvironmentSheet = std::map<std::string, std::string>;

/// `cpus`: the cores that the run uses (governor and frequency are theirs). `data_place`: an existing
/// directory. Reads /proc and /sys only; takes a few milliseconds. Keys: "CPU model", "cores", "virtual
/// machine", "kernel", "operating system", "governor", "turbo", "transparent huge pages", "address
/// randomisation", "mitigations", "clock source", "load average", "memory", "memory available", "cgroup
/// limits", "data place free", "open files limit", "swap", "SMT".
[[nodiscard]] EnvironmentSheet environment_sheet(const std::vector<int>& cpus,
                                                 const std::filesystem::path& data_place);

/// What in a sheet makes measuring worse, one sentence each, for the preflight: governor not "performance",
/// foreign load, little memory, swap in use. Empty when nothing is known to be wrong.
[[nodiscard]] std::vector<std::string> environment_warnings(const EnvironmentSheet& sheet);

}  // namespace assay::probe
