// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"
#include "ui/models/rows_model.h"

#include <vector>

namespace assay::ui {

/// The questions of a plan: one row each, in the plan's order.
class QuestionsModel final : public RowsModel<experiment::Question> {
    Q_OBJECT
  public:
    enum Column { Role, Comparison, Effect, Workload, Material, ColumnCount };
    using RowsModel::RowsModel;
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : ColumnCount;
    }
    void setQuestions(const std::vector<experiment::Question>& questions);

  private:
    QVariant cell(const experiment::Question& row, int column, int role) const override;
    QVariant header(int column, int role) const override;
};

}  // namespace assay::ui
