// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/blocks/paragraph.h"

#include <QPainter>

#include <algorithm>

namespace assay::ui::paper {

void Paragraph::appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const {
    const qreal left = column_ == Column::prose ? prose_left : 0;
    const SharedText text = layText(text_, style_, context.width - left, context.typeface);
    appendLines(strips, text, left, space_before_);
    if (keep_with_next_) strips.back().keepWithNext = true;
}

void LabelledText::appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const {
    const SharedText text = layText(text_, style_, context.width - prose_left, context.typeface);
    TextStyle labelStyle{Face::text, 8, colour::quiet};
    labelStyle.leading = text->lineHeight() / labelStyle.size;  // both columns share their lines
    const SharedText label = layText(label_, labelStyle, label_width, context.typeface);
    const qreal drop = text->baseline() - label->baseline();

    const std::size_t first = strips.size();
    const int lines = std::max(text->lineCount(), label->lineCount());
    for (int line = 0; line < lines; ++line) {
        Strip strip;
        strip.height = text->lineHeight();
        strip.spaceBefore = line == 0 ? space_before_ : 0;
        strip.paint = [text, label, line, drop](QPainter& painter, const QPointF& topLeft) {
            if (line < label->lineCount()) label->paintLine(painter, line, topLeft + QPointF(0, drop));
            if (line < text->lineCount()) text->paintLine(painter, line, topLeft + QPointF(prose_left, 0));
        };
        strips.push_back(std::move(strip));
    }
    avoidLoneLines(strips, first);
}

void Space::appendStrips(std::vector<Strip>& strips, const LayoutContext&) const {
    Strip strip;
    strip.spaceBefore = points_;
    strips.push_back(std::move(strip));
}

}  // namespace assay::ui::paper
