// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/casefile/case.h"

#include <string>
#include <vector>

// A case from elsewhere executes nothing until a person has seen what it would execute and said yes. The
// answer is kept per content hash under state_directory()/trusted, outside the case, so that a case cannot
// vouch for itself.
namespace assay::casefile {

/// One thing that a run of the case would execute.
struct Execution {
    std::string variant;  // or the workload, for what its servers are told and sent
    std::string what;     // "builds debian:redis and runs it", "runs /opt/redis-server", "sends" …
    std::string detail;   // the SHA-256 of a binary, make's arguments, the directive, the command
    std::vector<variant::Patch> patches;
};

/// Everything that a run would execute, in the order of the case. Reads finished binaries to hash them; a
/// binary that cannot be read is said so in `detail`. Any thread.
[[nodiscard]] std::vector<Execution> executions(const Case& state);

/// SHA-256 over all that decides what is executed: sources, patches, make arguments, the bytes of finished
/// binaries, and what workloads tell and send their servers (either can load a module or write a file). Names
/// and descriptions of variants do not change it. Any thread.
[[nodiscard]] std::string executable_content_sha256(const Case& state);

/// False also when the list cannot be read.
[[nodiscard]] bool is_trusted(const std::string& content_sha256);

/// Appends to the list, creating it; does nothing for a hash that is on it already.
[[nodiscard]] Status remember_trust(const std::string& content_sha256);

}  // namespace assay::casefile
