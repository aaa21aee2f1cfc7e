// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/run_order_plot.h"

#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/nearest.h"
#include "ui/plot/words.h"

namespace assay::ui {

RunOrderPlot::RunOrderPlot(QWidget* parent) : PlotFrame(parent) {}

void RunOrderPlot::setModel(RunOrderModelPtr model) {
    model_ = std::move(model);
    setWords(model_ ? model_->title : QString(), model_ ? model_->caption : QString());
    redraw();
}

PlotTable RunOrderPlot::table() const {
    return tableOf(model_);
}

void RunOrderPlot::draw(QCustomPlot& canvas, const PlotTheme& theme) const {
    ui::draw(canvas, model_, theme);
}

QString RunOrderPlot::readout(const QCustomPlot& canvas, const QPointF& at) const {
    if (!model_) return {};
    Nearest<const RunOrderModel::Window*> nearest(at, readoutReach);
    const double left = canvas.xAxis->pixelToCoord(at.x() - readoutReach);
    const double right = canvas.xAxis->pixelToCoord(at.x() + readoutReach);
    for (const auto& window : model_->windows) {
        if (window.x < left || window.x > right) continue;
        nearest.offer(QPointF(canvas.xAxis->coordToPixel(window.x),
                              canvas.yAxis->coordToPixel(model_->scale.scaled(window.value))),
                      &window);
    }
    if (!nearest.found()) return {};
    const RunOrderModel::Window& window = *nearest.key();
    const auto& block = model_->blocks[static_cast<std::size_t>(window.block)];
    const QString words =
        tr("block %1, round %2, %3: %4")
            .arg(QLocale().toString(blockNumber(block.index)), QLocale().toString(window.round + 1),
                 model_->arms[static_cast<std::size_t>(window.arm)].arm, model_->scale.text(window.value));
    return window.voided ? tr("%1 (void: %2)").arg(words, block.voidReason) : words;
}

}  // namespace assay::ui
