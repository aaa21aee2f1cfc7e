// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/point_cloud.h"

#include "ui/plot/canvas.h"
#include "ui/plot/mark_layer.h"
#include "ui/plot/marks.h"

#include <algorithm>
#include <cmath>

namespace assay::ui {

namespace {

/// Up to here every mark is drawn smoothly where it lies; beyond they go to device pixels.
constexpr std::size_t sparse = 4000;

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

void drawPolyline(QPainter& painter, const PointLine& line, const PlotMapping& mapping) {
    painter.setPen(pen(line.style.colour, line.width, line.style.dash));
    auto [from, to] = visibleRange(line.points.x, mapping.xLow, mapping.xHigh);
    if (from > 0) --from;  // the lines that come in from outside
    if (to < line.points.x.size()) ++to;
    QPolygonF stretch;
    for (std::size_t i = from; i < to; ++i) {
        if (std::isnan(line.points.y[i])) {
            painter.drawPolyline(stretch);
            stretch.clear();
        } else {
            stretch << mapping.map({line.points.x[i], line.points.y[i]});
        }
    }
    painter.drawPolyline(stretch);
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
    return static_cast<double>(to - from) > 4 * mapping.rect.width() / column;
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
    std::vector<ColumnSample> samples;
    std::size_t marks = 0;
    for (const PointCloud& cloud : clouds) {
        samples.push_back(sampleColumns(cloud.points, mapping, pixel, std::max(pixel, cloud.size * 0.5)));
        marks += samples.back().drawn.size();
    }
    const bool dense_lines = std::any_of(lines.begin(), lines.end(),
                                         [&](const auto& line) { return isDense(line, mapping, pixel); });
    std::optional<MarkLayer> layer;
    if (marks > sparse || dense_lines) layer.emplace(mapping.rect, ratio);
    for (std::size_t i = 0; i < clouds.size(); ++i) {
        const auto centres = centresOf(samples[i].drawn, clouds[i].points, mapping);
        if (layer) {
            layer->stamp(clouds[i].style, clouds[i].size, clouds[i].opacity, centres);
        } else {
            drawCopies(painter, clouds[i], centres);
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
