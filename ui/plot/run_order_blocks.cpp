// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/run_order_blocks.h"

#include "ui/plot/canvas.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <vector>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::RunOrder)
};

/// The blocks on the canvas as it is now.
struct BlockSpans {
    QRectF rect;
    double origin = 0;  // where block 0 would begin
    double width = 0;   // of a block
    std::size_t first = 0;
    std::size_t last = 0;  // one past the last visible

    [[nodiscard]] double left(std::size_t place) const { return origin + width * static_cast<double>(place); }
};

BlockSpans spansOf(QCustomPlot& canvas, std::size_t blocks) {
    const QCPAxis* axis = canvas.xAxis;
    BlockSpans spans;
    spans.rect = canvas.axisRect()->rect();
    spans.origin = axis->coordToPixel(0.5);
    spans.width = axis->coordToPixel(1.5) - spans.origin;
    const auto place = [&](double x) {
        const double at = std::floor((x - spans.origin) / spans.width);
        return static_cast<std::size_t>(std::clamp<double>(at, 0, static_cast<double>(blocks)));
    };
    spans.first = place(spans.rect.left());
    spans.last = std::min(blocks, place(spans.rect.right()) + 1);
    return spans;
}

/// From left to right, not touching.
using Stretches = std::vector<std::pair<double, double>>;

void append(Stretches& stretches, double left, double right) {
    if (!stretches.empty() && left <= stretches.back().second + 0.01) {
        stretches.back().second = std::max(stretches.back().second, right);
    } else {
        stretches.emplace_back(left, right);
    }
}

/// Where void blocks fill at least half of a unit's width: what is hatched from top to bottom.
Stretches voidStretches(const std::vector<BlockFacts>& blocks, const BlockSpans& spans, double unit) {
    Stretches stretches;
    double column = 0;
    double covered = 0;
    const auto flush = [&] {
        if (covered >= 0.5 * unit) append(stretches, column * unit, (column + 1) * unit);
        covered = 0;
    };
    for (std::size_t i = spans.first; i < spans.last; ++i) {
        if (!blocks[i].voided) continue;
        if (spans.width >= unit) {
            append(stretches, spans.left(i), spans.left(i) + spans.width);
            continue;
        }
        const double at = std::floor(spans.left(i) / unit);
        if (at != column) flush();
        column = at;
        covered += spans.width;
    }
    if (spans.width < unit) flush();
    return stretches;
}

void hatch(QPainter& painter, const Stretches& stretches, const QRectF& rect, const PlotTheme& theme) {
    if (stretches.empty()) return;
    QPainterPath area;
    for (const auto& [left, right] : stretches)
        area.addRect(QRectF(left, rect.top(), right - left, rect.height()));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipPath(area, Qt::IntersectClip);
    painter.fillRect(rect, faded(theme.quiet, 0.12));
    painter.setRenderHint(QPainter::Antialiasing);
    // Lines of our own: a hatch brush becomes a bitmap in vector output.
    painter.setPen(pen(faded(theme.quiet, 0.55), theme.unit));
    const double step = theme.fontSize * 0.75;
    for (double x = rect.left() - rect.height(); x < rect.right(); x += step)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.restore();
}

/// A tick a stretch; neighbours closer than a unit are one.
void ticks(QPainter& painter, const Stretches& stretches, double top, double height, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const auto& [left, right] : stretches)
        painter.fillRect(QRectF(left, top, right - left, height), colour);
    painter.restore();
}

void drawVoid(QPainter& painter, const std::vector<BlockFacts>& blocks, const BlockSpans& spans,
              const PlotTheme& theme) {
    hatch(painter, voidStretches(blocks, spans, theme.unit), spans.rect, theme);
    Stretches all;
    for (std::size_t i = spans.first; i < spans.last; ++i)
        if (blocks[i].voided) append(all, spans.left(i), spans.left(i) + std::max(spans.width, theme.unit));
    ticks(painter, all, spans.rect.top(), theme.fontSize * 0.3, theme.quiet);
}

void drawLayouts(QPainter& painter, const std::vector<BlockFacts>& blocks, const BlockSpans& spans,
                 const PlotTheme& theme) {
    Stretches changes;
    for (std::size_t i = spans.first; i < spans.last; ++i)
        if (changesLayout(blocks, i)) append(changes, spans.left(i), spans.left(i) + theme.unit);
    const double height = theme.fontSize * 0.4;
    ticks(painter, changes, spans.rect.bottom() - height, height, theme.quiet);
}

/// Boundaries closer than a few units would be a grey wash.
void drawBoundaries(QPainter& painter, const BlockSpans& spans, const PlotTheme& theme) {
    if (spans.width < theme.fontSize * 0.6) return;
    painter.setPen(pen(theme.grid, theme.unit));
    for (std::size_t i = std::max<std::size_t>(1, spans.first); i < spans.last; ++i) {
        const double x = spans.left(i);
        painter.drawLine(QPointF(x, spans.rect.top()), QPointF(x, spans.rect.bottom()));
    }
}

void drawSessions(QPainter& painter, const std::vector<BlockFacts>& blocks, const BlockSpans& spans,
                  const PlotTheme& theme) {
    const QFontMetricsF metrics(theme.font);
    painter.setFont(theme.font);
    double free_from = spans.rect.left();
    for (std::size_t i = spans.first; i < spans.last; ++i) {
        if (!beginsSession(blocks, i)) continue;
        const double x = spans.left(i);
        painter.setPen(pen(theme.text, theme.unit, Qt::DashDotLine));
        painter.drawLine(QPointF(x, spans.rect.top()), QPointF(x, spans.rect.bottom()));
        const QString name = Words::tr("session %1").arg(QLocale().toString(blocks[i].session));
        const double left = x + 0.4 * theme.fontSize;
        const double right = left + metrics.horizontalAdvance(name);
        if (left < free_from || right > spans.rect.right()) continue;
        free_from = right + theme.fontSize;
        painter.setPen(theme.text);
        painter.drawText(QPointF(left, spans.rect.top() + theme.fontSize * 0.5 + metrics.ascent()), name);
    }
}

}  // namespace

void drawBlocks(QCustomPlot& canvas, const RunOrderModelPtr& model, const PlotTheme& theme) {
    new DrawnItem(canvas, QStringLiteral("background"), true, [=, &canvas](QCPPainter& painter) {
        const BlockSpans spans = spansOf(canvas, model->blocks.size());
        if (!(spans.width > 0)) return;
        drawVoid(painter, model->blocks, spans, theme);
        drawBoundaries(painter, spans, theme);
    });
    new DrawnItem(canvas, QStringLiteral("axes"), true, [=, &canvas](QCPPainter& painter) {
        const BlockSpans spans = spansOf(canvas, model->blocks.size());
        if (!(spans.width > 0)) return;
        drawLayouts(painter, model->blocks, spans, theme);
        drawSessions(painter, model->blocks, spans, theme);
    });
}

}  // namespace assay::ui
