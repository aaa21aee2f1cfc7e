// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/marks.h"
#include "ui/plot/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::PairedDifferences)
};

void drawInterval(QCustomPlot& canvas, const PairedDifferencesModel& model, double x,
                  const PlotTheme& theme) {
    QCPAxis* x_axis = canvas.xAxis;
    QCPAxis* y_axis = canvas.yAxis;
    QCPAxisRect* rect = canvas.axisRect();
    const QColor colour = theme.arm(model.context.style).colour;
    new DrawnItem(canvas, QStringLiteral("axes"), true, [=](QCPPainter& painter) {
        const double at = x_axis->coordToPixel(x);
        // An infinite side runs out of the picture.
        const double top = model.high ? y_axis->coordToPixel(*model.high) : rect->top() - 1.0;
        const double bottom = model.low ? y_axis->coordToPixel(*model.low) : rect->bottom() + 1.0;
        painter.setPen(pen(colour, 2.4 * theme.unit));
        painter.drawLine(QPointF(at, top), QPointF(at, bottom));
        const double cap = theme.fontSize * 0.35;
        for (const double y : {top, bottom})
            painter.drawLine(QPointF(at - cap, y), QPointF(at + cap, y));
        fillPath(painter, markerPath(Marker::square), QPointF(at, y_axis->coordToPixel(model.median)),
                 theme.fontSize * 0.95, colour);
        const QString words = Words::tr("interval");
        const QFontMetricsF metrics(theme.font);
        painter.setFont(theme.font);
        painter.setPen(theme.quiet);
        painter.drawText(QPointF(std::min<double>(at - metrics.horizontalAdvance(words) / 2,
                                                  rect->right() - metrics.horizontalAdvance(words)),
                                 rect->bottom() - metrics.descent() - theme.unit),
                         words);
    });
}

}  // namespace

void draw(QCustomPlot& canvas, const PairedDifferencesModel& model, const PlotTheme& theme) {
    prepare(canvas, theme);
    setLabels(*canvas.yAxis, NumberTicker::Labels::percent, theme);
    canvas.xAxis->setLabel(Words::tr("block"));
    const double delta = model.context.question.material_percent;
    const double count = std::max<double>(12, static_cast<double>(model.effects.size()));
    // Block numbers end where the blocks do; the interval stands beyond them.
    setLabels(*canvas.xAxis, NumberTicker::Labels::integer, theme, count);
    const double side = count * 1.08 + 1;  // where the interval stands
    canvas.xAxis->setRange(0, side + count * 0.05 + 0.5);

    std::vector<double> must = {0, -delta, delta};
    if (model.low) must.push_back(*model.low);
    if (model.high) must.push_back(*model.high);
    if (model.context.nullBand)
        must.insert(must.end(), {model.context.nullBand->low, model.context.nullBand->high});
    std::vector<double> values;
    for (const auto& effect : model.effects)
        values.push_back(effect.percent);
    canvas.yAxis->setRange(bulkRange(values, must));
    drawEffectLines(canvas, theme, model.context.question, model.context.nullBand);

    const SeriesStyle style = theme.arm(model.context.style);
    auto* points = canvas.addGraph();
    points->setLineStyle(QCPGraph::lsNone);
    points->setAdaptiveSampling(false);
    points->setScatterStyle(scatter({style.colour, Qt::SolidLine, Marker::disc}, theme.fontSize * 0.62, 0.8));
    auto* hollow = canvas.addGraph();
    hollow->setLineStyle(QCPGraph::lsNone);
    hollow->setAdaptiveSampling(false);
    hollow->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, pen(theme.quiet, theme.unit),
                                            Qt::NoBrush, theme.fontSize * 0.55));
    std::vector<OffScale> all;
    points->setPen(Qt::NoPen);
    for (std::size_t i = 0; i < model.effects.size(); ++i) {
        const auto& effect = model.effects[i];
        const double x = static_cast<double>(i) + 1;
        (effect.voided ? hollow : points)->addData(x, effect.percent);
        all.push_back({x, effect.percent, effect.voided ? theme.quiet : style.colour});
    }
    drawOffScale(canvas, theme, std::move(all));
    if (!model.effects.empty()) drawInterval(canvas, model, side, theme);
}

}  // namespace assay::ui
