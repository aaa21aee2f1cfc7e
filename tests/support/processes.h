// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <fstream>
#include <sys/types.h>
#include <vector>

namespace assay::test {

/// The children of a process's main thread as they are now, in the order in which they were started.
[[nodiscard]] inline std::vector<pid_t> children_of(pid_t parent) {
    std::vector<pid_t> out;
    std::ifstream file(fmt::format("/proc/{0}/task/{0}/children", parent));
    for (pid_t child = 0; file >> child;)
        out.push_back(child);
    return out;
}

}  // namespace assay::test
