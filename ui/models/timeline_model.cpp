// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/timeline_model.h"

#include "ui/session/words.h"

#include <algorithm>

namespace assay::ui {

void TimelineModel::setSnapshot(const Snapshot& snapshot) {
    const auto& timeline = snapshot.state.timeline;
    const auto known = static_cast<std::size_t>(entries_.size());
    const bool grown = known <= timeline.size() && (known == 0 || timeline.front() == first_);
    if (!grown) {
        beginResetModel();
        entries_.clear();
        minor_.clear();
        for (const auto& record : timeline)
            append(*record);
        endResetModel();
    } else if (timeline.size() > known) {
        beginInsertRows({}, static_cast<int>(known), static_cast<int>(timeline.size()) - 1);
        for (std::size_t i = known; i < timeline.size(); ++i)
            append(*timeline[i]);
        endInsertRows();
    }
    first_ = timeline.empty() ? nullptr : timeline.front();
}

void TimelineModel::append(const casefile::Record& record) {
    entries_.append(report::timeline_entry(record));
    minor_.append(std::holds_alternative<casefile::BlockMeasured>(record.event));
}

int TimelineModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

const report::TimelineEntry* TimelineModel::entry(int row) const {
    return row < 0 || row >= entries_.size() ? nullptr : &entries_[row];
}

QVariant TimelineModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const auto& entry = entries_[index.row()];
    switch (role) {
        case Qt::DisplayRole:
            return shown(entry.headline);
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1: %2").arg(dayAndTime(entry.at), shown(entry.headline));
        case Qt::ToolTipRole:  // Qt would read markup in a person's words
            return QStringLiteral("<p>%1</p><p>%2</p>")
                .arg(shown(entry.headline).toHtmlEscaped(), shown(entry.detail).toHtmlEscaped());
        case MinorRole:
            return minor_[index.row()];
        case DetailRole:
            return shown(entry.detail);
        case KindRole:
            return static_cast<int>(entry.kind);
        case SubjectRole:
            return shown(entry.subject);
        case DayRole:
            return day(entry.at);
        case TimeRole:
            return timeOfDay(entry.at);
        case SequenceRole:
            return static_cast<qint64>(entry.sequence);
        default:
            return {};
    }
}

void TimelineFilter::setWords(const QString& words) {
    words_ = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool TimelineFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (words_.isEmpty()) return true;
    const auto index = sourceModel()->index(row, 0, parent);
    const QString all = index.data(Qt::DisplayRole).toString() + QLatin1Char('\n') +
                        index.data(TimelineModel::DetailRole).toString() + QLatin1Char('\n') +
                        index.data(TimelineModel::SubjectRole).toString();
    return std::all_of(words_.begin(), words_.end(),
                       [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

}  // namespace assay::ui
