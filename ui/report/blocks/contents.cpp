// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/blocks/contents.h"

#include "ui/report/blocks/grid.h"

#include <QPainter>

namespace assay::ui::paper {

void Contents::appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const {
    constexpr qreal number_width = 24;
    const std::size_t first = strips.size();
    TextStyle labelStyle = style::small();
    labelStyle.leading = style::body().size * style::body().leading / labelStyle.size;
    const SharedText label = layText(title_, labelStyle, label_width, context.typeface);

    for (std::size_t i = 0; i < context.landmarks.size(); ++i) {
        const Landmark& landmark = context.landmarks[i];
        if (landmark.level > deepest_) continue;
        const qreal indent = 14.0 * (landmark.level - 1);
        const qreal width = context.width - prose_left - number_width - 8 - indent;
        const TextStyle textStyle = landmark.level == 1 ? style::body() : style::quiet();
        const SharedText text = layText(landmark.text, textStyle, width, context.typeface);
        Strip strip;
        strip.height = text->height();
        const bool isFirst = strips.size() == first;
        strip.spaceBefore = isFirst ? 6 : 1.5;
        const auto pages = context.landmarkPages;
        const Typeface typeface = context.typeface;
        const qreal right = context.width;
        strip.paint = [=](QPainter& painter, const QPointF& topLeft) {
            if (isFirst) label->paint(painter, topLeft + QPointF(0, text->baseline() - label->baseline()));
            text->paint(painter, topLeft + QPointF(prose_left + indent, 0));
            TextStyle numberStyle = style::quiet();
            numberStyle.alignment = Qt::AlignRight;
            const QString number = i < pages->size() ? QString::number((*pages)[i] + 1) : QString();
            LaidText(number, numberStyle, number_width, typeface)
                .paint(painter, topLeft + QPointF(right - number_width, 0));
        };
        strips.push_back(std::move(strip));
    }
    avoidLoneLines(strips, first, 30);
}

}  // namespace assay::ui::paper
