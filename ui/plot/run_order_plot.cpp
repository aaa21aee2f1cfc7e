// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/run_order_plot.h"

#include "ui/plot/canvas.h"
#include "ui/plot/chosen_mark.h"
#include "ui/plot/density.h"
#include "ui/plot/drawing.h"
#include "ui/plot/nearest.h"

#include <algorithm>
#include <cmath>

namespace assay::ui {

RunOrderPlot::RunOrderPlot(QWidget* parent) : PlotFrame(parent) {}

void RunOrderPlot::setModel(RunOrderModelPtr model) {
    model_ = std::move(model);
    setWords(model_ ? model_->title : QString(), model_ ? model_->caption : QString(),
             model_ ? model_->reading : QString());
    redraw();
}

PlotTable RunOrderPlot::table() const {
    return tableOf(model_);
}

void RunOrderPlot::draw(QCustomPlot& canvas, const PlotTheme& theme) const {
    ui::draw(canvas, model_, theme);
}

const RunOrderModel::Window* RunOrderPlot::windowAt(const QCustomPlot& canvas, const QPointF& at) const {
    if (!model_) return nullptr;
    Nearest<const RunOrderModel::Window*> nearest(at, readoutReach);
    const double left = canvas.xAxis->pixelToCoord(at.x() - readoutReach);
    const double right = canvas.xAxis->pixelToCoord(at.x() + readoutReach);
    const auto by_x = [](const RunOrderModel::Window& window, double x) { return window.x < x; };
    auto window = std::lower_bound(model_->windows.begin(), model_->windows.end(), left, by_x);
    for (; window != model_->windows.end() && window->x <= right; ++window) {
        nearest.offer(QPointF(canvas.xAxis->coordToPixel(window->x),
                              canvas.yAxis->coordToPixel(model_->scale.scaled(window->value))),
                      &*window);
    }
    return nearest.found() ? nearest.key() : nullptr;
}

QString RunOrderPlot::readout(const QCustomPlot& canvas, const QPointF& at) const {
    const RunOrderModel::Window* window = windowAt(canvas, at);
    if (window == nullptr) return {};
    return inWords(
        model_->blocks[static_cast<std::size_t>(window->block)],
        tr("round %1, %2, %3")
            .arg(QLocale().toString(window->round + 1),
                 model_->arms[static_cast<std::size_t>(window->arm)].arm, model_->scale.text(window->value)));
}

std::span<const BlockFacts> RunOrderPlot::blocks() const {
    if (!model_) return {};
    return model_->blocks;
}

std::optional<std::size_t> RunOrderPlot::blockAt(const QCustomPlot& canvas, const QPointF& at) const {
    if (!model_ || model_->blocks.empty()) return std::nullopt;
    // A window under the pointer, else the block whose column it is.
    if (const auto* window = windowAt(canvas, at)) return static_cast<std::size_t>(window->block);
    const double place = std::floor(canvas.xAxis->pixelToCoord(at.x()) - 0.5);
    if (place < 0 || place >= static_cast<double>(model_->blocks.size())) return std::nullopt;
    return static_cast<std::size_t>(place);
}

QString RunOrderPlot::blockValue(std::size_t place) const {
    if (!model_) return {};
    const auto first = std::find_if(model_->windows.begin(), model_->windows.end(), [&](const auto& window) {
        return window.block == static_cast<int>(place);
    });
    std::vector<std::vector<double>> values(model_->arms.size());
    for (auto window = first; window != model_->windows.end() && window->block == first->block; ++window)
        values[static_cast<std::size_t>(window->arm)].push_back(window->value);
    QStringList medians;
    for (std::size_t arm = 0; arm < values.size(); ++arm)
        if (!values[arm].empty())
            medians << QStringLiteral("%1 %2").arg(model_->arms[arm].arm,
                                                   model_->scale.text(quartiles(values[arm]).median));
    return medians.join(QStringLiteral(", "));
}

std::optional<std::pair<double, double>> RunOrderPlot::blockExtent(std::size_t place) const {
    const auto centre = static_cast<double>(place) + 1;
    return std::pair(centre - 0.5, centre + 0.5);
}

void RunOrderPlot::drawChosen(QPainter& painter, const QCustomPlot& canvas, const PlotTheme& theme,
                              std::size_t place) const {
    const auto [from, to] = *blockExtent(place);
    drawColumn(painter, canvas.axisRect()->rect(), canvas.xAxis->coordToPixel(from),
               canvas.xAxis->coordToPixel(to), theme);
}

}  // namespace assay::ui
