// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_models.h"
#include "ui/plot/plot_theme.h"

#include <QPainter>

// Paints a plot as vectors, with selectable text, into any painter: the report's way in. Title and caption
// are not painted; they are in the model, for the page to set in its own type.
//
// `target` is in points: scale the painter first where its unit is another, e.g. for a QPdfWriter
// `painter.scale(writer.resolution() / 72.0, writer.resolution() / 72.0)`. Main thread; needs a QApplication.
namespace assay::ui {

void paint(const FunnelModel& model, QPainter& painter, const QRectF& target, const PlotTheme& theme);
void paint(const RunOrderModelPtr& model, QPainter& painter, const QRectF& target, const PlotTheme& theme);
void paint(const ForestModel& model, QPainter& painter, const QRectF& target, const PlotTheme& theme);
void paint(const RaincloudModel& model, QPainter& painter, const QRectF& target, const PlotTheme& theme);
void paint(const PairedDifferencesModel& model, QPainter& painter, const QRectF& target,
           const PlotTheme& theme);
void paint(const DoseResponseModel& model, QPainter& painter, const QRectF& target, const PlotTheme& theme);
void paint(const SweepModel& model, QPainter& painter, const QRectF& target, const PlotTheme& theme);

/// The height at which each row of a forest has room; the other plots take any (a third of the width looks
/// well).
[[nodiscard]] double forestHeight(const ForestModel& model, const PlotTheme& theme);

}  // namespace assay::ui
