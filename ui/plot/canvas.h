// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"
#include "ui/plot/column_sample.h"
#include "ui/plot/numbers.h"
#include "ui/plot/plot_theme.h"

#include <qcustomplot.h>

#include <functional>
#include <limits>
#include <optional>
#include <vector>

// What the drawings share: how a canvas looks, and helper lines. Only .cpp files of ui/plot include this.
namespace assay::ui {

/// A thing drawn by a function in pixel coordinates, at paint time: it sees the ranges as they are then.
class DrawnItem final : public QCPAbstractItem {
  public:
    using Draw = std::function<void(QCPPainter&)>;
    DrawnItem(QCustomPlot& canvas, const QString& layer, bool clipped, Draw draw);
    double selectTest(const QPointF& position, bool only_selectable, QVariant* details) const override;

  protected:
    void draw(QCPPainter* painter) override;

  private:
    Draw draw_;
};

/// Ticks that keep clear of each other at any size, with labels in the locale's numbers.
class NumberTicker final : public QCPAxisTicker {
  public:
    enum class Labels { percent, number, integer };
    NumberTicker(const QCPAxis& axis, Labels labels, double font_size, double last);

  protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double step) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

  private:
    const QCPAxis& axis_;
    Labels labels_;
    double font_size_;
    double last_;  // no labels beyond
    int decimals_ = 0;
};

/// Empties the canvas and gives it the theme: left and bottom axis, faint horizontal grid, nothing else.
void prepare(QCustomPlot& canvas, const PlotTheme& theme);
void setLabels(QCPAxis& axis, NumberTicker::Labels labels, const PlotTheme& theme,
               double last = std::numeric_limits<double>::infinity());

[[nodiscard]] QPen pen(const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine);
[[nodiscard]] QColor faded(const QColor& colour, double opacity);

/// The axis rectangle and its ranges as they are now, such that `map` agrees with coordToPixel.
[[nodiscard]] PlotMapping mappingOf(const QCustomPlot& canvas);

/// The null band, the zero line and the δ lines of an effect axis, labelled. `effects` is x or y.
void drawEffectLines(QCustomPlot& canvas, const PlotTheme& theme, const experiment::Question& question,
                     const std::optional<Band>& null_band);

/// Marker and name of each series, in a row above the plot.
struct LegendEntry {
    QString name;
    SeriesStyle style;
};
void drawLegend(QCustomPlot& canvas, const PlotTheme& theme, std::vector<LegendEntry> entries);

void fillPath(QPainter& painter, const QPainterPath& unit_path, const QPointF& at, double size,
              const QColor& colour);

/// A range that shows the bulk of the values with some air, and all of `must`.
[[nodiscard]] QCPRange bulkRange(std::vector<double> values, const std::vector<double>& must);

}  // namespace assay::ui
