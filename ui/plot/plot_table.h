// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QByteArray>
#include <QStringList>
#include <QVariant>

#include <functional>

namespace assay::ui {

/// The numbers behind a plot. Cells are made when asked for: a run has a hundred thousand windows. `cell`
/// yields a double, an int, a bool or a QString; an invalid QVariant is an empty cell.
struct PlotTable {
    QStringList headers;
    int rows = 0;
    std::function<QVariant(int row, int column)> cell;
    /// Which of the plot's blocks a row speaks of, −1 for none; absent where rows are no blocks.
    std::function<int(int row)> block = {};
};

/// RFC 4180 with a header line, UTF-8, LF; numbers in the C locale with all their digits.
[[nodiscard]] QByteArray toCsv(const PlotTable& table);

/// The accessible twin of a plot: read-only, numbers by QLocale, right-aligned; the rows of the chosen block
/// are marked. Main thread.
class PlotTableModel final : public QAbstractTableModel {
    Q_OBJECT
  public:
    explicit PlotTableModel(QObject* parent = nullptr);
    void setTable(PlotTable table);
    /// The same table, grown: rows come at the end, so that the current one and the widths of the columns
    /// stay.
    void followTable(PlotTable table);
    /// −1: no block is chosen.
    void setChosenBlock(int block);
    [[nodiscard]] int blockOf(int row) const;
    /// −1 where no row speaks of it.
    [[nodiscard]] int firstRowOf(int block) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    PlotTable table_;
    int chosen_ = -1;
};

}  // namespace assay::ui
