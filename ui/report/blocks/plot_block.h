// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/layout/document.h"

#include <QRectF>

#include <functional>
#include <vector>

namespace assay::ui::paper {

/// Paints a plot as vectors into a rectangle in points.
using PlotPainter = std::function<void(QPainter&, const QRectF&)>;

struct PlotPanel {
    QString title;
    PlotPainter paint;
    QString caption = {};  // its own, below it; for panels beside each other
};

/// One plot, or several beside each other, across the page: titles above, captions in words below, of each
/// and of all; never parted.
class PlotBlock final : public Block {
  public:
    PlotBlock(std::vector<PlotPanel> panels, qreal height, QString caption = {})
        : panels_(std::move(panels)), height_(height), caption_(std::move(caption)) {}
    void appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const override;

  private:
    std::vector<PlotPanel> panels_;
    qreal height_;
    QString caption_;
};

}  // namespace assay::ui::paper
