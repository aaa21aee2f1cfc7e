// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/vector_painting.h"

#include "ui/plot/canvas.h"

#include <QPicture>

namespace assay::ui {

namespace {

// Sizes of canvases and fonts are whole numbers; on a canvas this much finer than a point that does not show.
constexpr double fineness = 8;

QPicture record(QCustomPlot& canvas, const QSize& size) {
    QPicture picture;
    QCPPainter recorder(&picture);
    recorder.setMode(QCPPainter::pmVectorized);
    recorder.setMode(QCPPainter::pmNoCaching);
    recorder.setRenderHint(QPainter::Antialiasing);
    canvas.toPainter(&recorder, size.width(), size.height());
    recorder.end();
    return picture;
}

}  // namespace

void paintVectors(QPainter& painter, const QRectF& target, const PlotTheme& theme, const DrawCanvas& draw) {
    const QSize size = (target.size() * fineness).toSize();
    if (size.width() < 1 || size.height() < 1) return;
    QCustomPlot canvas;
    draw(canvas, theme.scaled(fineness));
    // Ticks are chosen by the room that the axes got in the layout before, so the layout is done once ahead.
    record(canvas, size);
    const QPicture picture = record(canvas, size);
    painter.save();
    painter.setClipRect(target, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(target.topLeft());
    painter.scale(target.width() / size.width(), target.height() / size.height());
    // A picture is played at the ratio of the device's resolution to the screen's; here a unit is a unit.
    painter.scale(static_cast<double>(picture.logicalDpiX()) / painter.device()->logicalDpiX(),
                  static_cast<double>(picture.logicalDpiY()) / painter.device()->logicalDpiY());
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

}  // namespace assay::ui
