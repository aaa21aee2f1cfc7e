// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/blocks/table.h"

#include "ui/report/blocks/table_layout.h"
#include "ui/report/blocks/verdict_banner.h"

#include <QPainter>

#include <algorithm>

namespace assay::ui::paper {

namespace {

constexpr qreal padding = 2.6;  // above and below a row's text

struct LaidCell {
    SharedText text;
    qreal left = 0;
    std::optional<QPainterPath> mark;
};

using LaidRow = std::shared_ptr<const std::vector<LaidCell>>;

LaidCell layCell(const TableCell& cell, const TableColumn& column, const ColumnPlace& place,
                 const TextStyle& style, const Typeface& typeface) {
    LaidCell laid;
    laid.mark = cell.mark;
    const qreal room = cell.mark ? mark_room : 0;
    laid.left = place.left + room;
    if (column.alignment == Alignment::decimal) {
        laid.text = layText(cell.text, style, LaidText::unbounded, typeface);
        const qreal point = place.left + place.width - place.after;
        laid.left = point - typeface.width(beforeDecimal(cell.text), style);
    } else {
        TextStyle aligned = style;
        if (column.alignment == Alignment::right) aligned.alignment = Qt::AlignRight;
        laid.text = layText(cell.text, aligned, place.width - room, typeface);
    }
    return laid;
}

void paintRowLine(QPainter& painter, const QPointF& at, const std::vector<LaidCell>& row, int line) {
    for (const LaidCell& cell : row) {
        if (line >= cell.text->lineCount()) continue;
        if (line == 0 && cell.mark) {
            const QPointF centre(at.x() + cell.left - mark_room + 4, at.y() + cell.text->lineHeight() / 2);
            paintShape(painter, *cell.mark, centre, 8, colour::accent);
        }
        cell.text->paintLine(painter, line, at + QPointF(cell.left, 0));
    }
}

int linesOf(const std::vector<LaidCell>& row) {
    int lines = 1;
    for (const LaidCell& cell : row)
        lines = std::max(lines, cell.text->lineCount());
    return lines;
}

Strip headStrip(const std::vector<TableColumn>& columns, const std::vector<ColumnPlace>& places,
                const LayoutContext& context) {
    auto cells = std::make_shared<std::vector<SharedText>>();
    int lines = 1;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        TextStyle style = headStyle();
        if (columns[i].alignment != Alignment::left) style.alignment = Qt::AlignRight;
        cells->push_back(layText(columns[i].title, style, places[i].width, context.typeface));
        lines = std::max(lines, cells->back()->lineCount());
    }
    const qreal lineHeight = context.typeface.lineHeight(headStyle());
    Strip strip;
    strip.height = lines * lineHeight + 5;
    strip.keepWithNext = true;
    strip.paint = [=, width = context.width](QPainter& painter, const QPointF& topLeft) {
        for (std::size_t i = 0; i < cells->size(); ++i) {
            const SharedText& text = (*cells)[i];
            const qreal top = (lines - text->lineCount()) * lineHeight;  // heads stand on the rule
            text->paint(painter, topLeft + QPointF(places[i].left, top));
        }
        painter.setPen(QPen(colour::quiet, 0.5));
        const qreal y = topLeft.y() + lines * lineHeight + 3;
        painter.drawLine(QPointF(topLeft.x(), y), QPointF(topLeft.x() + width, y));
    };
    return strip;
}

Strip groupStrip(const QString& name, const LayoutContext& context) {
    TextStyle style = style::strong();
    style.size = 8;
    const SharedText text = layText(name, style, context.width, context.typeface);
    Strip strip;
    constexpr qreal above = 6;  // also under a repeated head, so not as spaceBefore
    strip.height = above + text->height() + 2;
    strip.keepWithNext = true;
    strip.paint = [text](QPainter& painter, const QPointF& topLeft) {
        text->paint(painter, topLeft + QPointF(0, above));
    };
    return strip;
}

void appendRow(std::vector<Strip>& strips, const LaidRow& row, const LayoutContext& context) {
    const std::size_t first = strips.size();
    const int lines = linesOf(*row);
    const qreal lineHeight = context.typeface.lineHeight(cellStyle({}, false));
    for (int line = 0; line < lines; ++line) {
        const bool isLast = line + 1 == lines;
        const qreal above = line == 0 ? padding : 0;
        Strip strip;
        strip.height = above + lineHeight + (isLast ? padding : 0);
        strip.paint = [=, width = context.width, height = strip.height](QPainter& painter,
                                                                        const QPointF& topLeft) {
            paintRowLine(painter, topLeft + QPointF(0, above), *row, line);
            if (isLast) paintHairline(painter, topLeft.x(), topLeft.x() + width, topLeft.y() + height);
        };
        strips.push_back(std::move(strip));
    }
    avoidLoneLines(strips, first, 12);
}

}  // namespace

void Table::appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const {
    const std::vector<ColumnPlace> places = placeColumns(columns_, rows_, context.width, context.typeface);
    Strip head = headStrip(columns_, places, context);
    const auto repeated = std::make_shared<const Strip>(head);
    head.spaceBefore = 8;
    strips.push_back(std::move(head));
    const std::size_t firstRow = strips.size();
    for (const TableRow& row : rows_) {
        if (!row.group.isEmpty()) {
            strips.push_back(groupStrip(row.group, context));
            continue;
        }
        std::vector<LaidCell> cells;
        for (std::size_t i = 0; i < row.cells.size() && i < columns_.size(); ++i)
            cells.push_back(layCell(row.cells[i], columns_[i], places[i],
                                    cellStyle(columns_[i], row.cells[i].quiet), context.typeface));
        appendRow(strips, std::make_shared<const std::vector<LaidCell>>(std::move(cells)), context);
    }
    for (std::size_t i = firstRow; i < strips.size(); ++i)
        strips[i].repeatedHead = repeated;
    // Two rows at least on a page that begins or ends with this table.
    if (rows_.size() > 2) strips[firstRow].keepWithNext = true;
}

}  // namespace assay::ui::paper
