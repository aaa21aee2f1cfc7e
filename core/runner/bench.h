// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_flag.h"
#include "core/probe/placement.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
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

    /// The seed of a process's place in memory, where places can be chosen.
    [[nodiscard]] std::optional<std::uint64_t> placed(std::uint64_t seed) const {
        return paired_addresses ? std::optional(seed) : std::nullopt;
    }
};

}  // namespace assay::runner
