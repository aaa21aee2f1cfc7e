// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/estimate_mark.h"

#include <algorithm>

namespace assay::ui {

namespace {

/// So that intervals of several series at one value stand beside each other.
double shiftOf(const SweepModel& model, std::size_t series, const PlotTheme& theme) {
    return (static_cast<double>(series) - 0.5 * static_cast<double>(model.series.size() - 1)) * 0.75 *
           theme.fontSize;
}

/// Ticks stand at the values themselves; where two would touch, the second goes without a label.
void setValues(QCPAxis& axis, const SweepModel& model) {
    const std::vector<std::int64_t> values = model.values();
    if (values.empty()) return;
    const double first = model.place(values.front());
    const double last = model.place(values.back());
    const double span = last > first ? last - first : 1;
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    double labelled = first - span;
    for (const auto value : values) {
        const double at = model.place(value);
        const bool room = at - labelled >= 0.11 * span;
        ticker->addTick(at, room ? model.valueText(value) : QString());
        if (room) labelled = at;
    }
    axis.setTicker(ticker);
    axis.setRange(first - 0.09 * span, last + 0.09 * span);
}

void setEffects(QCPAxis& axis, const SweepModel& model) {
    std::vector<double> must = {0};
    const double delta = model.question.material_percent;
    must.insert(must.end(), {-delta, delta});
    for (const auto& series : model.series) {
        for (const auto& [workload, value, effect] : series.points) {
            if (effect.blocks == 0) continue;
            must.push_back(effect.percent);
            if (effect.low_percent) must.push_back(*effect.low_percent);
            if (effect.high_percent) must.push_back(*effect.high_percent);
        }
    }
    axis.setRange(bulkRange({}, must));
}

/// From median to median, as a help for the eye.
void drawThread(QCustomPlot& canvas, const SweepModel& model, std::size_t index, const PlotTheme& theme) {
    QCPAxis* x_axis = canvas.xAxis;
    QCPAxis* y_axis = canvas.yAxis;
    std::vector<QPointF> points;
    for (const auto& point : model.series[index].points) {
        if (point.effect.blocks > 0) points.emplace_back(model.place(point.value), point.effect.percent);
    }
    const SeriesStyle style = theme.arm(model.series[index].style);
    const double shift = shiftOf(model, index, theme);
    const auto draw_thread = [=, points = std::move(points)](QCPPainter& painter) {
        QPolygonF line;
        for (const QPointF& point : points)
            line << QPointF(x_axis->coordToPixel(point.x()) + shift, y_axis->coordToPixel(point.y()));
        painter.setPen(pen(faded(style.colour, 0.6), theme.unit, style.dash));
        painter.drawPolyline(line);
    };
    new DrawnItem(canvas, QStringLiteral("main"), true, draw_thread);
}

}  // namespace

void draw(QCustomPlot& canvas, const SweepModel& model, const PlotTheme& theme) {
    prepare(canvas, theme);
    setLabels(*canvas.yAxis, NumberTicker::Labels::percent, theme);
    canvas.xAxis->setLabel(model.parameter);
    setValues(*canvas.xAxis, model);
    setEffects(*canvas.yAxis, model);
    if (model.series.empty()) return;
    // Both sides: a series may be a claim that asks for a fall beside a dose that must raise.
    experiment::Question both = model.question;
    both.direction = experiment::Direction::changes;
    drawEffectLines(canvas, theme, both, std::nullopt);
    std::vector<LegendEntry> legend;
    for (std::size_t i = 0; i < model.series.size(); ++i) {
        const auto& series = model.series[i];
        drawThread(canvas, model, i, theme);
        for (const auto& point : series.points) {
            if (point.effect.blocks > 0)
                drawEstimate(canvas, theme,
                             {model.place(point.value),
                              shiftOf(model, i, theme),
                              point.effect,
                              theme.arm(series.style),
                              false,
                              {},
                              EstimateMark::Label::none});
        }
        legend.push_back({series.name, theme.arm(series.style)});
    }
    drawLegend(canvas, theme, std::move(legend));
}

}  // namespace assay::ui
