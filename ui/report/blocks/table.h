// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/blocks/grid.h"
#include "ui/report/layout/document.h"

#include <QPainterPath>

#include <optional>

namespace assay::ui::paper {

/// `decimal`: numbers under each other at their decimal separator, the column as wide as they need.
enum class Alignment { left, right, decimal };

struct TableColumn {
    QString title;
    Alignment alignment = Alignment::left;
    Face face = Face::text;
    qreal limit = 1000;  // widest, in points; longer text wraps
};

struct TableCell {
    QString text;
    std::optional<QPainterPath> mark;  // a shape in front of the text
    bool quiet = false;
    TableCell(QString shown = {}) : text(std::move(shown)) {}
    TableCell(const char*) = delete;
};

struct TableRow {
    std::vector<TableCell> cells;
    QString group;  // set: a line of its own that names the rows after it; `cells` is empty
};

/// Head, rows and hairlines; breaks between rows (a very long row between its lines) and repeats its head.
class Table final : public Block {
  public:
    Table(std::vector<TableColumn> columns, std::vector<TableRow> rows)
        : columns_(std::move(columns)), rows_(std::move(rows)) {}
    void appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const override;

  private:
    std::vector<TableColumn> columns_;
    std::vector<TableRow> rows_;
};

}  // namespace assay::ui::paper
