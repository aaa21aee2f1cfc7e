// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/column_sample.h"
#include "ui/plot/plot_theme.h"

#include <QImage>
#include <QPainter>

#include <vector>

namespace assay::ui {

/// A transparent picture that many small marks are put onto at once: each costs its own pixels and nothing
/// else, where a painter would spend a microsecond on each. Places are rounded to device pixels.
class MarkLayer {
  public:
    /// `ratio`: device pixels a unit.
    MarkLayer(const QRectF& rect, double ratio);

    void stamp(const SeriesStyle& style, double size, double opacity, const std::vector<QPointF>& centres);
    /// A cloud as squares of `cell` device pixels: the more points, the denser, a single one still seen.
    void fill(const CellCounts& counts, int cell, const QColor& colour);
    /// A line that is so dense that its columns stand next to each other.
    void drawLine(const std::vector<LineColumn>& columns, const PlotMapping& mapping, double width,
                  const QColor& colour);
    void paint(QPainter& painter) const;

  private:
    QRectF rect_;
    double ratio_;
    QImage image_;
};

}  // namespace assay::ui
