// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace assay::ui {

enum class PlotIcon { zoomIn, zoomOut, reset, table, copy, save, drag };

/// Thin line drawings in one colour, for the tool row of a plot.
[[nodiscard]] QIcon plotIcon(PlotIcon icon, const QColor& colour);

}  // namespace assay::ui
