// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/casefile/log.h"

#include <cstdint>
#include <string>
#include <vector>

// What a stranger can check of a case without trusting whoever wrote it (`assay verify`).
namespace assay::casefile {

struct VerificationStep {
    std::int64_t sequence = 0;  // of the event, -1 for the chain as a whole
    std::string what;           // "finding direct-append on set-256k"
    bool holds = false;
    std::string detail;  // what differs, "" when it holds
};

struct Verification {
    std::vector<VerificationStep> steps;
    /// What a reader must know beside them: that a verdict is somebody's judgement and not what the samples
    /// say, that the last line is unfinished. They do not break the file.
    std::vector<std::string> notes;
    [[nodiscard]] bool holds() const;
};

/// Chain, hashes of frozen plans with their workloads, patches and attachments, blocks that are void for
/// foreign load or should be, every recorded finding with its gates recomputed from the windows that stood
/// before it in the file (to the last digit), and the settled verdict against the findings. Pure; any thread.
[[nodiscard]] Verification verify(const LogContents& log);

}  // namespace assay::casefile
