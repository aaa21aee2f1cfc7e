// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/paint_plot.h"

#include "ui/plot/drawing.h"
#include "ui/plot/vector_painting.h"

#include <algorithm>

namespace assay::ui {

namespace {

template <class Model>
void paintModel(const Model& model, QPainter& painter, const QRectF& target, const PlotTheme& theme) {
    paintVectors(painter, target, theme, [&](QCustomPlot& canvas, const PlotTheme& canvas_theme) {
        draw(canvas, model, canvas_theme);
    });
}

}  // namespace

void paint(const FunnelModel& model, QPainter& painter, const QRectF& target, const PlotTheme& theme) {
    paintModel(model, painter, target, theme);
}

void paint(const RunOrderModelPtr& model, QPainter& painter, const QRectF& target, const PlotTheme& theme) {
    paintModel(model, painter, target, theme);
}

void paint(const ForestModel& model, QPainter& painter, const QRectF& target, const PlotTheme& theme) {
    paintVectors(painter, target, theme, [&](QCustomPlot& canvas, const PlotTheme& canvas_theme) {
        draw(canvas, model, canvas_theme, -1);
    });
}

void paint(const RaincloudModel& model, QPainter& painter, const QRectF& target, const PlotTheme& theme) {
    paintModel(model, painter, target, theme);
}

void paint(const PairedDifferencesModel& model, QPainter& painter, const QRectF& target,
           const PlotTheme& theme) {
    paintModel(model, painter, target, theme);
}

void paint(const DoseResponseModel& model, QPainter& painter, const QRectF& target, const PlotTheme& theme) {
    paintModel(model, painter, target, theme);
}

void paint(const SweepModel& model, QPainter& painter, const QRectF& target, const PlotTheme& theme) {
    paintModel(model, painter, target, theme);
}

double forestHeight(const ForestModel& model, const PlotTheme& theme) {
    return theme.fontSize * (3.0 * std::max(1.0, forestRows(model).height) + 2.6);
}

}  // namespace assay::ui
