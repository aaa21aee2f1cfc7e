// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <boost/describe.hpp>

#include <optional>
#include <string>
#include <vector>

// What measurements on this machine were able to see, kept beside the person's other state so that a new
// question can be sized by it. A memory, never evidence: no verdict looks at it.
namespace assay::probe {

struct SeenHere {
    std::string by;    // "qualify" or "run"
    std::string at;    // RFC 3339
    std::string host;  // as the environment sheet says it: a home may be shared by machines
    std::string workload;
    std::string metric;
    double visible_percent = 0;  // smallest effect that could be told from 0
    int blocks = 0;
    double seconds = 0;  // of measuring
    bool operator==(const SeenHere&) const = default;
};
BOOST_DESCRIBE_STRUCT(SeenHere, (), (by, at, host, workload, metric, visible_percent, blocks, seconds))

/// state_directory()/seen-here.json. Keeps the latest of each kind for each host. Errors: io.
[[nodiscard]] Status remember_seen(const SeenHere& seen);
/// Of this host alone, the latest first. Empty also when nothing can be read.
[[nodiscard]] std::vector<SeenHere> seen_here();
/// As `host` in the environment sheet: tells hosts apart without naming them; "unknown" without a machine id.
[[nodiscard]] std::string host_identity();

}  // namespace assay::probe
