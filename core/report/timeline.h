// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/report/timeline_place.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

// The timeline that a person reads: every event of a case in words. Used by `assay timeline` and the
// workbench.
namespace assay::report {

struct TimelineEntry {
    std::int64_t sequence = 0;
    UtcTime at{};
    EntryKind kind = EntryKind::unknown;
    std::string headline;      // one line, e.g. "block 3 of set-256k measured: 4 arms, 24 rounds"
    std::string detail;        // more of it, may hold several lines, may be empty
    std::string subject;       // name of the variant, workload, run or plan it speaks of; "" for none
    std::string author;        // who wrote it, where a person did
    std::optional<int> block;  // of a block: its index in its workload, from 0
};

/// Pure; any thread. A detail of more bytes than `longest_detail` is cut, between characters, and ends with
/// "…": a line on a screen need not wait for megabytes.
[[nodiscard]] TimelineEntry timeline_entry(
    const casefile::Record& record, std::size_t longest_detail = std::numeric_limits<std::size_t>::max());
[[nodiscard]] std::vector<TimelineEntry> timeline(const casefile::Case& state);

/// As `assay timeline` prints it: one line an entry (time, headline), details indented.
[[nodiscard]] std::string timeline_text(const casefile::Case& state);

}  // namespace assay::report
