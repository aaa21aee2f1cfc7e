// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/finding.h"
#include "ui/models/rows_model.h"

namespace assay::ui {

/// What was counted exactly of the mechanism: copies and copied bytes per operation of each variant against
/// the baseline. No intervals: these are numbers, not estimates.
class CountersModel final : public RowsModel<verdict::MechanismFinding> {
    Q_OBJECT
  public:
    enum Column { Variant, Workload, What, Baseline, Value, Difference, ColumnCount };
    using RowsModel::RowsModel;
    void setFindings(const std::vector<verdict::MechanismFinding>& findings);
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : ColumnCount;
    }

  private:
    QVariant cell(const verdict::MechanismFinding& row, int column, int role) const override;
    QVariant header(int column, int role) const override;
};

}  // namespace assay::ui
