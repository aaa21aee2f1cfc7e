// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/timeline_model.h"

#include <algorithm>
#include <utility>

namespace assay::ui {

namespace {

constexpr int words_kept = 512;  // entries whose words are kept for the next drawing
constexpr std::size_t most_changes = 8;
constexpr auto step_time = std::chrono::milliseconds(100);

}  // namespace

TimelineModel::TimelineModel(QObject* parent)
    : QAbstractListModel(parent),
      newest_(std::make_shared<Snapshot>()),
      shown_(newest_),
      folding_(std::make_shared<TimelineFolding>()),
      words_(words_kept) {}

TimelineModel::~TimelineModel() {
    if (stop_) *stop_ = true;
}

void TimelineModel::setSnapshot(const SnapshotPtr& snapshot) {
    if (snapshot->generation != newest_->generation) {
        expanded_.clear();
        wish_.turned.clear();
    }
    newest_ = snapshot;
    advance();
}

void TimelineModel::wish(TimelineWish wish) {
    if (wish == wish_) return;
    wish_ = std::move(wish);
    if (stop_) *stop_ = true;  // what is being looked for is not wanted any more
    advance();
}

void TimelineModel::setWords(const QString& words) {
    TimelineWish wanted = wish_;
    wanted.words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    // Folded by themselves without words, open with them: what was turned is so no more.
    if (wanted.words.isEmpty() != wish_.words.isEmpty()) wanted.turned.clear();
    wish(std::move(wanted));
}

void TimelineModel::setTopics(const std::set<TimelineTopic>& topics) {
    TimelineWish wanted = wish_;
    wanted.topics = topics;
    wish(std::move(wanted));
}

void TimelineModel::setOpen(int row, bool open) {
    const int heading = headingOf(row);
    if (heading < 0) return;
    const int group = rows_[static_cast<std::size_t>(heading)].group;
    if (folding_->isOpen(group) == open) return;
    TimelineWish wanted = wish_;
    if (wanted.turned.erase(group) == 0) wanted.turned.insert(group);
    wish(std::move(wanted));
}

void TimelineModel::setExpanded(int row, bool expanded) {
    if (row < 0 || row >= rowCount() || isHeading(row)) return;
    const auto sequence = index(row).data(SequenceRole).toLongLong();
    const bool changed = expanded ? expanded_.insert(sequence).second : expanded_.erase(sequence) > 0;
    if (changed) emit dataChanged(index(row), index(row));
}

void TimelineModel::advance() {
    if (working_) return;  // it looks again when that step is done
    const bool fresh = !(folding_->wish() == wish_) || shown_->generation != newest_->generation;
    if (!fresh && shown_ == newest_ && folding_->taken() == newest_->state.timeline.size()) return;
    working_ = true;
    stop_ = std::make_shared<std::atomic<bool>>(false);
    steps_.request(
        [snapshot = newest_, before = folding_, wanted = wish_, fresh, stop = stop_,
         other = shown_->generation != newest_->generation] {
            auto next = fresh ? std::make_shared<TimelineFolding>(wanted)
                              : std::make_shared<TimelineFolding>(*before);
            // Words take long to look for: what was found is shown by and by. The rest is a matter of
            // milliseconds and comes at once.
            const auto deadline = wanted.words.isEmpty() ? std::chrono::steady_clock::time_point::max()
                                                         : std::chrono::steady_clock::now() + step_time;
            next->take(snapshot->state.timeline, deadline, stop.get());
            auto changes = other ? std::nullopt
                                 : changesBetween(before->rows(), next->rows(),
                                                  fresh ? 0 : next->firstChanged(), most_changes);
            return Step{snapshot, std::move(next), std::move(changes)};
        },
        [this](const Step& step) {
            working_ = false;
            if (step.folding->wish() == wish_ && step.snapshot->generation == newest_->generation)
                apply(step);
            advance();
            emit progressed();
        });
    emit progressed();
}

void TimelineModel::apply(const Step& step) {
    if (!step.changes) {
        beginResetModel();
        if (shown_->generation != step.snapshot->generation) words_.clear();
        folding_ = step.folding;
        shown_ = step.snapshot;
        rows_ = folding_->rows();
        endResetModel();
        return;
    }
    const auto before = std::exchange(folding_, step.folding);
    const auto was = std::exchange(shown_, step.snapshot);
    // Records and groups of before are among those of now, so that every line can be drawn in between.
    for (const auto& change : *step.changes)
        applyChange(change);
    if (before->wish() == folding_->wish()) {
        tellChangedHeadings(before->groups(), was->openRun != shown_->openRun);
    } else if (!rows_.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1), {OpenRole});
    }
}

void TimelineModel::applyChange(const TimelineChange& change) {
    const auto at = rows_.begin() + static_cast<std::ptrdiff_t>(change.at);
    const int first = static_cast<int>(change.at);
    if (change.removed > 0) {
        beginRemoveRows({}, first, first + static_cast<int>(change.removed) - 1);
        rows_.erase(at, at + static_cast<std::ptrdiff_t>(change.removed));
        endRemoveRows();
    }
    if (change.inserted > 0) {
        const auto from = folding_->rows().begin() + static_cast<std::ptrdiff_t>(change.at);
        beginInsertRows({}, first, first + static_cast<int>(change.inserted) - 1);
        rows_.insert(rows_.begin() + first, from, from + static_cast<std::ptrdiff_t>(change.inserted));
        endInsertRows();
    }
}

void TimelineModel::tellChangedHeadings(const std::vector<TimelineGroup>& was, bool openRunChanged) {
    const auto& now = folding_->groups();
    for (std::size_t i = 0; i < was.size(); ++i) {
        const bool wasLast = i + 1 == was.size();
        const bool going = wasLast && (was.size() != now.size() || openRunChanged);
        if (was[i] == now[i] && !going) continue;
        const auto heading = std::find_if(rows_.rbegin(), rows_.rend(), [i](const TimelineRow& row) {
            return row.heading && row.group == static_cast<int>(i);
        });
        if (heading == rows_.rend()) continue;
        const int row = static_cast<int>(rows_.rend() - heading) - 1;
        emit dataChanged(index(row), index(row));
    }
}

}  // namespace assay::ui
