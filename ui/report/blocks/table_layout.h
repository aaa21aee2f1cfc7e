// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/blocks/table.h"

#include <QLocale>

#include <vector>

namespace assay::ui::paper {

/// Where a column came to lie, and for decimal columns how far the widest figure reaches left and right of
/// its decimal separator.
struct ColumnPlace {
    qreal left = 0;
    qreal width = 0;
    qreal before = 0;
    qreal after = 0;
};

[[nodiscard]] TextStyle cellStyle(const TableColumn& column, bool quiet);
[[nodiscard]] TextStyle headStyle();
/// The part of a figure up to its decimal separator.
[[nodiscard]] QString beforeDecimal(const QString& figure);

inline constexpr qreal mark_room = 13;  // for the shape in front of a cell's text

/// Columns get what their text wants; where that is too much, the wide text columns give way. Where there is
/// room left, it goes between the columns, so that a table spans the page.
[[nodiscard]] std::vector<ColumnPlace> placeColumns(const std::vector<TableColumn>& columns,
                                                    const std::vector<TableRow>& rows, qreal width,
                                                    const Typeface& typeface);

}  // namespace assay::ui::paper
