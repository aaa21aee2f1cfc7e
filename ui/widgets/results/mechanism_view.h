// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/counters_model.h"
#include "ui/plot/dose_response_plot.h"
#include "ui/plot/sweep_plot.h"
#include "ui/session/newest_value.h"
#include "ui/session/snapshot.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/tables.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace assay::ui {

/// What is known of the suspected mechanism: the sentence first, then a plot for each workload with doses and
/// for each sweep, then what was counted. Hidden where a case has none. Plots are kept from snapshot to
/// snapshot.
class MechanismView final : public QWidget {
    Q_OBJECT
  public:
    explicit MechanismView(QWidget* parent = nullptr);
    void setSnapshot(const SnapshotPtr& snapshot);

  private:
    struct Models {
        std::vector<DoseResponseModel> doses;
        std::vector<SweepModel> sweeps;
    };
    [[nodiscard]] static Models modelsOf(const Snapshot& snapshot);
    void show(Models models);
    /// Two plots in a row, doses first.
    void arrange();

    TextLabel* conclusion_;
    QGridLayout* grid_;
    std::vector<DoseResponsePlot*> doses_;
    std::vector<SweepPlot*> sweeps_;
    CountersModel counters_;
    Table* countersTable_;
    TextLabel* countersWords_;
    NewestValue<Models> models_;
};

}  // namespace assay::ui
