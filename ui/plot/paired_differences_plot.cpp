// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/paired_differences_plot.h"

#include "ui/plot/canvas.h"
#include "ui/plot/chosen_mark.h"
#include "ui/plot/drawing.h"
#include "ui/plot/nearest.h"

#include <algorithm>

namespace assay::ui {

PairedDifferencesPlot::PairedDifferencesPlot(QWidget* parent) : PlotFrame(parent) {}

void PairedDifferencesPlot::setModel(PairedDifferencesModel model) {
    model_ = std::move(model);
    setWords(model_.title, model_.caption, model_.reading);
    redraw();
}

PlotTable PairedDifferencesPlot::table() const {
    return tableOf(model_);
}

void PairedDifferencesPlot::draw(QCustomPlot& canvas, const PlotTheme& theme) const {
    ui::draw(canvas, model_, theme);
}

const verdict::BlockEffect* PairedDifferencesPlot::effectOf(std::size_t place) const {
    const auto found = std::lower_bound(model_.effects.begin(), model_.effects.end(), static_cast<int>(place),
                                        [](const auto& effect, int at) { return effect.place < at; });
    const bool is = found != model_.effects.end() && found->place == static_cast<int>(place);
    return is ? &*found : nullptr;
}

std::optional<std::size_t> PairedDifferencesPlot::blockAt(const QCustomPlot& canvas,
                                                          const QPointF& at) const {
    Nearest<int> nearest(at, readoutReach);
    for (const auto& effect : model_.effects)
        nearest.offer(
            QPointF(canvas.xAxis->coordToPixel(effect.place + 1), canvas.yAxis->coordToPixel(effect.percent)),
            effect.place);
    if (!nearest.found()) return std::nullopt;
    return static_cast<std::size_t>(nearest.key());
}

QString PairedDifferencesPlot::readout(const QCustomPlot& canvas, const QPointF& at) const {
    if (const auto place = blockAt(canvas, at)) {
        if (*place < model_.blocks.size()) return inWords(model_.blocks[*place], blockValue(*place));
        return blockValue(*place);
    }
    if (!model_.median) return {};
    const bool beside = canvas.xAxis->pixelToCoord(at.x()) > model_.effects.back().place + 1.5;
    return beside ? tr("median %1, interval %2")
                        .arg(percentText(*model_.median, 2), intervalText(model_.low, model_.high, 2))
                  : QString();
}

std::span<const BlockFacts> PairedDifferencesPlot::blocks() const {
    return model_.blocks;
}

QString PairedDifferencesPlot::blockValue(std::size_t place) const {
    const verdict::BlockEffect* effect = effectOf(place);
    return effect ? percentText(effect->percent, 2) : QString();
}

std::optional<std::pair<double, double>> PairedDifferencesPlot::blockExtent(std::size_t place) const {
    const auto centre = static_cast<double>(place) + 1;
    return std::pair(centre - 0.5, centre + 0.5);
}

void PairedDifferencesPlot::drawChosen(QPainter& painter, const QCustomPlot& canvas, const PlotTheme& theme,
                                       std::size_t place) const {
    const verdict::BlockEffect* effect = effectOf(place);
    if (effect == nullptr) return;
    const double x = canvas.xAxis->coordToPixel(effect->place + 1);
    drawColumn(painter, canvas.axisRect()->rect(), x, x, theme);
    drawRing(painter, QPointF(x, canvas.yAxis->coordToPixel(effect->percent)), theme);
}

}  // namespace assay::ui
