// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/dose_findings.h"
#include "ui/plot/plot_theme.h"

class QCustomPlot;

namespace assay::ui {

/// An effect with its interval at a place of the x axis: an upright bar with ends, the marker at the median.
/// A side without an end runs out of the picture. Only .cpp files of ui/plot include this.
struct EstimateMark {
    enum class Label { none, left, right };
    double x = 0;
    double shift = 0;  // beside that place, in the units painted in
    verdict::Estimate estimate;
    SeriesStyle style;
    bool hollow = false;
    QString name;
    Label label = Label::none;
};
void drawEstimate(QCustomPlot& canvas, const PlotTheme& theme, const EstimateMark& mark);

}  // namespace assay::ui
