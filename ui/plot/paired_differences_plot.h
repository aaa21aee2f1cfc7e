// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/paired_differences_model.h"
#include "ui/plot/plot_frame.h"

namespace assay::ui {

/// Every block's effect as a point, and at the side the interval and the median on the same axis.
class PairedDifferencesPlot final : public PlotFrame {
    Q_OBJECT
  public:
    explicit PairedDifferencesPlot(QWidget* parent = nullptr);
    void setModel(PairedDifferencesModel model);
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
    [[nodiscard]] const verdict::BlockEffect* effectOf(std::size_t place) const;
    PairedDifferencesModel model_;
};

}  // namespace assay::ui
