// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/estimate_mark.h"

#include "ui/plot/canvas.h"
#include "ui/plot/marks.h"

#include <algorithm>

namespace assay::ui {

namespace {

/// Kept within the plot, whatever is zoomed.
void drawName(QCPPainter& painter, const EstimateMark& mark, const QPointF& at, const QRectF& rect,
              const PlotTheme& theme) {
    if (mark.label == EstimateMark::Label::none || mark.name.isEmpty()) return;
    const QFontMetricsF metrics(theme.font);
    const double width = metrics.horizontalAdvance(mark.name);
    const double gap = theme.fontSize * 0.8;
    const bool left = mark.label == EstimateMark::Label::left;
    QPointF place(left ? at.x() - gap - width : at.x() + gap,
                  at.y() + (metrics.ascent() - metrics.descent()) / 2);
    place.setX(std::max(rect.left() + theme.unit, std::min(place.x(), rect.right() - width - theme.unit)));
    place.setY(std::max(rect.top() + metrics.ascent(), place.y()));
    // Lines may pass below a name.
    painter.fillRect(QRectF(place.x(), place.y() - metrics.ascent(), width, metrics.height()),
                     faded(theme.background, 0.75));
    painter.setFont(theme.font);
    painter.setPen(theme.text);
    painter.drawText(place, mark.name);
}

}  // namespace

void drawEstimate(QCustomPlot& canvas, const PlotTheme& theme, const EstimateMark& mark) {
    QCPAxis* x_axis = canvas.xAxis;
    QCPAxis* y_axis = canvas.yAxis;
    QCPAxisRect* rect = canvas.axisRect();
    new DrawnItem(canvas, QStringLiteral("axes"), true, [=](QCPPainter& painter) {
        const auto& [percent, low, high, blocks] = mark.estimate;
        const double x = x_axis->coordToPixel(mark.x) + mark.shift;
        const double y = y_axis->coordToPixel(percent);
        const double top = high ? y_axis->coordToPixel(*high) : rect->top() - 1.0;
        const double bottom = low ? y_axis->coordToPixel(*low) : rect->bottom() + 1.0;
        painter.setPen(pen(mark.style.colour, 1.8 * theme.unit, mark.hollow ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(QPointF(x, top), QPointF(x, bottom));
        painter.setPen(pen(mark.style.colour, 1.8 * theme.unit));
        const double cap = theme.fontSize * 0.28;
        if (high) painter.drawLine(QPointF(x - cap, top), QPointF(x + cap, top));
        if (low) painter.drawLine(QPointF(x - cap, bottom), QPointF(x + cap, bottom));
        const double size = theme.fontSize * 0.85;
        fillPath(painter, markerPath(mark.style.marker), QPointF(x, y), size, mark.style.colour);
        if (mark.hollow)
            fillPath(painter, markerPath(mark.style.marker), QPointF(x, y), size * 0.6, theme.background);
        drawName(painter, mark, QPointF(x, y), rect->rect(), theme);
    });
}

}  // namespace assay::ui
