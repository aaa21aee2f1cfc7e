// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_frame.h"
#include "ui/plot/run_order_model.h"

namespace assay::ui {

/// Every window in the order run, with the rolling median of each arm; voided blocks hatched, new layouts and
/// sessions marked.
class RunOrderPlot final : public PlotFrame {
    Q_OBJECT
  public:
    explicit RunOrderPlot(QWidget* parent = nullptr);
    void setModel(RunOrderModelPtr model);
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
    [[nodiscard]] const RunOrderModel::Window* windowAt(const QCustomPlot& canvas, const QPointF& at) const;
    RunOrderModelPtr model_;
};

}  // namespace assay::ui
