// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_frame.h"
#include "ui/plot/sweep_model.h"

namespace assay::ui {

/// Effect against a parameter: intervals at its values, the δ lines.
class SweepPlot final : public PlotFrame {
    Q_OBJECT
  public:
    explicit SweepPlot(QWidget* parent = nullptr);
    void setModel(SweepModel model);
    [[nodiscard]] PlotTable table() const override;

  protected:
    void draw(QCustomPlot& canvas, const PlotTheme& theme) const override;
    [[nodiscard]] QString readout(const QCustomPlot& canvas, const QPointF& at) const override;

  private:
    SweepModel model_;
};

}  // namespace assay::ui
