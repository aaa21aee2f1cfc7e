// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/events.h"
#include "ui/models/rows_model.h"
#include "ui/session/snapshot.h"

namespace assay::ui {

/// The evidence of a case, in the order it came in.
class EvidenceModel final : public RowsModel<casefile::EvidenceAdded> {
    Q_OBJECT
  public:
    enum Column { Kind, Title, Attachment, ColumnCount };
    using RowsModel::RowsModel;
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : ColumnCount;
    }
    void setSnapshot(const Snapshot& snapshot);

  private:
    QVariant cell(const casefile::EvidenceAdded& row, int column, int role) const override;
    QVariant header(int column, int role) const override;
};

}  // namespace assay::ui
