// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/funnel_plot.h"

#include "ui/plot/canvas.h"
#include "ui/plot/chosen_mark.h"
#include "ui/plot/drawing.h"

#include <algorithm>
#include <cmath>

namespace assay::ui {

FunnelPlot::FunnelPlot(QWidget* parent) : PlotFrame(parent) {}

void FunnelPlot::setModel(FunnelModel model) {
    model_ = std::move(model);
    setWords(model_.title, model_.caption, model_.reading);
    redraw();
}

PlotTable FunnelPlot::table() const {
    return tableOf(model_);
}

void FunnelPlot::draw(QCustomPlot& canvas, const PlotTheme& theme) const {
    ui::draw(canvas, model_, theme);
}

const verdict::FunnelPoint* FunnelPlot::nearestTo(double blocks) const {
    // The k-th point is the one after k blocks.
    if (model_.points.empty()) return nullptr;
    const double last = static_cast<double>(model_.points.size()) - 1;
    return &model_.points[static_cast<std::size_t>(std::clamp(std::round(blocks) - 1, 0.0, last))];
}

QString FunnelPlot::readout(const QCustomPlot& canvas, const QPointF& at) const {
    // The pointer chooses the number of blocks; it need not hit a line.
    const verdict::FunnelPoint* nearest = nearestTo(canvas.xAxis->pixelToCoord(at.x()));
    if (nearest == nullptr) return {};
    return tr("%Ln block(s): %1, %2", nullptr, nearest->blocks)
        .arg(percentText(nearest->median_percent, 2),
             intervalText(nearest->low_percent, nearest->high_percent, 2));
}

std::span<const BlockFacts> FunnelPlot::blocks() const {
    return model_.blocks;
}

std::optional<std::size_t> FunnelPlot::blockAt(const QCustomPlot& canvas, const QPointF& at) const {
    const double blocks = canvas.xAxis->pixelToCoord(at.x());
    const verdict::FunnelPoint* nearest = nearestTo(blocks);
    if (nearest == nullptr || blocks < 0.5 || blocks > nearest->blocks + 0.5) return std::nullopt;
    return static_cast<std::size_t>(nearest->place);
}

QString FunnelPlot::blockValue(std::size_t place) const {
    const verdict::FunnelPoint* point = pointOf(model_, place);
    if (point == nullptr) return {};
    return tr("with it %Ln block(s), %1, %2", nullptr, point->blocks)
        .arg(percentText(point->median_percent, 2), intervalText(point->low_percent, point->high_percent, 2));
}

std::optional<std::pair<double, double>> FunnelPlot::blockExtent(std::size_t place) const {
    const verdict::FunnelPoint* point = pointOf(model_, place);
    if (point == nullptr) return std::nullopt;
    return std::pair(point->blocks - 0.5, point->blocks + 0.5);
}

void FunnelPlot::drawChosen(QPainter& painter, const QCustomPlot& canvas, const PlotTheme& theme,
                            std::size_t place) const {
    const verdict::FunnelPoint* point = pointOf(model_, place);
    if (point == nullptr) return;
    const double x = canvas.xAxis->coordToPixel(point->blocks);
    drawColumn(painter, canvas.axisRect()->rect(), x, x, theme);
    drawRing(painter, QPointF(x, canvas.yAxis->coordToPixel(point->median_percent)), theme);
}

}  // namespace assay::ui
