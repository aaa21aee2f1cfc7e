// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/finding.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

namespace assay::ui {

/// Shapes carry what colour carries, for readers who cannot tell the colours apart.
enum class Marker { disc, diamond, square, triangle, triangleDown, cross };

struct SeriesStyle {
    QColor colour;
    Qt::PenStyle dash = Qt::SolidLine;
    Marker marker = Marker::disc;
};

/// Colours, font and lengths of all plots. A value; any thread.
/// Series colours: Okabe & Ito 2008, "Color Universal Design".
struct PlotTheme {
    bool dark = false;
    QColor background;
    QColor text;
    QColor quiet;          // secondary text, axes
    QColor grid;           // thin helper lines
    QColor nullBand;       // where a copy of the baseline lies
    QColor threshold;      // the δ lines
    QColor accent;         // the chosen row
    QFont font;            // its pixel size is fontSize, rounded
    double fontSize = 12;  // of tick labels, in the units painted in
    double unit = 1;       // length of one thin line in the units painted in

    /// Follows a widget's palette and font; light or dark by the window colour.
    [[nodiscard]] static PlotTheme fromPalette(const QPalette& palette, const QFont& font);
    /// Black on white, for reports and saved pictures, whatever the palette. `points` is the size of tick
    /// labels.
    [[nodiscard]] static PlotTheme paper(const QFont& font, double points = 7.5);

    /// The same theme for a canvas with `factor` times as many units.
    [[nodiscard]] PlotTheme scaled(double factor) const;
    /// Style of the arm at a position: 0 = A, 1 = A', then the variants under test.
    [[nodiscard]] SeriesStyle arm(int position) const;
    [[nodiscard]] QColor decision(verdict::Decision decision) const;
    bool operator==(const PlotTheme&) const = default;
};

}  // namespace assay::ui
