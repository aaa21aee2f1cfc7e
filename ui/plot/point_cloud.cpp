// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/point_cloud.h"

#include "ui/plot/marks.h"

#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace assay::ui {

namespace {

QPixmap stamp(const PointCloud& cloud, double ratio) {
    const int side = static_cast<int>(std::ceil((cloud.size + 2) * ratio));
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    painter.scale(cloud.size * ratio, cloud.size * ratio);
    QColor colour = cloud.style.colour;
    colour.setAlphaF(static_cast<float>(cloud.opacity));
    painter.fillPath(markerPath(cloud.style.marker), colour);
    return pixmap;
}

}  // namespace

std::vector<QPointF> visibleMarks(const std::vector<QPointF>& points, const PlotMapping& mapping,
                                  double cell) {
    // While a window is laid out a plot may for a moment have no room at all.
    if (mapping.rect.width() < 1 || mapping.rect.height() < 1) return {};
    if (!(mapping.xLow < mapping.xHigh) || !(mapping.yLow < mapping.yHigh)) return {};
    const auto columns = static_cast<std::size_t>(std::ceil(mapping.rect.width() / cell)) + 1;
    const auto lines = static_cast<std::size_t>(std::ceil(mapping.rect.height() / cell)) + 1;
    std::vector<bool> taken(columns * lines, false);
    const auto by_x = [](const QPointF& point, double x) { return point.x() < x; };
    auto point = std::lower_bound(points.begin(), points.end(), mapping.xLow, by_x);
    std::vector<QPointF> marks;
    for (; point != points.end() && point->x() <= mapping.xHigh; ++point) {
        if (!(point->y() >= mapping.yLow && point->y() <= mapping.yHigh)) continue;  // nor what is no number
        const QPointF pixel = mapping.map(*point);
        const auto column = static_cast<std::size_t>((pixel.x() - mapping.rect.left()) / cell);
        const auto line = static_cast<std::size_t>((pixel.y() - mapping.rect.top()) / cell);
        const std::size_t place = line * columns + column;
        if (taken[place]) continue;
        taken[place] = true;
        marks.push_back(pixel);
    }
    return marks;
}

void drawCloud(QPainter& painter, const PointCloud& cloud, const PlotMapping& mapping, bool as_vectors) {
    const std::vector<QPointF> marks = visibleMarks(cloud.points, mapping, std::max(0.5, cloud.size * 0.35));
    if (as_vectors) {
        QColor colour = cloud.style.colour;
        colour.setAlphaF(static_cast<float>(cloud.opacity));
        const QPainterPath shape =
            QTransform::fromScale(cloud.size, cloud.size).map(markerPath(cloud.style.marker));
        for (const QPointF& mark : marks)
            painter.fillPath(shape.translated(mark), colour);
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    const QPixmap picture = stamp(cloud, ratio);
    std::vector<QPainter::PixmapFragment> fragments;
    fragments.reserve(marks.size());
    for (const QPointF& mark : marks) {
        fragments.push_back(
            QPainter::PixmapFragment::create(mark, QRectF(picture.rect()), 1 / ratio, 1 / ratio));
    }
    painter.drawPixmapFragments(fragments.data(), static_cast<int>(fragments.size()), picture);
}

}  // namespace assay::ui
