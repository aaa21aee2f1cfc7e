// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rows_model.h"
#include "ui/session/recent_cases.h"

namespace assay::ui {

/// The recent cases as a list: the title is shown, PathRole and the others tell the rest. Follows
/// `RecentCases`.
class RecentCasesModel final : public RowsModel<RecentCase> {
    Q_OBJECT
  public:
    enum Role { PathRole = Qt::UserRole + 20, PinnedRole, MissingRole, OpenedRole };
    explicit RecentCasesModel(RecentCases& cases, QObject* parent = nullptr);
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 1; }
    /// Looks again which files are there.
    void refresh();

  private:
    QVariant cell(const RecentCase& row, int column, int role) const override;
    QVariant header(int column, int role) const override;
    RecentCases& cases_;
};

}  // namespace assay::ui
