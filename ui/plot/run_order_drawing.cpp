// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/point_cloud.h"
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
    std::vector<PointCloud> clouds;
    std::vector<QVector<QCPGraphData>> medians(model->arms.size());
    std::vector<int> last_block(model->arms.size(), -1);
    std::vector<LegendEntry> legend;
    for (const auto& arm : model->arms) {
        const SeriesStyle style = theme.arm(arm.style);
        clouds.push_back({style, size, opacity, {}});
        const bool own_name = arm.arm == arm.variant || arm.style >= 2;
        legend.push_back({own_name ? arm.arm : QStringLiteral("%1 (%2)").arg(arm.arm, arm.variant), style});
    }
    clouds.push_back(
        {{theme.quiet, Qt::SolidLine, Marker::cross}, size, 0.6, {}});  // voided windows of any arm
    std::vector<OffScale> all;
    std::vector<double> values;
    all.reserve(model->windows.size());
    values.reserve(model->windows.size());
    for (const auto& window : model->windows) {
        const auto arm = static_cast<std::size_t>(window.arm);
        const double value = model->scale.scaled(window.value);
        PointCloud& cloud = window.voided ? clouds.back() : clouds[arm];
        cloud.points.emplace_back(window.x, value);
        values.push_back(value);
        all.push_back({window.x, value, cloud.style.colour});
        if (window.voided) continue;
        // Fresh processes begin with each block, so the line does not run through its boundary.
        if (last_block[arm] != window.block && last_block[arm] >= 0) {
            medians[arm].append({window.block + 0.5, std::numeric_limits<double>::quiet_NaN()});
        }
        last_block[arm] = window.block;
        medians[arm].append({window.x, model->scale.scaled(window.rollingMedian)});
    }
    canvas.xAxis->setRange(0.5, std::max<double>(12, static_cast<double>(model->blocks.size())) + 0.5);
    canvas.yAxis->setRange(bulkRange(std::move(values), {}));
    new DrawnItem(canvas, QStringLiteral("grid"), true,
                  [x = canvas.xAxis, y = canvas.yAxis, clouds = std::move(clouds)](QCPPainter& painter) {
                      const PlotMapping mapping{QRectF(x->axisRect()->rect()), x->range().lower,
                                                x->range().upper, y->range().lower, y->range().upper};
                      const bool as_vectors = painter.modes().testFlag(QCPPainter::pmVectorized);
                      for (const auto& cloud : clouds)
                          drawCloud(painter, cloud, mapping, as_vectors);
                  });
    for (std::size_t arm = 0; arm < model->arms.size(); ++arm) {
        auto* line = canvas.addGraph();
        const SeriesStyle style = theme.arm(model->arms[arm].style);
        // Dashes on a line this crooked cost much and show nothing; colour and marker tell the arms apart.
        line->setPen(pen(style.colour, 1.6 * theme.unit, count > 3000 ? Qt::SolidLine : style.dash));
        line->setAdaptiveSampling(true);
        line->data()->set(medians[arm], true);
    }
    drawOffScale(canvas, theme, std::move(all));
    drawLegend(canvas, theme, std::move(legend));
}

}  // namespace assay::ui
