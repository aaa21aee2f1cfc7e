// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/finding.h"
#include "ui/plot/plot_theme.h"

#include <QPainterPath>

// Shapes drawn by us, in the shapes of resources/icons. Each fits into the square −0.5 … 0.5.
namespace assay::ui {

[[nodiscard]] QPainterPath markerPath(Marker marker);
/// confirmed: tick in a disc; refuted: cross in a square; inconclusive: diamond with a bar; void: warning
/// triangle.
[[nodiscard]] QPainterPath decisionPath(verdict::Decision decision);
/// pass: tick; fail: cross; unknown: ring. The report draws gates and checks by it.
[[nodiscard]] QPainterPath gatePath(verdict::GateState state);
}  // namespace assay::ui
