// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "ui/models/rows_model.h"
#include "ui/session/run_messages.h"
#include "ui/session/snapshot.h"

#include <optional>
#include <string>

namespace assay::ui {

/// The variants of a case: one row each, in the order of the case.
class VariantsModel final : public RowsModel<casefile::VariantState> {
    Q_OBJECT
  public:
    enum Column { Name, Role, Dose, Source, Patches, State, Sha256, BuildId, Layouts, ColumnCount };
    using RowsModel::RowsModel;
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : ColumnCount;
    }
    void setSnapshot(const Snapshot& snapshot);
    /// What a run tells that it is building. Of a run that tells nothing (another program's) it is the first
    /// that is not built.
    void setBuilding(const std::optional<Building>& building);

  private:
    [[nodiscard]] bool isBuilding(const casefile::VariantState& row) const;
    [[nodiscard]] QString stateOf(const casefile::VariantState& row) const;
    QVariant cell(const casefile::VariantState& row, int column, int role) const override;
    QVariant header(int column, int role) const override;
    std::optional<Building> told_;
    std::string seen_;  // a variant's name, empty for none
};

}  // namespace assay::ui
