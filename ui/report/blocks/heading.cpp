// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/blocks/heading.h"

#include "ui/report/blocks/grid.h"

#include <QPainter>

namespace assay::ui::paper {

namespace {
struct Measure {
    TextStyle style;
    qreal before;
    qreal ruleGap;  // from the hairline to the text; 0: no hairline
    qreal after;
};

Measure measure(int level) {
    if (level == 1) return {{Face::text, 17, colour::ink, Qt::AlignLeft, 1.3}, 30, 9, 9};
    if (level == 2) return {{Face::strong, 10.5, colour::ink, Qt::AlignLeft, 1.4}, 20, 0, 4};
    return {{Face::strong, 9, colour::accent, Qt::AlignLeft, 1.4}, 14, 0, 2};
}
}  // namespace

void Heading::appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const {
    const Measure m = measure(level_);
    const SharedText text = layText(text_, m.style, context.width, context.typeface);
    Strip strip;
    strip.height = m.ruleGap + text->height() + m.after;
    strip.spaceBefore = m.before;
    strip.keepWithNext = true;
    strip.startsPage = starts_page_;
    strip.landmark = landmark_;
    const qreal width = context.width;
    strip.paint = [text, m, width](QPainter& painter, const QPointF& topLeft) {
        if (m.ruleGap > 0) paintHairline(painter, topLeft.x(), topLeft.x() + width, topLeft.y());
        text->paint(painter, topLeft + QPointF(0, m.ruleGap));
    };
    strips.push_back(std::move(strip));
}

}  // namespace assay::ui::paper
