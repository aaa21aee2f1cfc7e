// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/blocks/grid.h"

#include <QPainter>

namespace assay::ui::paper {

namespace style {
TextStyle body() {
    return {Face::text, 9, colour::ink, Qt::AlignLeft, 1.5};
}
TextStyle strong() {
    return {Face::strong, 9, colour::ink, Qt::AlignLeft, 1.5};
}
TextStyle quiet() {
    return {Face::text, 9, colour::quiet, Qt::AlignLeft, 1.5};
}
TextStyle small() {
    return {Face::text, 8, colour::quiet, Qt::AlignLeft, 1.5};
}
TextStyle code() {
    return {Face::code, 7.4, colour::ink, Qt::AlignLeft, 1.5};
}
}  // namespace style

SharedText layText(const QString& text, const TextStyle& style, qreal width, const Typeface& typeface) {
    return std::make_shared<const LaidText>(text, style, width, typeface);
}

void appendLines(std::vector<Strip>& strips, const SharedText& text, qreal left, qreal spaceBefore) {
    const std::size_t first = strips.size();
    for (int line = 0; line < text->lineCount(); ++line) {
        Strip strip;
        strip.height = text->lineHeight();
        strip.spaceBefore = line == 0 ? spaceBefore : 0;
        strip.paint = [text, line, left](QPainter& painter, const QPointF& topLeft) {
            text->paintLine(painter, line, topLeft + QPointF(left, 0));
        };
        strips.push_back(std::move(strip));
    }
    avoidLoneLines(strips, first);
}

void avoidLoneLines(std::vector<Strip>& strips, std::size_t first, std::size_t keptTogether) {
    const std::size_t count = strips.size() - first;
    if (count < 2) return;
    if (count <= keptTogether) {
        for (std::size_t i = first; i + 1 < strips.size(); ++i)
            strips[i].keepWithNext = true;
        return;
    }
    strips[first].keepWithNext = true;
    strips[strips.size() - 2].keepWithNext = true;
}

void paintHairline(QPainter& painter, qreal left, qreal right, qreal y) {
    painter.setPen(QPen(colour::hairline, 0.5));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
}

}  // namespace assay::ui::paper
