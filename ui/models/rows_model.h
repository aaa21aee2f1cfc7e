// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QVector>

#include <algorithm>

namespace assay::ui {

/// Base of the tables: rows are replaced by those of a newer snapshot in a way that keeps selection and
/// scroll position (rows are compared by place; a case only ever grows). A subclass says what a cell shows.
template <class Row>
class RowsModel : public QAbstractTableModel {
  public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const final {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    QVariant data(const QModelIndex& index, int role) const final {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
        return cell(rows_[index.row()], index.column(), role);
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount({})) return {};
        return header(section, role);
    }
    /// nullptr outside the rows. Valid until the next change.
    [[nodiscard]] const Row* row(int index) const {
        return index < 0 || index >= rows_.size() ? nullptr : &rows_[index];
    }

  protected:
    virtual QVariant cell(const Row& row, int column, int role) const = 0;
    virtual QVariant header(int column, int role) const = 0;

    void replaceRows(QVector<Row> rows) {
        const auto before = rows_.size();
        const auto now = rows.size();
        if (now < before) {
            beginRemoveRows({}, static_cast<int>(now), static_cast<int>(before) - 1);
            rows_.resize(now);
            endRemoveRows();
        }
        const auto common = std::min(before, now);
        std::move(rows.begin(), rows.begin() + common, rows_.begin());
        if (common > 0)
            emit dataChanged(index(0, 0), index(static_cast<int>(common) - 1, columnCount({}) - 1));
        if (now > before) {
            beginInsertRows({}, static_cast<int>(before), static_cast<int>(now) - 1);
            std::move(rows.begin() + common, rows.end(), std::back_inserter(rows_));
            endInsertRows();
        }
    }

  private:
    QVector<Row> rows_;
};

/// Further roles that delegates and tests ask for.
enum ModelRole {
    MarkRole = Qt::UserRole + 1,  // an int of Mark: drawn as icon and shape beside the word
    SortRole,
    TargetRole,
};

/// What a row is marked with; see widgets/marks.h for how it is drawn.
enum class Mark { none, passed, failed, pending, warning };

}  // namespace assay::ui
