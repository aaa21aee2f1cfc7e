// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"
#include "core/redis/address_space.h"

#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace assay::redis {

struct ChildProcess {
    pid_t pid = -1;
    UniqueFd pidfd;  // readable once it is dead
};

/// Starts `arguments[0]` as a child that dies with the calling thread (PR_SET_PDEATHSIG, SIGKILL), in its own
/// process group, on `cpus` (empty: as we may), with standard output and error appended to `log` and no other
/// descriptor of ours. Returns once the program runs, so that a binary that cannot be executed is an Error
/// here. Lies in memory where `addresses` says, else where the kernel likes. Errors: not_found, io (cannot
/// execute, cannot fork), unsupported (a core that we may not use, or a place; see can_place_processes).
[[nodiscard]] Result<ChildProcess> launch(const std::vector<std::string>& arguments,
                                          const std::vector<std::string>& environment,
                                          const std::vector<int>& cpus, const std::filesystem::path& log,
                                          const std::optional<AddressSpace>& addresses = {});

}  // namespace assay::redis
