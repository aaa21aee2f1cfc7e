// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/check.h"
#include "ui/models/rows_model.h"
#include "ui/session/snapshot.h"

namespace assay::ui {

struct CheckRow {
    experiment::CheckResult result;
    bool made = false;  // false: expected, not looked at yet
    QString meaning;    // what is checked, in a sentence
};

/// Every expectation of a case beside what was observed: results first as the file has them, expectations
/// that nobody has looked at yet as pending.
class ChecksModel final : public RowsModel<CheckRow> {
    Q_OBJECT
  public:
    enum Column { Result, Name, Variant, Workload, Expected, Observed, ColumnCount };
    using RowsModel::RowsModel;
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : ColumnCount;
    }
    /// `variant` limits the rows to one variant's; empty: all.
    void setSnapshot(const Snapshot& snapshot, const std::string& variant = {});

  private:
    QVariant cell(const CheckRow& row, int column, int role) const override;
    QVariant header(int column, int role) const override;
};

}  // namespace assay::ui
