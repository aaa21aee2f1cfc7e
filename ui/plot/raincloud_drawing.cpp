// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/marks.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace assay::ui {

namespace {

/// Within a row of height 1, from above: the half violin, the box, the points.
constexpr double violinFoot = 0.02;
constexpr double violinHeight = 0.42;
constexpr double boxCentre = 0.13;
constexpr double boxHalf = 0.06;
constexpr double rainTop = 0.24;
constexpr double rainHeight = 0.16;

/// A place across the rain that depends on the order alone, so that a picture can be drawn again: the
/// fractional parts of multiples of the golden ratio spread evenly.
double scatterPlace(std::size_t index) {
    const double golden = 0.6180339887498949;
    const double place = static_cast<double>(index + 1) * golden;
    return place - std::floor(place);
}

void drawArm(QCPPainter& painter, const RaincloudModel& model, const RaincloudModel::Arm& arm, double row,
             QCPAxis* x_axis, QCPAxis* y_axis, const PlotTheme& theme) {
    const SeriesStyle style = theme.arm(arm.style);
    const auto at = [&](double value, double below) {
        return QPointF(x_axis->coordToPixel(model.scale.scaled(value)), y_axis->coordToPixel(row + below));
    };
    double peak = 0;
    for (const auto& point : arm.density)
        peak = std::max(peak, point.density);
    if (peak > 0) {
        QPolygonF cloud;
        cloud << at(arm.density.front().x, -violinFoot);
        for (const auto& point : arm.density)
            cloud << at(point.x, -violinFoot - violinHeight * point.density / peak);
        cloud << at(arm.density.back().x, -violinFoot);
        painter.setPen(pen(style.colour, theme.unit));
        painter.setBrush(faded(style.colour, theme.dark ? 0.32 : 0.22));
        painter.drawPolygon(cloud);
        const Quartiles& q = arm.quartiles;
        painter.drawLine(at(q.whiskerLow, boxCentre), at(q.low, boxCentre));
        painter.drawLine(at(q.high, boxCentre), at(q.whiskerHigh, boxCentre));
        painter.setBrush(theme.background);
        painter.drawRect(QRectF(at(q.low, boxCentre - boxHalf), at(q.high, boxCentre + boxHalf)));
    }
    for (std::size_t i = 0; i < arm.values.size(); ++i) {
        const double across =
            arm.density.empty() ? -0.1 + 0.3 * scatterPlace(i) : rainTop + rainHeight * scatterPlace(i);
        fillPath(painter, markerPath(style.marker), at(arm.values[i], across), theme.fontSize * 0.46,
                 faded(style.colour, 0.75));
    }
    if (!arm.values.empty()) {
        painter.setPen(pen(style.colour, 2.4 * theme.unit));
        const double reach = arm.density.empty() ? 0.24 : boxHalf;
        const double centre = arm.density.empty() ? 0.05 : boxCentre;
        painter.drawLine(at(arm.quartiles.median, centre - reach), at(arm.quartiles.median, centre + reach));
    }
}

}  // namespace

void draw(QCustomPlot& canvas, const RaincloudModel& model, const PlotTheme& theme) {
    prepare(canvas, theme);
    setLabels(*canvas.xAxis, NumberTicker::Labels::number, theme);
    canvas.axisRect()->setRangeDrag(Qt::Horizontal);
    canvas.axisRect()->setRangeZoom(Qt::Horizontal);
    canvas.xAxis->setLabel(model.scale.unit);
    canvas.xAxis->grid()->setVisible(true);
    canvas.yAxis->grid()->setVisible(false);
    canvas.yAxis->setBasePen(Qt::NoPen);
    canvas.yAxis->setTickPen(Qt::NoPen);
    canvas.yAxis->setTickLabelColor(theme.text);
    canvas.yAxis->setRangeReversed(true);
    canvas.yAxis->setRange(-0.55, std::max<double>(1, static_cast<double>(model.arms.size())) - 0.5);

    auto names = QSharedPointer<QCPAxisTickerText>::create();
    std::vector<double> values;
    for (std::size_t i = 0; i < model.arms.size(); ++i) {
        names->addTick(static_cast<double>(i), model.arms[i].arm);
        for (const double value : model.arms[i].values)
            values.push_back(model.scale.scaled(value));
    }
    canvas.yAxis->setTicker(names);
    if (values.empty()) {
        canvas.xAxis->setRange(0, 1);
        canvas.xAxis->setTickLabels(false);
        return;
    }
    std::vector<double> must;
    if (model.noiseBand)
        must = {model.scale.scaled(model.noiseBand->low), model.scale.scaled(model.noiseBand->high)};
    for (const auto& arm : model.arms)
        must.push_back(model.scale.scaled(arm.quartiles.median));
    const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
    must.push_back(*least);  // one value a block: few enough to show every one
    must.push_back(*greatest);
    for (const auto& arm : model.arms) {
        if (arm.density.empty()) continue;
        must.push_back(model.scale.scaled(arm.density.front().x));
        must.push_back(model.scale.scaled(arm.density.back().x));
    }
    canvas.xAxis->setRange(bulkRange(values, must));

    QCPAxis* x_axis = canvas.xAxis;
    QCPAxis* y_axis = canvas.yAxis;
    QCPAxisRect* rect = canvas.axisRect();
    if (model.noiseBand) {
        new DrawnItem(canvas, QStringLiteral("background"), true, [=](QCPPainter& painter) {
            const double left = x_axis->coordToPixel(model.scale.scaled(model.noiseBand->low));
            const double right = x_axis->coordToPixel(model.scale.scaled(model.noiseBand->high));
            painter.fillRect(QRectF(left, rect->top(), right - left, rect->height()), theme.nullBand);
        });
    }
    new DrawnItem(canvas, QStringLiteral("main"), true, [=](QCPPainter& painter) {
        for (std::size_t i = 0; i < model.arms.size(); ++i) {
            drawArm(painter, model, model.arms[i], static_cast<double>(i), x_axis, y_axis, theme);
        }
    });
}

}  // namespace assay::ui
