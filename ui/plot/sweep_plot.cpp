// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/sweep_plot.h"

#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/nearest.h"

namespace assay::ui {

SweepPlot::SweepPlot(QWidget* parent) : PlotFrame(parent) {}

void SweepPlot::setModel(SweepModel model) {
    model_ = std::move(model);
    setWords(model_.title, model_.caption, model_.reading);
    redraw();
}

PlotTable SweepPlot::table() const {
    return tableOf(model_);
}

void SweepPlot::draw(QCustomPlot& canvas, const PlotTheme& theme) const {
    ui::draw(canvas, model_, theme);
}

QString SweepPlot::readout(const QCustomPlot& canvas, const QPointF& at) const {
    Nearest<QString> nearest(at, readoutReach);
    for (const auto& series : model_.series) {
        for (const auto& point : series.points) {
            if (point.effect.blocks == 0) continue;
            nearest.offer(
                QPointF(canvas.xAxis->coordToPixel(model_.place(point.value)),
                        canvas.yAxis->coordToPixel(point.effect.percent)),
                tr("%1 at %2: %3, interval %4")
                    .arg(series.name, model_.valueText(point.value), percentText(point.effect.percent, 2),
                         intervalText(point.effect.low_percent, point.effect.high_percent, 2)));
        }
    }
    return nearest.found() ? nearest.key() : QString();
}

}  // namespace assay::ui
