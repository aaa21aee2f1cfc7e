// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_frame.h"
#include "ui/plot/raincloud_model.h"

namespace assay::ui {

/// Per arm: half violin, box, every point; points alone below 20.
class RaincloudPlot final : public PlotFrame {
    Q_OBJECT
  public:
    explicit RaincloudPlot(QWidget* parent = nullptr);
    void setModel(RaincloudModel model);
    [[nodiscard]] PlotTable table() const override;

  protected:
    void draw(QCustomPlot& canvas, const PlotTheme& theme) const override;
    [[nodiscard]] QString readout(const QCustomPlot& canvas, const QPointF& at) const override;
    [[nodiscard]] std::span<const BlockFacts> blocks() const override;
    [[nodiscard]] std::optional<std::size_t> blockAt(const QCustomPlot& canvas,
                                                     const QPointF& at) const override;
    [[nodiscard]] QString blockValue(std::size_t place) const override;
    [[nodiscard]] std::optional<std::pair<double, double>> blockExtent(std::size_t place) const override;
    void drawChosen(QPainter& painter, const QCustomPlot& canvas, const PlotTheme& theme,
                    std::size_t place) const override;

  private:
    RaincloudModelPtr model_;  // held by what is drawn as well
};

}  // namespace assay::ui
