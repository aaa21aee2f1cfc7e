// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_table.h"

#include "core/report/plain_text.h"

#include <algorithm>

namespace assay::report {

namespace {

/// Columns in front of the decimal point, or of where it would be.
std::size_t before_point(const std::string& cell) {
    const auto digits = cell.find_first_of("0123456789");
    if (digits == std::string::npos) return display_width(cell);
    const auto end = cell.find_first_not_of("0123456789,", digits);
    return display_width(cell.substr(0, end));
}

struct Layout {
    std::size_t front = 0;  // up to the decimal point; 0 for text
    std::size_t width = 0;
};

}  // namespace

std::string TextTable::text(std::size_t indent) const {
    std::vector<Layout> layouts(columns_.size());
    for (std::size_t c = 0; c < columns_.size(); ++c) {
        auto& layout = layouts[c];
        if (columns_[c].align == Align::decimal)
            for (const auto& row : rows_)
                layout.front = std::max(layout.front, before_point(row[c]));
        layout.width = display_width(columns_[c].title);
        for (const auto& row : rows_) {
            const auto shift = columns_[c].align == Align::decimal ? layout.front - before_point(row[c]) : 0;
            layout.width = std::max(layout.width, shift + display_width(row[c]));
        }
    }
    std::string out;
    const auto add_line = [&](const std::vector<std::string>& cells, bool is_title) {
        std::string line(indent, ' ');
        for (std::size_t c = 0; c < columns_.size(); ++c) {
            if (c > 0) line += "  ";
            const auto width = display_width(cells[c]);
            std::size_t shift = 0;
            if (columns_[c].align == Align::decimal)
                shift = is_title ? layouts[c].width - width : layouts[c].front - before_point(cells[c]);
            line.append(shift, ' ').append(cells[c]).append(layouts[c].width - shift - width, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    };
    std::vector<std::string> titles;
    for (const auto& column : columns_)
        titles.push_back(column.title);
    add_line(titles, true);
    for (const auto& row : rows_)
        add_line(row, false);
    return out;
}

}  // namespace assay::report
