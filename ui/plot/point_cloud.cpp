// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/point_cloud.h"

#include "ui/plot/canvas.h"
#include "ui/plot/mark_layer.h"
#include "ui/plot/marks.h"

#include <algorithm>
#include <cmath>

namespace assay::ui {

namespace {

/// Up to so many points every mark is drawn smoothly where it lies; beyond they go to device pixels.
constexpr std::size_t sparse = 4000;
/// Beyond so many a cloud is shaded by how many points lie where, and its extremes alone are marks.
constexpr std::size_t dense = 30000;

std::vector<QPointF> centresOf(const std::vector<std::uint32_t>& indices, const PointSpan& points,
                               const PlotMapping& mapping) {
    std::vector<QPointF> centres;
    centres.reserve(indices.size());
    for (const std::uint32_t i : indices)
        centres.push_back(mapping.map({points.x[i], points.y[i]}));
    return centres;
}

void drawShapes(QPainter& painter, const PointCloud& cloud, const std::vector<QPointF>& centres) {
    QColor colour = cloud.style.colour;
    colour.setAlphaF(static_cast<float>(cloud.opacity));
    const QPainterPath shape =
        QTransform::fromScale(cloud.size, cloud.size).map(markerPath(cloud.style.marker));
    for (const QPointF& centre : centres)
        painter.fillPath(shape.translated(centre), colour);
}

void drawCopies(QPainter& painter, const PointCloud& cloud, const std::vector<QPointF>& centres) {
    const double ratio = painter.device()->devicePixelRatioF();
    const int side = static_cast<int>(std::ceil((cloud.size + 2) * ratio));
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    {
        QPainter stamp(&picture);
        stamp.setRenderHint(QPainter::Antialiasing);
        stamp.translate(side / 2.0, side / 2.0);
        stamp.scale(ratio, ratio);
        drawShapes(stamp, cloud, {QPointF(0, 0)});
    }
    std::vector<QPainter::PixmapFragment> fragments;
    fragments.reserve(centres.size());
    for (const QPointF& centre : centres) {
        fragments.push_back(
            QPainter::PixmapFragment::create(centre, QRectF(picture.rect()), 1 / ratio, 1 / ratio));
    }
    painter.drawPixmapFragments(fragments.data(), static_cast<int>(fragments.size()), picture);
}

/// One caret a place: neighbours would only cover each other.
void drawCarets(QPainter& painter, const PointCloud& cloud, const ColumnSample& sample,
                const PlotMapping& mapping, double size) {
    for (const bool above : {true, false}) {
        double free_from = mapping.rect.left() - size;
        for (const std::uint32_t i : above ? sample.above : sample.below) {
            const double x = mapping.map({cloud.points.x[i], 0}).x();
            if (x < free_from) continue;
            free_from = x + 0.4 * size;
            const double y = above ? mapping.rect.top() + size * 0.6 : mapping.rect.bottom() - size * 0.6;
            fillPath(painter, markerPath(above ? Marker::triangle : Marker::triangleDown), QPointF(x, y),
                     size, cloud.style.colour);
        }
    }
}

/// Cuts a segment to the heights top … bottom; false where nothing is left of it.
bool cut(QPointF& from, QPointF& to, double top, double bottom) {
    for (const double edge : {top, bottom}) {
        const bool above = edge == top;
        const auto beyond = [&](const QPointF& point) { return above ? point.y() < edge : point.y() > edge; };
        if (beyond(from) && beyond(to)) return false;
        if (!beyond(from) && !beyond(to)) continue;
        const double share = (edge - from.y()) / (to.y() - from.y());
        const QPointF crossing(from.x() + share * (to.x() - from.x()), edge);
        (beyond(from) ? from : to) = crossing;
    }
    return true;
}

/// Zoomed far in, a crooked line leaves the picture by thousands of its heights: a painter would stroke all
/// of that before it clips it.
void drawPolyline(QPainter& painter, const PointLine& line, const PlotMapping& mapping) {
    painter.setPen(pen(line.style.colour, line.width, line.style.dash));
    auto [first, last] = visibleRange(line.points.x, mapping.xLow, mapping.xHigh);
    if (first > 0) --first;  // the lines that come in from outside
    if (last < line.points.x.size()) ++last;
    const double top = mapping.rect.top() - 2 * line.width;
    const double bottom = mapping.rect.bottom() + 2 * line.width;
    QPolygonF stretch;
    const auto flush = [&] {
        if (stretch.size() > 1) painter.drawPolyline(stretch);
        stretch.clear();
    };
    for (std::size_t i = first; i + 1 < last; ++i) {
        if (std::isnan(line.points.y[i]) || std::isnan(line.points.y[i + 1])) {
            flush();
            continue;
        }
        const QPointF begin = mapping.map({line.points.x[i], line.points.y[i]});
        const QPointF end = mapping.map({line.points.x[i + 1], line.points.y[i + 1]});
        QPointF from = begin;
        QPointF to = end;
        if (!cut(from, to, top, bottom)) {
            flush();
            continue;
        }
        if (stretch.isEmpty() || from != begin) {
            flush();
            stretch << from;
        }
        stretch << to;
        if (to != end) flush();
    }
    flush();
}

/// The same for a line whose columns are full: as the polygon between least and greatest.
void drawBand(QPainter& painter, const PointLine& line, const PlotMapping& mapping, double column) {
    QPolygonF upper;
    QPolygonF lower;
    for (const LineColumn& at : lineColumns(line.points, mapping, column)) {
        const double x = mapping.rect.left() + (at.column + 0.5) * column;
        upper << QPointF(x, mapping.map({0, at.greatest}).y() - 0.5 * line.width);
        lower.prepend(QPointF(x, mapping.map({0, at.least}).y() + 0.5 * line.width));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(line.style.colour);
    painter.drawPolygon(upper + lower);
    painter.setBrush(Qt::NoBrush);
}

/// Many points share a column: what a polyline would draw is the extent of each column.
bool isDense(const PointLine& line, const PlotMapping& mapping, double column) {
    const auto [from, to] = visibleRange(line.points.x, mapping.xLow, mapping.xHigh);
    return static_cast<double>(to - from) > 2 * mapping.rect.width() / column;
}

void paintOnPage(QPainter& painter, const std::vector<PointCloud>& clouds,
                 const std::vector<PointLine>& lines, const PlotMapping& mapping, double caret_size) {
    for (const PointCloud& cloud : clouds) {
        const double cell = std::max(0.5, cloud.size * 0.5);
        const ColumnSample sample = sampleColumns(cloud.points, mapping, cell, cell);
        drawShapes(painter, cloud, centresOf(sample.drawn, cloud.points, mapping));
        drawCarets(painter, cloud, sample, mapping, caret_size);
    }
    for (const PointLine& line : lines) {
        const double column = std::max(1.0, line.width);
        if (isDense(line, mapping, column)) {
            drawBand(painter, line, mapping, column);
        } else {
            drawPolyline(painter, line, mapping);
        }
    }
}

}  // namespace

void drawClouds(QPainter& painter, const std::vector<PointCloud>& clouds, const std::vector<PointLine>& lines,
                const PlotMapping& mapping, double caret_size, bool as_vectors) {
    if (!mapping.isUsable()) return;
    if (as_vectors) return paintOnPage(painter, clouds, lines, mapping, caret_size);
    const double ratio = painter.device()->devicePixelRatioF();
    const double pixel = 1 / ratio;
    std::size_t points = 0;
    for (const PointCloud& cloud : clouds) {
        const auto [from, to] = visibleRange(cloud.points.x, mapping.xLow, mapping.xHigh);
        points += to - from;
    }
    const bool dense_lines = std::any_of(lines.begin(), lines.end(),
                                         [&](const auto& line) { return isDense(line, mapping, pixel); });
    std::optional<MarkLayer> layer;
    if (points > sparse || dense_lines) layer.emplace(mapping.rect, ratio);
    std::vector<ColumnSample> samples;
    for (const PointCloud& cloud : clouds) {
        if (points > dense) {
            const int cell = std::max(1, qRound(0.75 * cloud.size * ratio));
            CellCounts counts = countCells(cloud.points, mapping, pixel, cell * pixel);
            layer->fill(counts, cell, cloud.style.colour);
            samples.push_back(std::move(counts.extremes));
        } else {
            samples.push_back(sampleColumns(cloud.points, mapping, pixel, std::max(pixel, cloud.size * 0.5)));
        }
        const auto centres = centresOf(samples.back().drawn, cloud.points, mapping);
        if (layer) {
            layer->stamp(cloud.style, cloud.size, cloud.opacity, centres);
        } else {
            drawCopies(painter, cloud, centres);
        }
    }
    for (const PointLine& line : lines)
        if (isDense(line, mapping, pixel))
            layer->drawLine(lineColumns(line.points, mapping, pixel), mapping, line.width, line.style.colour);
    if (layer) layer->paint(painter);
    for (const PointLine& line : lines)
        if (!isDense(line, mapping, pixel)) drawPolyline(painter, line, mapping);
    for (std::size_t i = 0; i < clouds.size(); ++i)
        drawCarets(painter, clouds[i], samples[i], mapping, caret_size);
}

}  // namespace assay::ui
