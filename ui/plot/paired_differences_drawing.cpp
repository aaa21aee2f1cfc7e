// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/marks.h"
#include "ui/plot/point_cloud.h"
#include "ui/plot/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

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
    if (!model.median) return;
    new DrawnItem(canvas, QStringLiteral("axes"), true,
                  [=, median = *model.median, low = model.low, high = model.high](QCPPainter& painter) {
                      const double at = x_axis->coordToPixel(x);
                      // An infinite side runs out of the picture.
                      const double top = high ? y_axis->coordToPixel(*high) : rect->top() - 1.0;
                      const double bottom = low ? y_axis->coordToPixel(*low) : rect->bottom() + 1.0;
                      painter.setPen(pen(colour, 2.4 * theme.unit));
                      painter.drawLine(QPointF(at, top), QPointF(at, bottom));
                      const double cap = theme.fontSize * 0.35;
                      for (const double y : {top, bottom})
                          painter.drawLine(QPointF(at - cap, y), QPointF(at + cap, y));
                      fillPath(painter, markerPath(Marker::square), QPointF(at, y_axis->coordToPixel(median)),
                               theme.fontSize * 0.95, colour);
                      const QString words = Words::tr("interval");
                      const QFontMetricsF metrics(theme.font);
                      painter.setFont(theme.font);
                      painter.setPen(theme.quiet);
                      painter.drawText(
                          QPointF(std::min<double>(at - metrics.horizontalAdvance(words) / 2,
                                                   rect->right() - metrics.horizontalAdvance(words)),
                                  rect->bottom() - metrics.descent() - theme.unit),
                          words);
                  });
}

/// The effects as the clouds see them: counted ones and void ones apart.
struct Columns {
    std::vector<double> x, y, voided_x, voided_y;
};

void drawEffects(QCustomPlot& canvas, const PairedDifferencesModel& model, const PlotTheme& theme) {
    auto columns = std::make_shared<Columns>();
    for (const auto& effect : model.effects) {
        (effect.voided ? columns->voided_x : columns->x).push_back(effect.place + 1);
        (effect.voided ? columns->voided_y : columns->y).push_back(effect.percent);
    }
    const SeriesStyle style = theme.arm(model.context.style);
    const bool many = model.effects.size() > 2000;
    const double size = theme.fontSize * (many ? 0.34 : 0.62);
    std::vector<PointCloud> clouds = {
        {{style.colour, Qt::SolidLine, Marker::disc}, size, many ? 0.55 : 0.8, {columns->x, columns->y}},
        {{theme.quiet, Qt::SolidLine, Marker::cross},
         size * 1.25,
         0.9,
         {columns->voided_x, columns->voided_y}}};
    new DrawnItem(
        canvas, QStringLiteral("main"), true,
        [columns, clouds = std::move(clouds), &canvas, caret = theme.fontSize * 0.6](QCPPainter& painter) {
            drawClouds(painter, clouds, {}, mappingOf(canvas), caret,
                       painter.modes().testFlag(QCPPainter::pmVectorized));
        });
}

}  // namespace

void draw(QCustomPlot& canvas, const PairedDifferencesModel& model, const PlotTheme& theme) {
    prepare(canvas, theme);
    setLabels(*canvas.yAxis, NumberTicker::Labels::percent, theme);
    canvas.xAxis->setLabel(Words::tr("block"));
    const double delta = model.context.question.material_percent;
    const double last = model.effects.empty() ? 0 : model.effects.back().place + 1;
    const double count = std::max<double>({12, last, static_cast<double>(model.blocks.size())});
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

    drawEffects(canvas, model, theme);
    drawInterval(canvas, model, side, theme);
}

}  // namespace assay::ui
