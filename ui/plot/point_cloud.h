// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_theme.h"

#include <QPainter>
#include <QRectF>

#include <vector>

namespace assay::ui {

/// Many marks of one look. Marks that would fall on a place already marked are left out, so the cost is
/// bounded by the picture and not by the run; a place that holds any mark at all shows one, so no outlier is
/// ever hidden.
struct PointCloud {
    SeriesStyle style;
    double size = 4;
    double opacity = 1;
    std::vector<QPointF> points;  // in plot coordinates, x ascending
};

/// How plot coordinates lie on a rectangle.
struct PlotMapping {
    QRectF rect;
    double xLow = 0;
    double xHigh = 1;
    double yLow = 0;
    double yHigh = 1;

    [[nodiscard]] QPointF map(const QPointF& point) const {
        return {rect.left() + (point.x() - xLow) / (xHigh - xLow) * rect.width(),
                rect.bottom() - (point.y() - yLow) / (yHigh - yLow) * rect.height()};
    }
};

/// The marks that are drawn, in pixels: within the rectangle, one for each cell of `cell` pixels.
[[nodiscard]] std::vector<QPointF> visibleMarks(const std::vector<QPointF>& points,
                                                const PlotMapping& mapping, double cell);

/// `as_vectors`: shapes instead of copies of a small picture.
void drawCloud(QPainter& painter, const PointCloud& cloud, const PlotMapping& mapping, bool as_vectors);

}  // namespace assay::ui
