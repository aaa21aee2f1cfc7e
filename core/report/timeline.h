// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <boost/describe.hpp>

#include <cstdint>
#include <string>
#include <vector>

// The timeline that a person reads: every event of a case in words. Used by `assay timeline` and the
// workbench.
namespace assay::report {

/// What an entry speaks of: for filters, icons, and where a click leads.
BOOST_DEFINE_ENUM_CLASS(EntryKind, brief, variant, workload, plan, run, measurement, evidence, note, verdict,
                        unknown)

struct TimelineEntry {
    std::int64_t sequence = 0;
    UtcTime at{};
    EntryKind kind = EntryKind::unknown;
    std::string headline;  // one line, e.g. "block 3 of set-256k measured: 4 arms, 24 rounds"
    std::string detail;    // more of it, may hold several lines, may be empty
    std::string subject;   // name of the variant, workload, run or plan it speaks of; "" for none
};

/// Pure; any thread.
[[nodiscard]] TimelineEntry timeline_entry(const casefile::Record& record);
[[nodiscard]] std::vector<TimelineEntry> timeline(const casefile::Case& state);

/// As `assay timeline` prints it: one line an entry (time, headline), details indented.
[[nodiscard]] std::string timeline_text(const casefile::Case& state);

}  // namespace assay::report
