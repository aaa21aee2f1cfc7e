// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_theme.h"

#include <QPainter>
#include <QRectF>

// How the chosen block looks, the same in every plot: the accent, and a shape that no series has.
namespace assay::ui {

/// A ring around a mark.
void drawRing(QPainter& painter, const QPointF& centre, const PlotTheme& theme);
/// A band from the top to the bottom with a notch above; at least as wide as a line.
void drawColumn(QPainter& painter, const QRectF& rect, double left, double right, const PlotTheme& theme);

}  // namespace assay::ui
