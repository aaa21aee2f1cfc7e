// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/point_cloud.h"
#include "ui/plot/run_order_blocks.h"
#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::RunOrder)
};

QString nameOf(const RunOrderModel::Arm& arm) {
    const bool own_name = arm.arm == arm.variant || arm.style >= 2;
    return own_name ? arm.arm : QStringLiteral("%1 (%2)").arg(arm.arm, arm.variant);
}

void drawWindows(QCustomPlot& canvas, const RunOrderModelPtr& model, const PlotTheme& theme) {
    // Dense plots take smaller and fainter marks, so that the shape of the cloud stays legible.
    const std::size_t count = model->windows.size();
    const double size = theme.fontSize * (count > 20000 ? 0.22 : count > 3000 ? 0.32 : 0.45);
    const double opacity = theme.dark ? 0.55 : 0.45;
    std::vector<PointCloud> clouds;
    std::vector<PointLine> lines;
    for (const auto& series : model->series) {
        const PointSpan points{series.x, series.y};
        if (series.arm < 0) {
            // Not fainter than the rest: what does not count is still seen.
            clouds.push_back({{theme.quiet, Qt::SolidLine, Marker::cross}, size * 1.25, 0.85, points});
            continue;
        }
        SeriesStyle style = theme.arm(model->arms[static_cast<std::size_t>(series.arm)].style);
        clouds.push_back({style, size, opacity, points});
        // Dashes on a line this crooked cost much and show nothing; colour and marker tell the arms apart.
        if (count > 3000) style.dash = Qt::SolidLine;
        lines.push_back({style, 1.6 * theme.unit, {series.lineX, series.lineY}});
    }
    const double caret = theme.fontSize * 0.6;
    // The model is held: the clouds are views of its columns.
    new DrawnItem(
        canvas, QStringLiteral("main"), true,
        [model, clouds = std::move(clouds), lines = std::move(lines), caret, &canvas](QCPPainter& painter) {
            drawClouds(painter, clouds, lines, mappingOf(canvas), caret,
                       painter.modes().testFlag(QCPPainter::pmVectorized));
        });
}

}  // namespace

void draw(QCustomPlot& canvas, const RunOrderModelPtr& model, const PlotTheme& theme) {
    prepare(canvas, theme);
    setLabels(*canvas.xAxis, NumberTicker::Labels::integer, theme);
    setLabels(*canvas.yAxis, NumberTicker::Labels::number, theme);
    canvas.xAxis->setLabel(Words::tr("block, in the order run"));
    if (!model || model->windows.empty()) {
        canvas.xAxis->setRange(0.5, 12.5);
        canvas.yAxis->setRange(0, 1);
        canvas.yAxis->setTickLabels(false);
        return;
    }
    canvas.yAxis->setLabel(model->scale.unit);
    canvas.xAxis->setRange(0.5, std::max<double>(12, static_cast<double>(model->blocks.size())) + 0.5);
    canvas.yAxis->setRange(model->home.low, model->home.high);
    drawBlocks(canvas, model, theme);
    drawWindows(canvas, model, theme);
    std::vector<LegendEntry> legend;
    for (const auto& arm : model->arms)
        legend.push_back({nameOf(arm), theme.arm(arm.style)});
    drawLegend(canvas, theme, std::move(legend));
}

}  // namespace assay::ui
