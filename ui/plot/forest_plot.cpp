// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/forest_plot.h"

#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/paint_plot.h"
#include "ui/session/verdict_summary.h"

#include <QEvent>

#include <algorithm>
#include <cmath>

namespace assay::ui {

ForestPlot::ForestPlot(QWidget* parent) : PlotFrame(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ForestPlot::setModel(ForestModel model) {
    model_ = std::move(model);
    currentRow_ = std::min(currentRow_, static_cast<int>(model_.rows.size()) - 1);
    setWords(model_.title, model_.caption, model_.reading);
    fit();
    redraw();
}

PlotTable ForestPlot::table() const {
    return tableOf(model_);
}

int ForestPlot::currentRow() const {
    return currentRow_;
}

void ForestPlot::setCurrentRow(int row) {
    if (row == currentRow_) return;
    currentRow_ = row;
    redraw();
}

void ForestPlot::fit() {
    setPlotHeight(qRound(forestHeight(model_, PlotTheme::fromPalette(palette(), font()))));
}

void ForestPlot::changeEvent(QEvent* event) {
    PlotFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) fit();
}

void ForestPlot::draw(QCustomPlot& canvas, const PlotTheme& theme) const {
    ui::draw(canvas, model_, theme, currentRow_);
}

int ForestPlot::rowAt(const QCustomPlot& canvas, double y) const {
    const double place = canvas.yAxis->pixelToCoord(y);
    const ForestRows rows = forestRows(model_);
    for (std::size_t i = 0; i < rows.centres.size(); ++i) {
        if (std::abs(rows.centres[i] - place) <= 0.5) return static_cast<int>(i);
    }
    return -1;
}

QString ForestPlot::readout(const QCustomPlot& canvas, const QPointF& at) const {
    const int index = rowAt(canvas, at.y());
    if (index < 0) return {};
    const ForestModel::Row& row = model_.rows[static_cast<std::size_t>(index)];
    return tr("%1 on %2: %3 (%Ln block(s))", nullptr, row.blocks)
        .arg(row.comparison, row.workload, word(row.decision));
}

void ForestPlot::clicked(const QCustomPlot& canvas, const QPointF& at) {
    const int row = rowAt(canvas, at.y());
    if (row >= 0) choose(row);
}

bool ForestPlot::keyPressed(int key) {
    const int last = static_cast<int>(model_.rows.size()) - 1;
    if (last < 0) return false;
    switch (key) {
        case Qt::Key_Up:
            choose(std::max(0, currentRow_ - 1));
            return true;
        case Qt::Key_Down:
            choose(std::min(last, currentRow_ + 1));
            return true;
        case Qt::Key_Home:
            choose(0);
            return true;
        case Qt::Key_End:
            choose(last);
            return true;
        default:
            return false;
    }
}

void ForestPlot::choose(int row) {
    if (row == currentRow_) return;
    setCurrentRow(row);
    emit rowChosen(row);
}

}  // namespace assay::ui
