// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <span>
#include <vector>

// Which of many points are drawn, so that a picture costs what its pixels cost and hides no outlier. Any
// thread.
namespace assay::ui {

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
    /// False while a window is laid out and a plot has no room, and for a range without extent.
    [[nodiscard]] bool isUsable() const {
        return rect.width() >= 1 && rect.height() >= 1 && xLow < xHigh && yLow < yHigh;
    }
};

/// Points of one look; x ascending. A y that is no number is not drawn.
struct PointSpan {
    std::span<const double> x;
    std::span<const double> y;
};

/// Indices of points. Of every column of the picture the first, the last, the least and the greatest that
/// lie in it are drawn, and of every cell of a column that holds any point at least one.
struct ColumnSample {
    std::vector<std::uint32_t> drawn;
    std::vector<std::uint32_t> above;  // of each column with points above the picture: the farthest
    std::vector<std::uint32_t> below;
};

/// `column` and `cell`: width of a column and height of a cell, in the units of the rectangle. Cost: the
/// points in the visible x range, some nanoseconds each.
[[nodiscard]] ColumnSample sampleColumns(const PointSpan& points, const PlotMapping& mapping, double column,
                                         double cell);

/// Very many points: how many lie in every cell of a grid of squares, and the indices of what is drawn as a
/// mark of its own above that: the first, the last, the least and the greatest of every column.
struct CellCounts {
    int columns = 0;
    int rows = 0;
    std::vector<std::uint16_t> count;  // [column · rows + row], row 0 at the top; stops at 65535
    ColumnSample extremes;
};
/// `column`: width of the columns whose extremes are kept; `cell`: side of a square.
[[nodiscard]] CellCounts countCells(const PointSpan& points, const PlotMapping& mapping, double column,
                                    double cell);

/// How a line runs through one column (Jugel and others 2014, "M4"): drawn from these it is the same picture
/// as from all its points. y in plot coordinates.
struct LineColumn {
    int column = 0;  // from the left edge of the rectangle
    double first = 0;
    double least = 0;
    double greatest = 0;
    double last = 0;
};
[[nodiscard]] std::vector<LineColumn> lineColumns(const PointSpan& points, const PlotMapping& mapping,
                                                  double column);

/// The points whose x lies in low … high: indices from `first` to before `second`.
[[nodiscard]] std::pair<std::size_t, std::size_t> visibleRange(std::span<const double> x, double low,
                                                               double high);

}  // namespace assay::ui
