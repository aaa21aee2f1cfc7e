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
/// randomisation", "mitigations", "clock source", "steal", "load average", "memory", "memory available",
/// "cgroup limits", "data place free", "open files limit", "swap", "SMT", "host". A run adds "linker".
[[nodiscard]] EnvironmentSheet environment_sheet(const std::vector<int>& cpus,
                                                 const std::filesystem::path& data_place);

/// Adds "load by others", for which it samples 0.3 s: to be asked between builds and servers of ours, whose
/// work the load average would still remember.
void add_load_by_others(EnvironmentSheet& sheet);

/// What in a sheet would spoil a verdict or widen its interval, for the preflight: one text each, of what it
/// is and the command that mends it. Governor, turbo, huge pages, foreign load, steal, memory, swap, a
/// limited CPU, space, open files, a slow clock. What is unknown is no finding. Pure.
[[nodiscard]] std::vector<std::string> environment_warnings(const EnvironmentSheet& sheet);

}  // namespace assay::probe
