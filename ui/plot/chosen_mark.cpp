// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/chosen_mark.h"

#include "ui/plot/canvas.h"
#include "ui/plot/marks.h"

#include <algorithm>

namespace assay::ui {

void drawRing(QPainter& painter, const QPointF& centre, const PlotTheme& theme) {
    const double radius = theme.fontSize * 0.62;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    // A line of the ground's colour around it keeps it apart from marks of any colour.
    painter.setPen(pen(theme.background, 4 * theme.unit));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(pen(theme.text, 2 * theme.unit));
    painter.drawEllipse(centre, radius, radius);
}

void drawColumn(QPainter& painter, const QRectF& rect, double left, double right, const PlotTheme& theme) {
    const double least = 2 * theme.unit;
    if (right - left < least) {
        const double centre = 0.5 * (left + right);
        left = centre - 0.5 * least;
        right = centre + 0.5 * least;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(left, rect.top(), right - left, rect.height()),
                     faded(theme.accent, theme.dark ? 0.45 : 0.28));
    const double size = theme.fontSize * 0.85;
    fillPath(painter, markerPath(Marker::triangleDown),
             QPointF(0.5 * (left + right), rect.top() + 0.4 * size), size, theme.text);
}

}  // namespace assay::ui
