// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/plot/plot_table.h"
#include "ui/plot/plot_theme.h"

#include <QPainter>
#include <QString>

#include <functional>

namespace assay::ui {

/// A plot as it leaves the window: title above, caption below, always light.
struct ExportedPlot {
    QString title;
    QString caption;
    QSizeF size;  // of the plot alone, in points
    QFont font;
    std::function<void(QPainter& painter, const QRectF& target, const PlotTheme& theme)> paint;
    std::function<PlotTable()> table;
};

/// By the file's ending: png (at 200 dots per inch), svg, pdf (one page of the picture's size) or csv.
/// Written beside and moved into place, so that an existing file is replaced whole or not at all. Errors:
/// usage for another ending, io with the system's words.
[[nodiscard]] Status savePlot(const ExportedPlot& plot, const QString& path);

/// The table alone, as CSV; any thread.
[[nodiscard]] Status saveTable(const PlotTable& table, const QString& path);

/// For the clipboard; `scale` dots a point.
[[nodiscard]] QImage plotImage(const ExportedPlot& plot, double scale);

}  // namespace assay::ui
