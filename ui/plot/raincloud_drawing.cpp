// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/marks.h"
#include "ui/plot/point_cloud.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace assay::ui {

namespace {

/// Within a row of height 1, from above: the half violin, the box, the points (rainDepth).
constexpr double violinFoot = 0.02;
constexpr double violinHeight = 0.42;
constexpr double boxCentre = 0.13;
constexpr double boxHalf = 0.06;

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
    if (!arm.values.empty()) {
        painter.setPen(pen(style.colour, 2.4 * theme.unit));
        const double reach = arm.density.empty() ? 0.24 : boxHalf;
        const double centre = arm.density.empty() ? 0.05 : boxCentre;
        painter.drawLine(at(arm.quartiles.median, centre - reach), at(arm.quartiles.median, centre + reach));
    }
}

/// All points in one picture.
void drawRain(QCPPainter& painter, const RaincloudModel& model, const PlotMapping& mapping,
              const PlotTheme& theme) {
    std::vector<PointCloud> clouds;
    for (const auto& arm : model.arms) {
        const bool many = arm.rain.x.size() > 3000;
        const double size = theme.fontSize * (many ? 0.3 : 0.46);
        clouds.push_back({theme.arm(arm.style), size, many ? 0.5 : 0.75, {arm.rain.x, arm.rain.y}});
        clouds.push_back(
            {{theme.quiet, Qt::SolidLine, Marker::cross}, size * 1.25, 0.9, {arm.voided.x, arm.voided.y}});
    }
    drawClouds(painter, clouds, {}, mapping, theme.fontSize * 0.6,
               painter.modes().testFlag(QCPPainter::pmVectorized));
}

/// How many points lie left or right of the picture, at that edge of their row: none is hidden in silence.
void drawBeyond(QCPPainter& painter, const RaincloudModel& model, const QCPAxis& x_axis,
                const QCPAxis& y_axis, const PlotTheme& theme) {
    const QRectF rect = x_axis.axisRect()->rect();
    const QFontMetricsF metrics(theme.font);
    painter.setFont(theme.font);
    for (std::size_t row = 0; row < model.arms.size(); ++row) {
        std::size_t left = 0;
        std::size_t right = 0;
        for (const auto* rain : {&model.arms[row].rain, &model.arms[row].voided}) {
            const auto [from, to] = visibleRange(rain->x, x_axis.range().lower, x_axis.range().upper);
            left += from;
            right += rain->x.size() - to;
        }
        const double y = y_axis.coordToPixel(static_cast<double>(row) + 0.32);
        const double size = theme.fontSize * 0.7;
        painter.setPen(theme.quiet);
        const double baseline = y + (metrics.ascent() - metrics.descent()) / 2;
        if (left > 0) {
            fillPath(painter, QTransform().rotate(-90).map(markerPath(Marker::triangle)),
                     QPointF(rect.left() + size * 0.7, y), size, theme.quiet);
            painter.drawText(QPointF(rect.left() + size * 1.4, baseline), QLocale().toString(left));
        }
        if (right > 0) {
            const QString words = QLocale().toString(right);
            fillPath(painter, QTransform().rotate(90).map(markerPath(Marker::triangle)),
                     QPointF(rect.right() - size * 0.7, y), size, theme.quiet);
            painter.drawText(QPointF(rect.right() - size * 1.4 - metrics.horizontalAdvance(words), baseline),
                             words);
        }
    }
}

}  // namespace

PlotMapping rainMapping(const QCustomPlot& canvas) {
    PlotMapping mapping = mappingOf(canvas);
    std::swap(mapping.yLow, mapping.yHigh);
    mapping.yLow = -mapping.yLow;
    mapping.yHigh = -mapping.yHigh;
    return mapping;
}

void draw(QCustomPlot& canvas, const RaincloudModel& model, const PlotTheme& theme) {
    draw(canvas, std::make_shared<const RaincloudModel>(model), theme);
}

void draw(QCustomPlot& canvas, const RaincloudModelPtr& held, const PlotTheme& theme) {
    const RaincloudModel& model = *held;
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
    bool any = false;
    for (std::size_t i = 0; i < model.arms.size(); ++i) {
        names->addTick(static_cast<double>(i), model.arms[i].arm);
        any = any || !model.arms[i].rain.x.empty();
    }
    canvas.yAxis->setTicker(names);
    canvas.xAxis->setTickLabels(any);
    if (!any) {
        canvas.xAxis->setRange(0, 1);
        return;
    }
    canvas.xAxis->setRange(model.home.low, model.home.high);

    QCPAxis* x_axis = canvas.xAxis;
    QCPAxis* y_axis = canvas.yAxis;
    QCPAxisRect* rect = canvas.axisRect();
    if (model.noiseBand) {
        const Band band{model.scale.scaled(model.noiseBand->low), model.scale.scaled(model.noiseBand->high)};
        new DrawnItem(canvas, QStringLiteral("background"), true, [=](QCPPainter& painter) {
            const double left = x_axis->coordToPixel(band.low);
            const double right = x_axis->coordToPixel(band.high);
            painter.fillRect(QRectF(left, rect->top(), right - left, rect->height()), theme.nullBand);
        });
    }
    new DrawnItem(canvas, QStringLiteral("main"), true, [=, &canvas](QCPPainter& painter) {
        for (std::size_t i = 0; i < held->arms.size(); ++i)
            drawArm(painter, *held, held->arms[i], static_cast<double>(i), x_axis, y_axis, theme);
        drawRain(painter, *held, rainMapping(canvas), theme);
        drawBeyond(painter, *held, *x_axis, *y_axis, theme);
    });
}

}  // namespace assay::ui
