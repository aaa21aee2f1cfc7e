// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>

#include <limits>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::RunOrder)
};

void drawBlocks(QCustomPlot& canvas, const RunOrderModelPtr& model, const PlotTheme& theme) {
    QCPAxis* x_axis = canvas.xAxis;
    QCPAxisRect* rect = canvas.axisRect();
    new DrawnItem(canvas, QStringLiteral("background"), true, [=](QCPPainter& painter) {
        const double width = x_axis->coordToPixel(1) - x_axis->coordToPixel(0);
        for (std::size_t i = 0; i < model->blocks.size(); ++i) {
            const double left = x_axis->coordToPixel(static_cast<double>(i) + 0.5);
            if (left > rect->right() || left + width < rect->left()) continue;
            if (model->blocks[i].voided) {
                const QRectF span(left, rect->top(), width, rect->height());
                painter.fillRect(span, faded(theme.quiet, 0.12));
                // Lines of our own: a hatch brush becomes a bitmap in vector output.
                painter.save();
                painter.setClipRect(span, Qt::IntersectClip);
                painter.setPen(pen(faded(theme.quiet, 0.55), theme.unit));
                const double step = theme.fontSize * 0.75;
                for (double x = left - rect->height(); x < left + width; x += step) {
                    painter.drawLine(QPointF(x, rect->bottom()), QPointF(x + rect->height(), rect->top()));
                }
                painter.restore();
            }
            // Boundaries closer than this would be a grey wash.
            if (width >= theme.fontSize * 0.6 && i > 0) {
                painter.setPen(pen(theme.grid, theme.unit));
                painter.drawLine(QPointF(left, rect->top()), QPointF(left, rect->bottom()));
            }
        }
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
    drawBlocks(canvas, model, theme);

    // Dense plots take smaller and fainter marks, so that the shape of the cloud stays legible.
    const double count = static_cast<double>(model->windows.size());
    const double size = theme.fontSize * (count > 20000 ? 0.22 : count > 3000 ? 0.32 : 0.45);
    const double opacity = theme.dark ? 0.55 : 0.45;
    std::vector<QCPGraph*> points;
    std::vector<QCPGraph*> lines;
    std::vector<LegendEntry> legend;
    for (const auto& arm : model->arms) {
        const SeriesStyle style = theme.arm(arm.style);
        points.push_back(canvas.addGraph());
        points.back()->setLineStyle(QCPGraph::lsNone);
        points.back()->setPen(Qt::NoPen);  // else marks get it as their outline
        points.back()->setScatterStyle(scatter(style, size, opacity));
        points.back()->setAdaptiveSampling(true);  // keeps the extremes of each pixel column
        legend.push_back({arm.arm == arm.variant || arm.style >= 2
                              ? arm.arm
                              : QStringLiteral("%1 (%2)").arg(arm.arm, arm.variant),
                          style});
    }
    auto* voided = canvas.addGraph();
    voided->setLineStyle(QCPGraph::lsNone);
    voided->setPen(Qt::NoPen);
    voided->setScatterStyle(scatter({theme.quiet, Qt::SolidLine, Marker::cross}, size, 0.6));
    for (const auto& arm : model->arms) {
        lines.push_back(canvas.addGraph());
        const SeriesStyle style = theme.arm(arm.style);
        lines.back()->setPen(pen(style.colour, 1.6 * theme.unit, style.dash));
        lines.back()->setAdaptiveSampling(true);
    }

    std::vector<QVector<QCPGraphData>> clouds(model->arms.size());
    std::vector<QVector<QCPGraphData>> medians(model->arms.size());
    std::vector<int> last_block(model->arms.size(), -1);
    QVector<QCPGraphData> void_cloud;
    std::vector<OffScale> all;
    std::vector<double> values;
    all.reserve(model->windows.size());
    values.reserve(model->windows.size());
    for (const auto& window : model->windows) {
        const auto arm = static_cast<std::size_t>(window.arm);
        const double value = model->scale.scaled(window.value);
        values.push_back(value);
        all.push_back(
            {window.x, value, window.voided ? theme.quiet : theme.arm(model->arms[arm].style).colour});
        if (window.voided) {
            void_cloud.append({window.x, value});
            continue;
        }
        clouds[arm].append({window.x, value});
        // Fresh processes begin with each block, so the line does not run through its boundary.
        if (last_block[arm] != window.block && last_block[arm] >= 0) {
            medians[arm].append({window.block + 0.5, std::numeric_limits<double>::quiet_NaN()});
        }
        last_block[arm] = window.block;
        medians[arm].append({window.x, model->scale.scaled(window.rollingMedian)});
    }
    for (std::size_t arm = 0; arm < model->arms.size(); ++arm) {
        points[arm]->data()->set(clouds[arm], true);
        lines[arm]->data()->set(medians[arm], true);
    }
    voided->data()->set(void_cloud, true);
    canvas.xAxis->setRange(0.5, std::max<double>(12, static_cast<double>(model->blocks.size())) + 0.5);
    canvas.yAxis->setRange(bulkRange(std::move(values), {}));
    drawOffScale(canvas, theme, std::move(all));
    drawLegend(canvas, theme, std::move(legend));
}

}  // namespace assay::ui
