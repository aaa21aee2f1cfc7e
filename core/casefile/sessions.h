// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/verdict/finding.h"

#include <string>
#include <vector>

// One run of a plan by itself: a session on a host. A joined case shows each and the whole.
namespace assay::casefile {

struct Session {
    std::string run;
    std::string source;  // the file it was joined from; "" for a run of this case
    UtcTime started_at{};
    std::string host;     // that of the environment sheet, or what tells hosts apart in an older one
    std::string machine;  // in words: processor and kernel
    verdict::Evaluation evaluation;  // of this session's blocks alone
};

/// Those of the plan that have blocks, in the order of the file. Any thread.
[[nodiscard]] std::vector<Session> sessions_of(const Case& state, const PlanState& plan);

/// The host that a run was on, such that two runs on one host have the same.
[[nodiscard]] std::string host_of(const EnvironmentSheet& environment);

}  // namespace assay::casefile
