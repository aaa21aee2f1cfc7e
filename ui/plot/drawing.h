// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/column_sample.h"
#include "ui/plot/plot_models.h"
#include "ui/plot/plot_theme.h"

class QCustomPlot;

// One drawing per plot: puts a model onto an emptied canvas and sets its home ranges. The same code serves
// the screen and the page.
namespace assay::ui {

void draw(QCustomPlot& canvas, const FunnelModel& model, const PlotTheme& theme);
void draw(QCustomPlot& canvas, const RunOrderModelPtr& model, const PlotTheme& theme);
/// `current_row` is marked; −1 for none.
void draw(QCustomPlot& canvas, const ForestModel& model, const PlotTheme& theme, int current_row);
void draw(QCustomPlot& canvas, const RaincloudModel& model, const PlotTheme& theme);
void draw(QCustomPlot& canvas, const RaincloudModelPtr& model, const PlotTheme& theme);
void draw(QCustomPlot& canvas, const PairedDifferencesModel& model, const PlotTheme& theme);
void draw(QCustomPlot& canvas, const DoseResponseModel& model, const PlotTheme& theme);
void draw(QCustomPlot& canvas, const SweepModel& model, const PlotTheme& theme);

/// How RaincloudModel::Rain lies on the canvas: y upwards.
[[nodiscard]] PlotMapping rainMapping(const QCustomPlot& canvas);

/// Where the rows of a forest lie on its y axis, which points down and counts rows.
struct ForestRows {
    struct Heading {
        double y = 0;
        QString text;
    };
    std::vector<double> centres;  // one a row
    std::vector<Heading> headings;
    double height = 0;
};
[[nodiscard]] ForestRows forestRows(const ForestModel& model);

}  // namespace assay::ui
