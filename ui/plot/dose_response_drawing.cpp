// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/estimate_mark.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::DoseResponse)
};

QString doseText(double dose) {
    return QLocale().toString(dose, 'g', 6).replace(QLatin1Char('-'), QStringLiteral("\u2212"));
}

/// What is drawn at a place beside the dose's own, so that prediction and measurement stand side by side.
constexpr double aside = 0.9;  // in font sizes

QCPRange doseRange(const DoseResponseModel& model) {
    double low = 0;
    double high = 1;
    for (const auto& point : model.points)
        high = std::max(high, point.dose);
    for (const auto& prediction : model.predictions)
        low = std::min(low, prediction.measured.dose);
    const double air = 0.16 * (high - low);
    return {low - air * (low < 0 ? 1.9 : 0.6), high + air};
}

/// Ticks stand at 0 and at the doses themselves.
void setDoses(QCPAxis& axis, const DoseResponseModel& model) {
    std::set<double> doses = {0};
    for (const auto& point : model.points)
        doses.insert(point.dose);
    for (const auto& prediction : model.predictions)
        doses.insert(prediction.measured.dose);
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const double dose : doses)
        ticker->addTick(dose, doseText(dose));
    axis.setTicker(ticker);
    axis.setRange(doseRange(model));
}

QCPRange effectRange(const DoseResponseModel& model) {
    std::vector<double> must = {0};
    const auto add = [&](const verdict::Estimate& estimate) {
        if (estimate.blocks == 0) return;
        must.push_back(estimate.percent);
        if (estimate.low_percent) must.push_back(*estimate.low_percent);
        if (estimate.high_percent) must.push_back(*estimate.high_percent);
    };
    for (const auto& point : model.points)
        add(point.effect);
    for (const auto& prediction : model.predictions) {
        add(prediction.measured.effect);
        add(prediction.predicted);
    }
    return bulkRange({}, must);
}

/// The line through 0 over all doses, with the band of its slope.
void drawLine(QCustomPlot& canvas, const verdict::Estimate& slope, const PlotTheme& theme) {
    constexpr int steps = 64;
    QCPAxis* x_axis = canvas.xAxis;
    QCPAxis* y_axis = canvas.yAxis;
    new DrawnItem(canvas, QStringLiteral("main"), true, [=](QCPPainter& painter) {
        const QCPRange doses = x_axis->range();
        QPolygonF line;
        QPolygonF upper;
        QPolygonF lower;
        for (int i = 0; i <= steps; ++i) {
            const double dose = doses.lower + doses.size() * i / steps;
            const verdict::Estimate at = lineAt(slope, dose);
            const double x = x_axis->coordToPixel(dose);
            line << QPointF(x, y_axis->coordToPixel(at.percent));
            if (at.high_percent) upper << QPointF(x, y_axis->coordToPixel(*at.high_percent));
            if (at.low_percent) lower.prepend(QPointF(x, y_axis->coordToPixel(*at.low_percent)));
        }
        if (slope.low_percent && slope.high_percent) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.nullBand);
            painter.drawPolygon(upper + lower);
            painter.setBrush(Qt::NoBrush);
        }
        painter.setPen(pen(theme.quiet, 1.4 * theme.unit));
        painter.drawPolyline(line);
    });
}

void drawAxes(QCustomPlot& canvas, const PlotTheme& theme) {
    QCPAxis* x_axis = canvas.xAxis;
    QCPAxis* y_axis = canvas.yAxis;
    QCPAxisRect* rect = canvas.axisRect();
    new DrawnItem(canvas, QStringLiteral("main"), true, [=](QCPPainter& painter) {
        painter.setPen(pen(theme.quiet, theme.unit));
        const double y = y_axis->coordToPixel(0);
        painter.drawLine(QPointF(rect->left(), y), QPointF(rect->right(), y));
        painter.setPen(pen(theme.grid, theme.unit));
        const double x = x_axis->coordToPixel(0);
        painter.drawLine(QPointF(x, rect->top()), QPointF(x, rect->bottom()));
    });
}

}  // namespace

void draw(QCustomPlot& canvas, const DoseResponseModel& model, const PlotTheme& theme) {
    prepare(canvas, theme);
    setLabels(*canvas.yAxis, NumberTicker::Labels::percent, theme);
    canvas.xAxis->setLabel(Words::tr("dose of the mechanism"));
    setDoses(*canvas.xAxis, model);
    canvas.yAxis->setRange(effectRange(model));
    if (model.slope.blocks > 0) drawLine(canvas, model.slope, theme);
    drawAxes(canvas, theme);
    std::vector<LegendEntry> legend;
    for (const auto& point : model.points) {
        legend.push_back({point.variant, theme.arm(point.style)});
        if (point.effect.blocks > 0)
            drawEstimate(
                canvas, theme,
                {point.dose, 0, point.effect, theme.arm(point.style), false, {}, EstimateMark::Label::none});
    }
    const double beside = aside * theme.fontSize;
    for (const auto& prediction : model.predictions) {
        const auto& measured = prediction.measured;
        const SeriesStyle style = theme.arm(measured.style);
        legend.push_back({measured.variant, style});
        if (prediction.predicted.blocks > 0)
            drawEstimate(canvas, theme,
                         {measured.dose, -beside, prediction.predicted,
                          SeriesStyle{theme.quiet, Qt::SolidLine, style.marker}, true, Words::tr("predicted"),
                          EstimateMark::Label::left});
        if (measured.effect.blocks > 0)
            drawEstimate(canvas, theme,
                         {measured.dose, beside, measured.effect, style, false, Words::tr("measured"),
                          EstimateMark::Label::right});
    }
    if (!legend.empty()) drawLegend(canvas, theme, std::move(legend));
}

}  // namespace assay::ui
