// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rows_model.h"
#include "ui/session/snapshot.h"

namespace assay::ui {

/// One piece of evidence as a table shows it; what it holds stays in the snapshot: it may be megabytes.
struct EvidenceRow {
    QString kind;
    QString title;
    QString attachment;  // name and size, "" for none
};

/// The evidence of a case, in the order it came in: row n is the snapshot's evidence n.
class EvidenceModel final : public RowsModel<EvidenceRow> {
    Q_OBJECT
  public:
    enum Column { Kind, Title, Attachment, ColumnCount };
    using RowsModel::RowsModel;
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : ColumnCount;
    }
    void setSnapshot(const Snapshot& snapshot);

  private:
    QVariant cell(const EvidenceRow& row, int column, int role) const override;
    QVariant header(int column, int role) const override;
};

}  // namespace assay::ui
