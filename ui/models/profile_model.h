// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/profile.h"
#include "ui/models/rows_model.h"

#include <QString>

namespace assay::ui {

/// One function of one profile: its own share of the samples, without what it calls.
struct ProfileRow {
    QString variant;
    QString workload;
    QString function;  // or why nothing was sampled
    QString object;
    double share = -1;  // percent; negative where nothing was sampled
};

/// Where the servers' main threads spent their time: of each profile the functions that take most.
class ProfileModel final : public RowsModel<ProfileRow> {
    Q_OBJECT
  public:
    enum Column { Variant, Workload, Function, Object, Share, ColumnCount };
    using RowsModel::RowsModel;
    void setProfiles(const std::vector<experiment::Profile>& profiles);
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : ColumnCount;
    }
    static constexpr std::size_t functions_shown = 8;  // of each profile

  private:
    QVariant cell(const ProfileRow& row, int column, int role) const override;
    QVariant header(int column, int role) const override;
};

}  // namespace assay::ui
