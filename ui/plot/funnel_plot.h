// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/funnel_model.h"
#include "ui/plot/plot_frame.h"

namespace assay::ui {

/// The running interval, narrowing towards the δ lines over the null band.
class FunnelPlot final : public PlotFrame {
    Q_OBJECT
  public:
    explicit FunnelPlot(QWidget* parent = nullptr);
    void setModel(FunnelModel model);
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
    [[nodiscard]] const verdict::FunnelPoint* nearestTo(double blocks) const;
    FunnelModel model_;
};

}  // namespace assay::ui
