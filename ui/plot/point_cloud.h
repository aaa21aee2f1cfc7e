// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/column_sample.h"
#include "ui/plot/plot_theme.h"

#include <QPainter>

#include <vector>

namespace assay::ui {

/// Many marks of one look. Those that are drawn are a column sample: the cost is bounded by the picture and
/// not by the run, and no outlier is hidden. Points beyond the top or bottom are shown as carets at the edge.
struct PointCloud {
    SeriesStyle style;
    double size = 4;
    double opacity = 1;
    PointSpan points;  // in plot coordinates; the arrays belong to the model
};

/// A line through points in x order, with a gap at what is no number.
struct PointLine {
    SeriesStyle style;
    double width = 1.6;
    PointSpan points;
};

/// `as_vectors`: shapes instead of pixels, and no finer than a reader can tell apart.
void drawClouds(QPainter& painter, const std::vector<PointCloud>& clouds, const std::vector<PointLine>& lines,
                const PlotMapping& mapping, double caret_size, bool as_vectors);

}  // namespace assay::ui
