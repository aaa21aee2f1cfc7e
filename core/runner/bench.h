// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_flag.h"
#include "core/probe/placement.h"

#include <filesystem>
#include <map>
#include <string>

namespace assay::runner {

/// Where a run's servers live and what they run: the same for all its windows.
struct Bench {
    probe::Placement placement;
    std::filesystem::path memory_directory;  // the run's private directory on tmpfs
    std::filesystem::path disk_directory;    // the same on disk; empty unless a workload asks for it
    /// A variant's name, or "A'" for the byte copy of the baseline's -> its redis-server.
    std::map<std::string, std::filesystem::path> binaries;
    std::map<std::string, std::string> binary_sha256;
    bool paired_addresses =
        false;  // all arms of a block can be placed alike in memory (redis::address_space)
    const StopFlag* stop = nullptr;
};

}  // namespace assay::runner
