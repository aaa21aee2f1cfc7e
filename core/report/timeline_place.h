// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/events.h"

#include <boost/describe.hpp>

#include <string_view>

// Where an event stands in a timeline, without putting it into words: quick enough for a million of them.
namespace assay::report {

/// What an entry speaks of: for filters, icons, and where a click leads.
BOOST_DEFINE_ENUM_CLASS(EntryKind, brief, variant, workload, plan, run, measurement, evidence, note, verdict,
                        unknown)

struct EntryPlace {
    EntryKind kind = EntryKind::unknown;
    /// A run wrote it, as it goes: what was built, frozen, looked at, measured, found.
    bool of_run = false;
    std::string_view run;  // which run, where the event says so; the event's own
    /// One of many that go well: may be folded away with its run. Never so for what is void or failed, for a
    /// finding on a claim, nor for anything that a person wrote.
    bool routine = false;
    bool trouble = false;  // void or failed
};

/// Pure; any thread. `run` lives as long as the event.
[[nodiscard]] EntryPlace place_of(const casefile::Event& event);

}  // namespace assay::report
