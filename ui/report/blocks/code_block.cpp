// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/blocks/code_block.h"

#include <QPainter>

namespace assay::ui::paper {

namespace {

/// In a diff the added lines carry the accent and the removed ones are quiet; the sign at the line's start
/// says the same without colour.
TextStyle lineStyle(const QString& line, CodeBlock::Kind kind) {
    TextStyle style = style::code();
    if (kind == CodeBlock::Kind::plain) return style;
    if (line.startsWith(QStringLiteral("+++")) || line.startsWith(QStringLiteral("---")) ||
        line.startsWith(QStringLiteral("@@")) || line.startsWith(QStringLiteral("diff ")))
        style.colour = colour::quiet;
    else if (line.startsWith(u'+'))
        style.colour = colour::accent;
    else if (line.startsWith(u'-'))
        style.colour = colour::quiet;
    return style;
}

}  // namespace

void CodeBlock::appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const {
    QString body = plainText(text_);
    while (body.endsWith(u'\n'))
        body.chop(1);
    const qreal left = column_ == Column::prose ? prose_left : 0;
    constexpr qreal indent = 10;
    const std::size_t first = strips.size();
    const QStringList lines = body.split(u'\n');
    for (const QString& line : lines) {
        const SharedText text =
            layText(line, lineStyle(line, kind_), context.width - left - indent, context.typeface);
        for (int part = 0; part < text->lineCount(); ++part) {
            Strip strip;
            strip.height = text->lineHeight();
            strip.spaceBefore = strips.size() == first ? 6 : 0;
            strip.paint = [text, part, left](QPainter& painter, const QPointF& topLeft) {
                painter.setPen(QPen(colour::hairline, 1));
                const qreal x = topLeft.x() + left + 0.5;
                painter.drawLine(QPointF(x, topLeft.y()), QPointF(x, topLeft.y() + text->lineHeight()));
                text->paintLine(painter, part, topLeft + QPointF(left + indent, 0));
            };
            strips.push_back(std::move(strip));
        }
    }
    avoidLoneLines(strips, first);
}

}  // namespace assay::ui::paper
