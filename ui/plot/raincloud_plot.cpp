// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/raincloud_plot.h"

#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/nearest.h"
#include "ui/plot/words.h"

namespace assay::ui {

RaincloudPlot::RaincloudPlot(QWidget* parent) : PlotFrame(parent) {}

void RaincloudPlot::setModel(RaincloudModel model) {
    model_ = std::move(model);
    setWords(model_.title, model_.caption);
    redraw();
}

PlotTable RaincloudPlot::table() const {
    return tableOf(model_);
}

void RaincloudPlot::draw(QCustomPlot& canvas, const PlotTheme& theme) const {
    ui::draw(canvas, model_, theme);
}

QString RaincloudPlot::readout(const QCustomPlot& canvas, const QPointF& at) const {
    // The row is chosen by height, the block by the value: points are spread in height only to be seen.
    const int row = qRound(canvas.yAxis->pixelToCoord(at.y()));
    if (row < 0 || row >= static_cast<int>(model_.arms.size())) return {};
    const RaincloudModel::Arm& arm = model_.arms[static_cast<std::size_t>(row)];
    Nearest<std::size_t> nearest(QPointF(at.x(), 0), readoutReach);
    for (std::size_t i = 0; i < arm.values.size(); ++i) {
        nearest.offer(QPointF(canvas.xAxis->coordToPixel(model_.scale.scaled(arm.values[i])), 0), i);
    }
    const QString median = tr("%1: median %2").arg(arm.arm, model_.scale.text(arm.quartiles.median));
    if (!nearest.found()) return median;
    return tr("%1, a block at %2").arg(median, model_.scale.text(arm.values[nearest.key()]));
}

}  // namespace assay::ui
