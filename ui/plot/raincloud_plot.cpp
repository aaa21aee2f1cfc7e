// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/raincloud_plot.h"

#include "ui/plot/canvas.h"
#include "ui/plot/chosen_mark.h"
#include "ui/plot/drawing.h"
#include "ui/plot/nearest.h"

#include <algorithm>
#include <cmath>

namespace assay::ui {

RaincloudPlot::RaincloudPlot(QWidget* parent)
    : PlotFrame(parent), model_(std::make_shared<const RaincloudModel>()) {}

void RaincloudPlot::setModel(RaincloudModel model) {
    model_ = std::make_shared<const RaincloudModel>(std::move(model));
    QStringList arms;
    for (const auto& arm : model_->arms)
        arms << arm.variant;
    setWords(model_->title, model_->caption, model_->reading, arms.join(QLatin1Char('\n')));
    redraw();
}

PlotTable RaincloudPlot::table() const {
    return tableOf(*model_);
}

void RaincloudPlot::draw(QCustomPlot& canvas, const PlotTheme& theme) const {
    ui::draw(canvas, model_, theme);
}

std::optional<std::size_t> RaincloudPlot::blockAt(const QCustomPlot& canvas, const QPointF& at) const {
    const PlotMapping mapping = rainMapping(canvas);
    const double left = canvas.xAxis->pixelToCoord(at.x() - readoutReach);
    const double right = canvas.xAxis->pixelToCoord(at.x() + readoutReach);
    Nearest<int> nearest(at, readoutReach);
    for (const auto& arm : model_->arms) {
        for (const auto* rain : {&arm.rain, &arm.voided}) {
            const auto [from, to] = visibleRange(rain->x, left, right);
            for (std::size_t i = from; i < to; ++i)
                nearest.offer(mapping.map({rain->x[i], rain->y[i]}), rain->block[i]);
        }
    }
    if (!nearest.found()) return std::nullopt;
    return static_cast<std::size_t>(nearest.key());
}

QString RaincloudPlot::readout(const QCustomPlot& canvas, const QPointF& at) const {
    if (const auto place = blockAt(canvas, at); place && *place < model_->blocks.size())
        return inWords(model_->blocks[*place], blockValue(*place));
    const int row = qRound(canvas.yAxis->pixelToCoord(at.y()));
    if (row < 0 || row >= static_cast<int>(model_->arms.size())) return {};
    const RaincloudModel::Arm& arm = model_->arms[static_cast<std::size_t>(row)];
    if (arm.values.empty()) return {};
    const Quartiles& q = arm.quartiles;
    return tr("%1: median %2, middle half %3 \u2026 %4")
        .arg(arm.arm, model_->scale.text(q.median),
             numberText(model_->scale.scaled(q.low), model_->scale.decimals), model_->scale.text(q.high));
}

std::span<const BlockFacts> RaincloudPlot::blocks() const {
    return model_->blocks;
}

QString RaincloudPlot::blockValue(std::size_t place) const {
    QStringList values;
    for (const auto& arm : model_->arms)
        if (place < arm.byBlock.size() && !std::isnan(arm.byBlock[place]))
            values << QStringLiteral("%1 %2").arg(arm.arm, model_->scale.text(arm.byBlock[place]));
    return values.join(QStringLiteral(", "));
}

std::optional<std::pair<double, double>> RaincloudPlot::blockExtent(std::size_t place) const {
    std::vector<double> values;
    for (const auto& arm : model_->arms)
        if (place < arm.byBlock.size() && !std::isnan(arm.byBlock[place]))
            values.push_back(model_->scale.scaled(arm.byBlock[place]));
    if (values.empty()) return std::nullopt;
    const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
    return std::pair(*least, *greatest);
}

void RaincloudPlot::drawChosen(QPainter& painter, const QCustomPlot& canvas, const PlotTheme& theme,
                               std::size_t place) const {
    const PlotMapping mapping = rainMapping(canvas);
    QPolygonF points;
    for (const auto& arm : model_->arms) {
        for (const auto* rain : {&arm.rain, &arm.voided}) {
            const auto found = std::find(rain->block.begin(), rain->block.end(), static_cast<int>(place));
            if (found == rain->block.end()) continue;
            const auto i = static_cast<std::size_t>(found - rain->block.begin());
            points << mapping.map({rain->x[i], rain->y[i]});
        }
    }
    // The arms of a block belong together: that is what it is for.
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen(theme.accent, 1.4 * theme.unit));
    painter.drawPolyline(points);
    for (const QPointF& point : points)
        drawRing(painter, point, theme);
}

}  // namespace assay::ui
