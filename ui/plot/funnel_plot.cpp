// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/funnel_plot.h"

#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/nearest.h"
#include "ui/plot/words.h"

namespace assay::ui {

FunnelPlot::FunnelPlot(QWidget* parent) : PlotFrame(parent) {}

void FunnelPlot::setModel(FunnelModel model) {
    model_ = std::move(model);
    setWords(model_.title, model_.caption);
    redraw();
}

PlotTable FunnelPlot::table() const {
    return tableOf(model_);
}

void FunnelPlot::draw(QCustomPlot& canvas, const PlotTheme& theme) const {
    ui::draw(canvas, model_, theme);
}

QString FunnelPlot::readout(const QCustomPlot& canvas, const QPointF& at) const {
    if (model_.points.empty()) return {};
    // The pointer chooses the number of blocks; it need not hit a line.
    const double blocks = canvas.xAxis->pixelToCoord(at.x());
    const verdict::FunnelPoint* nearest = &model_.points.front();
    for (const auto& point : model_.points) {
        if (std::abs(point.blocks - blocks) < std::abs(nearest->blocks - blocks)) nearest = &point;
    }
    return tr("%Ln block(s): %1, %2", nullptr, nearest->blocks)
        .arg(percentText(nearest->median_percent, 2),
             intervalText(nearest->low_percent, nearest->high_percent, 2));
}

}  // namespace assay::ui
