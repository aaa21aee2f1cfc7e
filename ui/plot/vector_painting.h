// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_theme.h"

#include <QPainter>

#include <functional>

class QCustomPlot;

namespace assay::ui {

using DrawCanvas = std::function<void(QCustomPlot& canvas, const PlotTheme& theme)>;

/// Draws onto a canvas of its own and plays that into `painter` as vectors. `target` in points, the theme's
/// sizes too.
void paintVectors(QPainter& painter, const QRectF& target, const PlotTheme& theme, const DrawCanvas& draw);

}  // namespace assay::ui
