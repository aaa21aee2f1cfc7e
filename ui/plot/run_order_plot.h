// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_frame.h"
#include "ui/plot/run_order_model.h"

namespace assay::ui {

/// Every window in the order run, with the rolling median of each arm and voided blocks hatched.
class RunOrderPlot final : public PlotFrame {
    Q_OBJECT
  public:
    explicit RunOrderPlot(QWidget* parent = nullptr);
    void setModel(RunOrderModelPtr model);
    [[nodiscard]] PlotTable table() const override;

  protected:
    void draw(QCustomPlot& canvas, const PlotTheme& theme) const override;
    [[nodiscard]] QString readout(const QCustomPlot& canvas, const QPointF& at) const override;

  private:
    RunOrderModelPtr model_;
};

}  // namespace assay::ui
