// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/specification.h"
#include "ui/models/rows_model.h"
#include "ui/session/snapshot.h"

namespace assay::ui {

/// The workloads of a case: one row each, in the order of the case.
class WorkloadsModel final : public RowsModel<workload::Specification> {
    Q_OBJECT
  public:
    enum Column { Name, Command, Payload, Pipeline, Connections, Transport, Persistence, ColumnCount };
    using RowsModel::RowsModel;
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : ColumnCount;
    }
    void setSnapshot(const Snapshot& snapshot);

  private:
    QVariant cell(const workload::Specification& row, int column, int role) const override;
    QVariant header(int column, int role) const override;
};

}  // namespace assay::ui
