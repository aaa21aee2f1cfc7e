// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/blocks/table_layout.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace assay::ui::paper {

namespace {

constexpr qreal gap = 12;
constexpr qreal slack = 0.5;  // so that rounding never wraps a text that was measured to fit

struct Wish {
    qreal natural = 0;  // all on one line
    qreal least = 0;    // longest word, at most
};

qreal longestWord(const QString& text, const TextStyle& style, const Typeface& typeface) {
    qreal longest = 0;
    static const QRegularExpression breaks(QStringLiteral("[\\s/-]"));
    const QStringList words = text.split(breaks, Qt::SkipEmptyParts);
    for (const QString& word : words)
        longest = std::max(longest, typeface.width(word, style));
    return longest;
}

Wish wishOf(const TableColumn& column, std::size_t index, const std::vector<TableRow>& rows,
            const Typeface& typeface, ColumnPlace& place) {
    Wish wish;
    wish.natural = typeface.width(column.title, headStyle());
    wish.least = longestWord(column.title, headStyle(), typeface);
    for (const TableRow& row : rows) {
        if (index >= row.cells.size()) continue;
        const TableCell& cell = row.cells[index];
        const TextStyle style = cellStyle(column, cell.quiet);
        const qreal room = cell.mark ? mark_room : 0;
        if (column.alignment == Alignment::decimal) {
            const QString head = beforeDecimal(cell.text);
            const qreal before = typeface.width(head, style);
            place.before = std::max(place.before, before);
            place.after = std::max(place.after, typeface.width(cell.text, style) - before);
        } else {
            wish.natural = std::max(wish.natural, room + typeface.width(cell.text, style));
            // A short text stays on one line; a longer one is as narrow as its longest word, within reason.
            const qreal whole = typeface.width(cell.text, style);
            const qreal least = whole < 95 ? whole : std::min(95.0, longestWord(cell.text, style, typeface));
            wish.least = std::max(wish.least, room + least);
        }
    }
    if (column.alignment == Alignment::decimal) {
        wish.natural = std::max(wish.natural, place.before + place.after);
        wish.least = wish.natural;
    }
    if (column.alignment == Alignment::right) wish.least = wish.natural;  // heads of figures stay on one line
    wish.natural = std::min(wish.natural, std::max(column.limit, wish.least)) + slack;
    wish.least = std::min(wish.least + slack, wish.natural);
    return wish;
}

/// Narrows the columns that can give way until all fit; what each may lose is what it has above its least
/// width.
void narrow(std::vector<qreal>& widths, const std::vector<Wish>& wishes, qreal excess) {
    qreal give = 0;
    for (std::size_t i = 0; i < widths.size(); ++i)
        give += widths[i] - wishes[i].least;
    if (give <= 0) {
        const qreal sum = std::accumulate(widths.begin(), widths.end(), 0.0);
        for (qreal& width : widths)
            width *= std::max(0.1, (sum - excess) / sum);
        return;
    }
    const qreal share = std::min(1.0, excess / give);
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] -= (widths[i] - wishes[i].least) * share;
    if (excess > give) narrow(widths, wishes, excess - give);
}

}  // namespace

TextStyle headStyle() {
    return {Face::text, 7.5, colour::quiet, Qt::AlignLeft, 1.35};
}

TextStyle cellStyle(const TableColumn& column, bool quiet) {
    const bool code = column.face == Face::code;
    TextStyle style{column.face, code ? 7.4 : 8.4, quiet ? colour::quiet : colour::ink, Qt::AlignLeft, 1.45};
    style.leading = 8.4 * 1.45 / style.size;  // cells of a row share their lines
    return style;
}

QString beforeDecimal(const QString& figure) {
    const qsizetype point = figure.indexOf(QLocale().decimalPoint());
    if (point >= 0) return figure.left(point);
    // A figure without decimals ends where its last digit ends: "12%" lines up with "12.5%".
    qsizetype end = figure.size();
    while (end > 0 && !figure.at(end - 1).isDigit())
        --end;
    return end > 0 ? figure.left(end) : figure;
}

std::vector<ColumnPlace> placeColumns(const std::vector<TableColumn>& columns,
                                      const std::vector<TableRow>& rows, qreal width,
                                      const Typeface& typeface) {
    std::vector<ColumnPlace> places(columns.size());
    if (columns.empty()) return places;
    std::vector<Wish> wishes;
    std::vector<qreal> widths;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        wishes.push_back(wishOf(columns[i], i, rows, typeface, places[i]));
        widths.push_back(wishes.back().natural);
    }
    const qreal gaps = gap * static_cast<qreal>(columns.size() - 1);
    const qreal wanted = std::accumulate(widths.begin(), widths.end(), gaps);
    if (wanted > width) narrow(widths, wishes, wanted - width);
    const qreal spare =
        columns.size() > 1 ? std::max(0.0, width - wanted) / static_cast<qreal>(columns.size() - 1) : 0;
    qreal x = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        places[i].left = x;
        places[i].width = widths[i];
        x += widths[i] + gap + std::min(spare, 40.0);
    }
    return places;
}

}  // namespace assay::ui::paper
