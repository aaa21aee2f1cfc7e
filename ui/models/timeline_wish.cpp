// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/timeline_wish.h"

#include "core/report/timeline.h"
#include "ui/session/words.h"

#include <algorithm>

namespace assay::ui {

bool isOf(report::EntryKind kind, const std::set<TimelineTopic>& topics) {
    using Kind = report::EntryKind;
    if (topics.empty()) return true;
    switch (kind) {
        case Kind::note:
            return topics.contains(TimelineTopic::notes);
        case Kind::brief:
        case Kind::variant:
        case Kind::workload:
        case Kind::plan:
            return topics.contains(TimelineTopic::edits);
        case Kind::run:
            return topics.contains(TimelineTopic::runs);
        case Kind::measurement:
            return topics.contains(TimelineTopic::measurements);
        case Kind::verdict:
            return topics.contains(TimelineTopic::verdicts);
        case Kind::evidence:
            return topics.contains(TimelineTopic::evidence);
        case Kind::unknown:
            break;
    }
    return true;
}

bool EntryMatcher::operator()(const casefile::Record& record) const {
    if (words_.isEmpty()) return true;
    const auto entry = report::timeline_entry(record);
    const QString all = shown(entry.headline) + QLatin1Char('\n') + shown(entry.detail) + QLatin1Char('\n') +
                        shown(entry.subject);
    return std::all_of(words_.begin(), words_.end(),
                       [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

}  // namespace assay::ui
