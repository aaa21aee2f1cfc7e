// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/blocks/plot_block.h"

#include "ui/report/blocks/grid.h"

#include <QPainter>

#include <algorithm>

namespace assay::ui::paper {

namespace {

constexpr qreal between = 20;  // panels
constexpr qreal title_gap = 3;
constexpr qreal caption_gap = 4;

struct LaidPanel {
    SharedText title;
    SharedText caption;
    PlotPainter paint;
    qreal left = 0;
};

}  // namespace

void PlotBlock::appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const {
    if (panels_.empty()) return;
    const auto count = static_cast<qreal>(panels_.size());
    const qreal width = (context.width - between * (count - 1)) / count;
    TextStyle titleStyle = style::strong();
    titleStyle.size = 8.5;
    std::vector<LaidPanel> laid;
    qreal above = 0;
    qreal below = 0;
    for (const PlotPanel& panel : panels_) {
        const qreal left = static_cast<qreal>(laid.size()) * (width + between);
        const SharedText title = layText(panel.title, titleStyle, width, context.typeface);
        if (!panel.title.isEmpty()) above = std::max(above, title->height() + title_gap);
        const SharedText own = layText(panel.caption, style::small(), width, context.typeface);
        if (!panel.caption.isEmpty()) below = std::max(below, own->height() + caption_gap);
        laid.push_back({title, own, panel.paint, left});
    }
    const SharedText caption =
        layText(caption_, style::small(), context.width - prose_left, context.typeface);
    const qreal owns = below;
    if (!caption_.isEmpty()) below += caption->height() + caption_gap;
    const qreal height = std::min(height_, context.pageHeight - above - below);

    Strip strip;
    strip.height = above + height + below;
    strip.spaceBefore = 14;
    strip.paint = [=](QPainter& painter, const QPointF& topLeft) {
        for (const LaidPanel& panel : laid) {
            panel.title->paint(painter, topLeft + QPointF(panel.left, 0));
            painter.save();
            panel.paint(painter, QRectF(topLeft.x() + panel.left, topLeft.y() + above, width, height));
            painter.restore();
            panel.caption->paint(painter, topLeft + QPointF(panel.left, above + height + caption_gap));
        }
        caption->paint(painter, topLeft + QPointF(prose_left, above + height + owns + caption_gap));
    };
    strips.push_back(std::move(strip));
}

}  // namespace assay::ui::paper
