// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/timeline_folding.h"

#include "core/verdict/block_validity.h"

#include <algorithm>
#include <variant>

namespace assay::ui {

using namespace casefile;

bool TimelineFolding::take(const TimelineRecords& records, std::chrono::steady_clock::time_point deadline,
                           const std::atomic<bool>* stop) {
    constexpr std::size_t looks_up_every = 256;
    firstChanged_ = rows_.size();
    for (; taken_ < records.size(); ++taken_) {
        if (taken_ % looks_up_every == 0 &&
            ((stop != nullptr && *stop) || std::chrono::steady_clock::now() > deadline))
            return false;
        const Record& record = *records[taken_];
        const auto place = report::place_of(record.event);
        const int group = groupOf(record, place);
        if (group >= 0) note(groups_[static_cast<std::size_t>(group)], record);
        if (!isOf(place.kind, wish_.topics) || !matches_(record)) continue;
        ++matched_;
        const auto at = static_cast<std::uint32_t>(taken_);
        if (group < 0) {
            show({at, -1, false});
            continue;
        }
        if (!headed_[static_cast<std::size_t>(group)]) {
            headed_[static_cast<std::size_t>(group)] = true;
            show({at, group, true});
        }
        if (isOpen(group) || !place.routine) {
            show({at, group, false});
        } else if (group + 1 == static_cast<int>(groups_.size()) &&
                   !groups_[static_cast<std::size_t>(group)].outcome) {
            showForNow({at, group, false});
        }
    }
    return true;
}

int TimelineFolding::begin(const Record& record) {
    forgetNewest(0);
    TimelineGroup group;
    group.begun = record.at;
    groups_.push_back(std::move(group));
    headed_.push_back(false);
    return static_cast<int>(groups_.size()) - 1;
}

int TimelineFolding::groupOf(const Record& record, const report::EntryPlace& place) {
    if (!place.of_run) return -1;
    if (const auto* frozen = std::get_if<PlanFrozen>(&record.event))
        plans_[frozen->sha256] = frozen->plan.name;
    if (const auto* started = std::get_if<RunStarted>(&record.event)) {
        const int group = building_ >= 0 ? building_ : begin(record);
        building_ = -1;
        groups_[static_cast<std::size_t>(group)].number = ++runs_;
        groups_[static_cast<std::size_t>(group)].run = started->run;
        byRun_[started->run] = group;
        return group;
    }
    if (!place.run.empty()) {
        const auto found = byRun_.find(place.run);
        return found == byRun_.end() ? -1 : found->second;
    }
    // Before a run has a name: building its variants, looking at them, freezing its plan.
    if (std::holds_alternative<StageEntered>(record.event)) building_ = begin(record);
    return building_;
}

void TimelineFolding::note(TimelineGroup& group, const Record& record) {
    ++group.entries;
    if (const auto* frozen = std::get_if<PlanFrozen>(&record.event)) {
        group.plan = frozen->plan.name;
    } else if (const auto* started = std::get_if<RunStarted>(&record.event)) {
        if (const auto plan = plans_.find(started->plan_sha256); plan != plans_.end())
            group.plan = plan->second;
    } else if (const auto* entered = std::get_if<StageEntered>(&record.event)) {
        group.stage = entered->stage;
    } else if (std::holds_alternative<VariantBuilt>(record.event)) {
        ++group.built;
    } else if (std::holds_alternative<VariantFailed>(record.event)) {
        ++group.failedBuilds;
    } else if (const auto* measured = std::get_if<BlockMeasured>(&record.event)) {
        ++group.blocks;
        if (verdict::void_reason(measured->block)) ++group.voids;
    } else if (const auto* ended = std::get_if<RunEnded>(&record.event)) {
        group.outcome = ended->outcome;
        group.seconds = ended->seconds;
        if (&group == &groups_.back()) forgetNewest(0);
    }
}

void TimelineFolding::show(TimelineRow row) {
    rows_.push_back(row);
}

void TimelineFolding::showForNow(TimelineRow row) {
    forgetNewest(newest_shown - 1);
    newest_.push_back(rows_.size());
    rows_.push_back(row);
}

void TimelineFolding::forgetNewest(std::size_t kept) {
    if (newest_.size() <= kept) return;
    const std::size_t gone = newest_.size() - kept;
    firstChanged_ = std::min(firstChanged_, newest_.front());
    for (std::size_t i = gone; i-- > 0;)
        rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(newest_[i]));
    newest_.erase(newest_.begin(), newest_.begin() + static_cast<std::ptrdiff_t>(gone));
    for (auto& place : newest_)
        place -= gone;
}

std::optional<std::vector<TimelineChange>> changesBetween(const std::vector<TimelineRow>& before,
                                                          const std::vector<TimelineRow>& now,
                                                          std::size_t from, std::size_t most) {
    const auto precedes = [](const TimelineRow& a, const TimelineRow& b) {
        return a.record != b.record ? a.record < b.record : a.heading && !b.heading;
    };
    std::vector<TimelineChange> out;
    std::size_t old = from;
    std::size_t fresh = from;
    while (old < before.size() || fresh < now.size()) {
        TimelineChange change{fresh, 0, 0};  // what stands before it is as it is now
        while (old < before.size() || fresh < now.size()) {
            if (old < before.size() && fresh < now.size() && before[old] == now[fresh]) break;
            const bool goes =
                fresh == now.size() || (old < before.size() && !precedes(now[fresh], before[old]));
            if (goes) {
                ++change.removed;
                ++old;
            } else {
                ++change.inserted;
                ++fresh;
            }
        }
        if (change.removed + change.inserted > 0) {
            if (out.size() == most) return std::nullopt;
            out.push_back(change);
        }
        while (old < before.size() && fresh < now.size() && before[old] == now[fresh]) {
            ++old;
            ++fresh;
        }
    }
    return out;
}

}  // namespace assay::ui
