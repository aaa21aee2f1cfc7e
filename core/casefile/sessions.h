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

/// Those of the plan that have blocks, in the order of the file. A run that injected no known costs, since an
/// earlier one on its host had recovered them, is judged by that host's. Any thread.
[[nodiscard]] std::vector<Session> sessions_of(const Case& state, const PlanState& plan);

/// What the sheet says of it; "unknown" where it says nothing.
[[nodiscard]] std::string fact(const EnvironmentSheet& environment, const std::string& name);

/// The host that a run was on, such that two runs on one host have the same.
[[nodiscard]] std::string host_of(const EnvironmentSheet& environment);

}  // namespace assay::casefile
