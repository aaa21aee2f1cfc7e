// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "ui/models/timeline_wish.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace assay::ui {

using TimelineRecords = decltype(casefile::Case::timeline);

/// One line of the timeline: an entry, or the heading of a run.
struct TimelineRow {
    std::uint32_t record = 0;  // index into Case::timeline; of a heading, of the first entry below it
    std::int32_t group = -1;   // index of the run's group, -1: of none
    bool heading = false;
    bool operator==(const TimelineRow&) const = default;
};

/// What one run wrote, the building of its variants included.
struct TimelineGroup {
    int number = 0;  // of the run in the case, from 1; 0 while variants were built and no run began
    std::string run;
    std::string plan;  // its name, "" while it is not known
    UtcTime begun{};
    int entries = 0;
    int blocks = 0;
    int voids = 0;
    int built = 0;  // variants
    int failedBuilds = 0;
    std::optional<casefile::Stage> stage;  // the last one entered
    std::optional<casefile::RunOutcome> outcome;
    double seconds = 0;
    bool operator==(const TimelineGroup&) const = default;
};

/// Turns the records of a case into lines, one record after the other, so that a case that grew is only read
/// on. A group is folded to its heading unless a person opened it or looks for words; what is void, failed or
/// a person's own is never folded, nor are the newest entries of the run that goes on. A value; pure; any
/// thread.
class TimelineFolding {
  public:
    explicit TimelineFolding(TimelineWish wish = {}) : wish_(std::move(wish)), matches_(wish_.words) {}

    /// Takes the records behind `taken()`, until the end, the deadline, or until `stop` is set. True: all are
    /// taken. `records` are those of before, grown.
    bool take(const TimelineRecords& records,
              std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max(),
              const std::atomic<bool>* stop = nullptr);

    [[nodiscard]] const TimelineWish& wish() const { return wish_; }
    [[nodiscard]] std::size_t taken() const { return taken_; }
    /// In the order of the records, a heading before its record.
    [[nodiscard]] const std::vector<TimelineRow>& rows() const { return rows_; }
    [[nodiscard]] const std::vector<TimelineGroup>& groups() const { return groups_; }
    [[nodiscard]] bool isOpen(int group) const { return matches_.hasWords() != wish_.turned.contains(group); }
    /// The rows before this one are as they were before the last `take`.
    [[nodiscard]] std::size_t firstChanged() const { return firstChanged_; }
    /// How many records are shown or folded away, headings aside: what the wish lets through.
    [[nodiscard]] std::size_t matched() const { return matched_; }

    static constexpr std::size_t newest_shown = 3;  // of the run that goes on

  private:
    int groupOf(const casefile::Record& record, const report::EntryPlace& place);
    int begin(const casefile::Record& record);
    void note(TimelineGroup& group, const casefile::Record& record);
    void show(TimelineRow row);
    void showForNow(TimelineRow row);
    void forgetNewest(std::size_t kept);

    TimelineWish wish_;
    EntryMatcher matches_;
    std::size_t taken_ = 0;
    std::size_t matched_ = 0;
    std::size_t firstChanged_ = 0;
    std::vector<TimelineRow> rows_;
    std::vector<TimelineGroup> groups_;
    std::vector<bool> headed_;         // groups whose heading is among the rows
    std::vector<std::size_t> newest_;  // places in rows_ that are shown for now
    std::map<std::string, int, std::less<>> byRun_;
    std::map<std::string, std::string> plans_;  // frozen: hash -> name
    int building_ = -1;                         // the group whose run has not begun
    int runs_ = 0;
};

/// Lines to take out and to put in, at a place in the list as it is by then.
struct TimelineChange {
    std::size_t at = 0;
    std::size_t removed = 0;
    std::size_t inserted = 0;
};

/// What makes `now` of `before`, both in the order of their records, alike up to `from`. nullopt when it
/// takes more than `most` changes: then the list is better begun anew.
[[nodiscard]] std::optional<std::vector<TimelineChange>> changesBetween(
    const std::vector<TimelineRow>& before, const std::vector<TimelineRow>& now, std::size_t from,
    std::size_t most);

}  // namespace assay::ui
