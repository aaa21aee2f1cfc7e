// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/paired_differences_plot.h"

#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/nearest.h"
#include "ui/plot/words.h"

namespace assay::ui {

PairedDifferencesPlot::PairedDifferencesPlot(QWidget* parent) : PlotFrame(parent) {}

void PairedDifferencesPlot::setModel(PairedDifferencesModel model) {
    model_ = std::move(model);
    setWords(model_.title, model_.caption);
    redraw();
}

PlotTable PairedDifferencesPlot::table() const {
    return tableOf(model_);
}

void PairedDifferencesPlot::draw(QCustomPlot& canvas, const PlotTheme& theme) const {
    ui::draw(canvas, model_, theme);
}

QString PairedDifferencesPlot::readout(const QCustomPlot& canvas, const QPointF& at) const {
    Nearest<std::size_t> nearest(at, readoutReach);
    for (std::size_t i = 0; i < model_.effects.size(); ++i) {
        nearest.offer(QPointF(canvas.xAxis->coordToPixel(static_cast<double>(i) + 1),
                              canvas.yAxis->coordToPixel(model_.effects[i].percent)),
                      i);
    }
    if (!nearest.found()) {
        const bool beside =
            canvas.xAxis->pixelToCoord(at.x()) > static_cast<double>(model_.effects.size()) + 0.5;
        return beside && !model_.effects.empty()
                   ? tr("median %1, interval %2")
                         .arg(percentText(model_.median, 2), intervalText(model_.low, model_.high, 2))
                   : QString();
    }
    const verdict::BlockEffect& effect = model_.effects[nearest.key()];
    const QString words =
        tr("block %1: %2").arg(QLocale().toString(blockNumber(effect.index)), percentText(effect.percent, 2));
    return effect.voided ? tr("%1 (void, not counted)").arg(words) : words;
}

}  // namespace assay::ui
