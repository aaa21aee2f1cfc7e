// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/marks.h"
#include "ui/plot/words.h"
#include "ui/session/verdict_summary.h"

#include <QCoreApplication>

#include <algorithm>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::Funnel)
};

/// The wide mouth of the funnel would flatten what matters, so the home range is that of its later two
/// thirds.
QCPRange effectRange(const FunnelModel& model) {
    const double delta = model.context.question.material_percent;
    std::vector<double> must = {0, -delta, delta};
    if (model.context.nullBand)
        must.insert(must.end(), {model.context.nullBand->low, model.context.nullBand->high});
    const std::size_t from = model.points.size() / 3;
    for (std::size_t i = 0; i < model.points.size(); ++i) {
        const auto& point = model.points[i];
        if (i < from) continue;
        must.push_back(point.median_percent);
        if (point.low_percent) must.push_back(*point.low_percent);
        if (point.high_percent) must.push_back(*point.high_percent);
    }
    return bulkRange({}, must);
}

void drawClearing(QCustomPlot& canvas, const FunnelModel& model, const PlotTheme& theme) {
    if (!model.clearedAt) return;
    const auto point = std::find_if(model.points.begin(), model.points.end(),
                                    [&](const auto& p) { return p.blocks == *model.clearedAt; });
    if (point == model.points.end()) return;
    QCPAxis* x_axis = canvas.xAxis;
    QCPAxisRect* rect = canvas.axisRect();
    const double blocks = *model.clearedAt;
    const verdict::Decision decision = model.context.decision;
    const QString words = Words::tr("clear of \u03b4 at block %1").arg(QLocale().toString(*model.clearedAt));
    new DrawnItem(canvas, QStringLiteral("axes"), true, [=](QCPPainter& painter) {
        const double x = x_axis->coordToPixel(blocks);
        painter.setPen(pen(theme.decision(decision), theme.unit));
        painter.drawLine(QPointF(x, rect->top()), QPointF(x, rect->bottom()));
        const QFontMetricsF metrics(theme.font);
        const double size = theme.fontSize * 1.15;
        const double y = rect->top() + size * 0.75;
        // On the side that has room.
        const double width = metrics.horizontalAdvance(words) + size * 2;
        const bool right = x + width < rect->right();
        const double mark = right ? x + size * 0.85 : x - size * 0.85;
        fillPath(painter, decisionPath(decision), QPointF(mark, y), size, theme.decision(decision));
        painter.setFont(theme.font);
        painter.setPen(theme.text);
        const double left = right ? mark + size * 0.8 : mark - size * 0.8 - metrics.horizontalAdvance(words);
        painter.drawText(QPointF(left, y + (metrics.ascent() - metrics.descent()) / 2), words);
    });
}

}  // namespace

void draw(QCustomPlot& canvas, const FunnelModel& model, const PlotTheme& theme) {
    prepare(canvas, theme);
    setLabels(*canvas.xAxis, NumberTicker::Labels::integer, theme);
    setLabels(*canvas.yAxis, NumberTicker::Labels::percent, theme);
    canvas.xAxis->setLabel(Words::tr("counted blocks"));
    const int counted = model.points.empty() ? 0 : model.points.back().blocks;
    canvas.xAxis->setRange(0, std::max(model.minimumBlocks * 1.5, counted * 1.04));
    canvas.yAxis->setRange(effectRange(model));
    drawEffectLines(canvas, theme, model.context.question, model.context.nullBand);

    const SeriesStyle style = theme.arm(model.context.style);
    auto* lower = canvas.addGraph();
    auto* upper = canvas.addGraph();
    auto* median = canvas.addGraph();
    for (auto* side : {lower, upper}) {
        side->setPen(pen(faded(style.colour, 0.7), theme.unit));
        side->setLineStyle(QCPGraph::lsStepLeft);  // the interval holds until the next block is counted
        side->setAdaptiveSampling(false);
    }
    upper->setBrush(faded(style.colour, theme.dark ? 0.22 : 0.14));
    upper->setChannelFillGraph(lower);
    median->setPen(pen(style.colour, 2 * theme.unit));
    median->setLineStyle(QCPGraph::lsStepLeft);
    for (const auto& point : model.points) {
        median->addData(point.blocks, point.median_percent);
        if (!point.low_percent || !point.high_percent) continue;
        lower->addData(point.blocks, *point.low_percent);
        upper->addData(point.blocks, *point.high_percent);
    }
    drawClearing(canvas, model, theme);
}

}  // namespace assay::ui
