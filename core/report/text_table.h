// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace assay::report {

/// A table for a fixed-width screen: text to the left, numbers at the decimal point.
class TextTable {
  public:
    enum class Align { left, decimal };
    struct Column {
        std::string title;
        Align align = Align::left;
    };

    explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}
    /// One cell a column, in order.
    void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
    [[nodiscard]] bool empty() const { return rows_.empty(); }
    /// With the titles above, each line behind `indent` spaces and without spaces at its end.
    [[nodiscard]] std::string text(std::size_t indent = 0) const;

  private:
    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace assay::report
