// SPDX-License-Identifier: GPL-3.0-or-later
// What a line of the timeline shows.
#include "ui/models/timeline_heading.h"
#include "ui/models/timeline_model.h"
#include "ui/session/words.h"

#include <algorithm>

namespace assay::ui {

namespace {

constexpr std::size_t longest_detail = 32768;  // bytes of an entry's words that a line can show

QString attachmentInWords(const casefile::Record& record) {
    const auto* evidence = std::get_if<casefile::EvidenceAdded>(&record.event);
    if (evidence == nullptr || !evidence->attachment) return {};
    return QStringLiteral("%1, %2").arg(
        shown(evidence->attachment->name).simplified(),
        byteCount(static_cast<qint64>(evidence->attachment->base64.size() / 4 * 3)));
}

QString tip(const QString& headline, const QString& detail) {
    return detail.isEmpty() ? headline : headline + QStringLiteral("\n\n") + detail;
}

}  // namespace

int TimelineModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

bool TimelineModel::isHeading(int row) const {
    return row >= 0 && row < rowCount() && rows_[static_cast<std::size_t>(row)].heading;
}

int TimelineModel::headingOf(int row) const {
    if (row < 0 || row >= rowCount()) return -1;
    const int group = rows_[static_cast<std::size_t>(row)].group;
    if (group < 0) return -1;
    while (row >= 0 && !(rows_[static_cast<std::size_t>(row)].heading &&
                         rows_[static_cast<std::size_t>(row)].group == group))
        --row;
    return row;
}

std::shared_ptr<const casefile::Record> TimelineModel::record(int row) const {
    if (row < 0 || row >= rowCount() || isHeading(row)) return nullptr;
    return shown_->state.timeline[rows_[static_cast<std::size_t>(row)].record];
}

std::optional<report::TimelineEntry> TimelineModel::entry(int row) const {
    const auto of = record(row);
    if (!of) return std::nullopt;
    return report::timeline_entry(*of);
}

int TimelineModel::rowOf(qint64 sequence) const {
    if (rows_.empty()) return -1;
    const auto found =
        std::lower_bound(rows_.begin(), rows_.end(), sequence, [](const TimelineRow& row, qint64 wanted) {
            return row.record < wanted || (row.record == wanted && row.heading);
        });
    return found == rows_.end() ? rowCount() - 1 : static_cast<int>(found - rows_.begin());
}

double TimelineModel::progress() const {
    const auto all = newest_->state.timeline.size();
    return all == 0 ? 1 : static_cast<double>(folding_->taken()) / static_cast<double>(all);
}

qint64 TimelineModel::entries() const {
    return static_cast<qint64>(shown_->state.timeline.size());
}

qint64 TimelineModel::matched() const {
    return static_cast<qint64>(folding_->matched());
}

const TimelineModel::Words& TimelineModel::wordsOf(const TimelineRow& row) const {
    if (const auto* kept = words_.object(row.record)) return *kept;
    const auto& record = *shown_->state.timeline[row.record];
    const auto entry = report::timeline_entry(record, longest_detail);
    const auto place = report::place_of(record.event);
    auto* words = new Words{shown(entry.headline), shown(entry.detail),       shown(entry.subject),
                            shown(entry.author),   attachmentInWords(record), place.of_run && place.routine};
    words_.insert(row.record, words);
    return *words;
}

QVariant TimelineModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const auto& row = rows_[static_cast<std::size_t>(index.row())];
    return row.heading ? headingData(row, role) : entryData(row, role);
}

QVariant TimelineModel::headingData(const TimelineRow& row, int role) const {
    const auto& group = folding_->groups()[static_cast<std::size_t>(row.group)];
    const bool going = row.group + 1 == static_cast<int>(folding_->groups().size());
    const QString words = ui::headingOf(group, going, shown_->openRun == OpenRun::lost);
    switch (role) {
        case Qt::DisplayRole:
            return words;
        case DetailRole:
            return headingDetail(group);
        case Qt::AccessibleTextRole:
            return (folding_->isOpen(row.group) ? tr("%1, open") : tr("%1, folded"))
                .arg(words + QStringLiteral(", ") + headingDetail(group));
        case Qt::ToolTipRole:
            return tip(words, headingDetail(group));
        case HeadingRole:
            return true;
        case OpenRole:
            return folding_->isOpen(row.group);
        case MarkedRole:
            return group.failedBuilds > 0 || group.outcome == casefile::RunOutcome::failed ||
                   group.outcome == casefile::RunOutcome::void_ ||
                   (!group.outcome && (!going || shown_->openRun == OpenRun::lost));
        case KindRole:
            return static_cast<int>(report::EntryKind::run);
        case DayRole:
            return day(group.begun);
        case TimeRole:
            return timeOfDay(group.begun);
        case SequenceRole:
            return static_cast<qint64>(row.record);
        default:
            return {};
    }
}

QVariant TimelineModel::entryData(const TimelineRow& row, int role) const {
    const auto& record = *shown_->state.timeline[row.record];
    switch (role) {
        case Qt::DisplayRole:
            return wordsOf(row).headline;
        case Qt::AccessibleTextRole: {
            const auto& words = wordsOf(row);
            QString text = QStringLiteral("%1: %2").arg(dayAndTime(record.at), words.headline);
            // A note is its words: who hears the timeline hears them.
            if (std::holds_alternative<casefile::NoteAdded>(record.event))
                text += QStringLiteral(". ") + words.detail;
            if (!words.attachment.isEmpty()) text += tr(". Attached: %1").arg(words.attachment);
            return text;
        }
        case Qt::ToolTipRole:
            return tip(wordsOf(row).headline, wordsOf(row).detail);
        case HeadingRole:
            return false;
        case MemberRole:
            return row.group >= 0;
        case MinorRole:
            return row.group >= 0 && wordsOf(row).minor;
        case MarkedRole:
            return report::place_of(record.event).trouble;
        case DetailRole:
            return wordsOf(row).detail;
        case AuthorRole:
            return wordsOf(row).author;
        case AttachmentRole:
            return wordsOf(row).attachment;
        case ExpandedRole:
            return expanded_.contains(record.sequence);
        case KindRole:
            return static_cast<int>(report::place_of(record.event).kind);
        case SubjectRole:
            return wordsOf(row).subject;
        case DayRole:
            return day(record.at);
        case TimeRole:
            return timeOfDay(record.at);
        case SequenceRole:
            return static_cast<qint64>(record.sequence);
        default:
            return {};
    }
}

}  // namespace assay::ui
