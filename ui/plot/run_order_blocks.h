// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_theme.h"
#include "ui/plot/run_order_model.h"

class QCustomPlot;

namespace assay::ui {

/// What the run-order plot says of blocks, under the windows: void ones hatched, with a tick at the top that
/// is at least a pixel wide, boundaries, new layouts as ticks at the foot, where another session begins. The
/// cost is bounded by the picture.
void drawBlocks(QCustomPlot& canvas, const RunOrderModelPtr& model, const PlotTheme& theme);

}  // namespace assay::ui
