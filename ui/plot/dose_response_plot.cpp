// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/dose_response_plot.h"

#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/nearest.h"

namespace assay::ui {

DoseResponsePlot::DoseResponsePlot(QWidget* parent) : PlotFrame(parent) {}

void DoseResponsePlot::setModel(DoseResponseModel model) {
    model_ = std::move(model);
    setWords(model_.title, model_.caption, model_.reading);
    redraw();
}

PlotTable DoseResponsePlot::table() const {
    return tableOf(model_);
}

void DoseResponsePlot::draw(QCustomPlot& canvas, const PlotTheme& theme) const {
    ui::draw(canvas, model_, theme);
}

QString DoseResponsePlot::readout(const QCustomPlot& canvas, const QPointF& at) const {
    Nearest<QString> nearest(at, readoutReach);
    const auto offer = [&](double dose, const verdict::Estimate& estimate, const QString& what) {
        if (estimate.blocks == 0) return;
        nearest.offer(QPointF(canvas.xAxis->coordToPixel(dose), canvas.yAxis->coordToPixel(estimate.percent)),
                      tr("%1: %2, interval %3")
                          .arg(what, percentText(estimate.percent, 2),
                               intervalText(estimate.low_percent, estimate.high_percent, 2)));
    };
    for (const auto& point : model_.points)
        offer(point.dose, point.effect, point.variant);
    for (const auto& prediction : model_.predictions) {
        offer(prediction.measured.dose, prediction.predicted, tr("predicted"));
        offer(prediction.measured.dose, prediction.measured.effect, prediction.measured.variant);
    }
    return nearest.found() ? nearest.key() : QString();
}

}  // namespace assay::ui
