// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/dose_response_model.h"
#include "ui/plot/plot_frame.h"

namespace assay::ui {

/// Effect against dose with the line through 0; at −1 the prediction and the candidate side by side.
class DoseResponsePlot final : public PlotFrame {
    Q_OBJECT
  public:
    explicit DoseResponsePlot(QWidget* parent = nullptr);
    void setModel(DoseResponseModel model);
    [[nodiscard]] PlotTable table() const override;

  protected:
    void draw(QCustomPlot& canvas, const PlotTheme& theme) const override;
    [[nodiscard]] QString readout(const QCustomPlot& canvas, const QPointF& at) const override;

  private:
    DoseResponseModel model_;
};

}  // namespace assay::ui
