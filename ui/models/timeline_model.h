// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/timeline.h"
#include "ui/session/snapshot.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <QVector>

namespace assay::ui {

/// Every event of a case in words, oldest first. Grows as the case grows; a case that was replaced starts
/// anew.
class TimelineModel final : public QAbstractListModel {
    Q_OBJECT
  public:
    enum Role {
        DetailRole = Qt::UserRole + 1,
        KindRole,
        SubjectRole,
        DayRole,
        TimeRole,
        SequenceRole,
        MinorRole /* one block of many */
    };
    using QAbstractListModel::QAbstractListModel;

    void setSnapshot(const Snapshot& snapshot);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const report::TimelineEntry* entry(int row) const;

  private:
    std::shared_ptr<const casefile::Record> first_;  // tells a replaced case from a grown one
    void append(const casefile::Record& record);
    QVector<report::TimelineEntry> entries_;
    QVector<bool> minor_;
};

/// Entries whose words hold the typed text; measurements can be left out, since a case has hundreds of them.
class TimelineFilter final : public QSortFilterProxyModel {
    Q_OBJECT
  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString& words);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    QStringList words_;
};

}  // namespace assay::ui
