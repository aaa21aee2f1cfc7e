// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/event_json.h"
#include "core/report/timeline_place.h"

#include <QStringList>

#include <set>

namespace assay::ui {

/// What a person can narrow the timeline to.
enum class TimelineTopic { notes, edits, runs, measurements, verdicts, evidence };

/// Entries of no known kind belong to no topic and are seen whatever is chosen.
[[nodiscard]] bool isOf(report::EntryKind kind, const std::set<TimelineTopic>& topics);

/// What a person wants to see of a timeline.
struct TimelineWish {
    QStringList words;               // all of them somewhere in an entry, in any case; none: every entry
    std::set<TimelineTopic> topics;  // none: all
    std::set<int> turned;            // groups that are not folded as they would be by themselves
    bool operator==(const TimelineWish&) const = default;
};

/// Whether an entry's words hold all that are looked for. Any thread.
class EntryMatcher {
  public:
    explicit EntryMatcher(QStringList words) : words_(std::move(words)) {}
    [[nodiscard]] bool hasWords() const { return !words_.isEmpty(); }
    [[nodiscard]] bool operator()(const casefile::Record& record) const;

  private:
    QStringList words_;
};

}  // namespace assay::ui
