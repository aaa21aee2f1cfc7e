// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/blocks/verdict_banner.h"

#include "ui/report/blocks/grid.h"

#include <QPainter>

namespace assay::ui::paper {

void paintShape(QPainter& painter, const QPainterPath& shape, const QPointF& centre, qreal size,
                const QColor& ink) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.scale(size, size);
    painter.fillPath(shape, ink);
    painter.restore();
}

void VerdictBanner::appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const {
    const TextStyle wordStyle{Face::strong, 22, colour::accent, Qt::AlignLeft, 1.25};
    const qreal width = context.width - prose_left;
    const SharedText word = layText(word_, wordStyle, width, context.typeface);
    const SharedText basis = layText(basis_, style::quiet(), width, context.typeface);
    Strip strip;
    strip.height = word->height() + basis->height();
    strip.paint = [=, shape = shape_](QPainter& painter, const QPointF& topLeft) {
        constexpr qreal size = 26;
        const QPointF centre(topLeft.x() + label_width - size / 2, topLeft.y() + word->lineHeight() / 2 + 1);
        paintShape(painter, shape, centre, size, colour::accent);
        word->paint(painter, topLeft + QPointF(prose_left, 0));
        basis->paint(painter, topLeft + QPointF(prose_left, word->height()));
    };
    strips.push_back(std::move(strip));
}

void KeyFigure::appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const {
    const qreal width = context.width - prose_left;
    const TextStyle valueStyle{Face::text, 34, colour::ink, Qt::AlignLeft, 1.2};
    const TextStyle intervalStyle{Face::text, 15, colour::quiet, Qt::AlignLeft, 1.3};
    const SharedText value = layText(value_, valueStyle, width, context.typeface);
    const qreal beside = value->naturalWidth() + 14;
    const SharedText interval = layText(interval_, intervalStyle, width - beside, context.typeface);
    const SharedText caption = layText(caption_, style::quiet(), width, context.typeface);
    Strip strip;
    strip.height = value->height() + caption->height() + 2;
    strip.paint = [=](QPainter& painter, const QPointF& topLeft) {
        value->paint(painter, topLeft + QPointF(prose_left - 2, 0));
        const qreal top = value->baseline() - interval->baseline();
        interval->paint(painter, topLeft + QPointF(prose_left + beside, top));
        caption->paint(painter, topLeft + QPointF(prose_left, value->height() + 2));
    };
    strips.push_back(std::move(strip));
}

}  // namespace assay::ui::paper
