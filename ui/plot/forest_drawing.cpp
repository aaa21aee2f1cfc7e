// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"
#include "ui/plot/drawing.h"
#include "ui/plot/marks.h"
#include "ui/plot/words.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::Forest)
};

/// How wide the words left and right of the axis are.
struct Columns {
    double left = 0;      // comparison over workload and metric
    double numbers = 0;   // effect over interval
    double decision = 0;  // shape and word
};

QString rangeText(const ForestModel::Row& row, int decimals) {
    if (!row.effect) return Words::tr("no block counts");
    return row.exact ? Words::tr("exact") : intervalText(row.low, row.high, decimals);
}

QString effectText(const ForestModel::Row& row, int decimals) {
    return row.effect ? percentText(*row.effect, decimals) : QStringLiteral("\u2013");
}

/// The effect is what is read first.
QFont effectFont(const PlotTheme& theme) {
    QFont font = theme.font;
    font.setPixelSize(qRound(theme.fontSize * 1.18));
    font.setWeight(QFont::DemiBold);
    return font;
}

int decimalsOf(const ForestModel& model) {
    int decimals = 1;  // one number of decimals for the column, so that points align
    for (const auto& row : model.rows)
        decimals = std::max(decimals, percentDecimals(row.low, row.high, row.material));
    return decimals;
}

Columns columnsOf(const ForestModel& model, const PlotTheme& theme) {
    const QFontMetricsF metrics(theme.font);
    const QFontMetricsF strong(effectFont(theme));
    const int decimals = decimalsOf(model);
    Columns columns;
    for (const auto& row : model.rows) {
        columns.left =
            std::max({columns.left, metrics.horizontalAdvance(row.comparison),
                      metrics.horizontalAdvance(row.workload + QStringLiteral(" \u00b7 ") + row.metric)});
        columns.numbers = std::max({columns.numbers, strong.horizontalAdvance(effectText(row, decimals)),
                                    metrics.horizontalAdvance(rangeText(row, decimals))});
        columns.decision = std::max(columns.decision, metrics.horizontalAdvance(word(row.decision)));
    }
    columns.left += theme.fontSize * 2.2;
    columns.numbers += theme.fontSize * 1.5;
    columns.decision += theme.fontSize * 3.2;
    return columns;
}

/// One row: all that lies on the axis.
void drawRange(QCPPainter& painter, const ForestModel::Row& row, double y, double half, QCPAxis* axis,
               const PlotTheme& theme) {
    const QRect rect = axis->axisRect()->rect();
    const auto x = [&](double percent) { return axis->coordToPixel(percent); };
    if (row.nullBand) {
        painter.fillRect(
            QRectF(x(row.nullBand->low), y - half, x(row.nullBand->high) - x(row.nullBand->low), 2 * half),
            theme.nullBand);
    }
    painter.setPen(pen(theme.quiet, theme.unit));
    painter.drawLine(QPointF(x(0), y - half), QPointF(x(0), y + half));
    const auto threshold = [&](double percent, bool asked) {
        painter.setPen(
            pen(faded(theme.threshold, asked ? 1 : 0.4), theme.unit * (asked ? 1.5 : 1), Qt::DashLine));
        painter.drawLine(QPointF(x(percent), y - half), QPointF(x(percent), y + half));
    };
    threshold(-row.material, row.direction != experiment::Direction::raises);
    threshold(row.material, row.direction != experiment::Direction::lowers);

    if (!row.effect) return;
    const bool faint = row.decision == verdict::Decision::void_;
    const QColor colour = faint ? theme.quiet : theme.text;
    if (row.exact) {
        fillPath(painter, markerPath(Marker::diamond), QPointF(x(*row.effect), y), theme.fontSize, colour);
        return;
    }
    const double left = row.low ? x(*row.low) : rect.left() - 1.0;
    const double right = row.high ? x(*row.high) : rect.right() + 1.0;
    painter.setPen(pen(colour, 2 * theme.unit));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    const double cap = theme.fontSize * 0.3;
    if (row.low) painter.drawLine(QPointF(left, y - cap), QPointF(left, y + cap));
    if (row.high) painter.drawLine(QPointF(right, y - cap), QPointF(right, y + cap));
    fillPath(painter, markerPath(Marker::square), QPointF(x(*row.effect), y), theme.fontSize * 0.85, colour);
}

void drawWords(QCPPainter& painter, const ForestModel::Row& row, double y, const QRect& rect,
               const Columns& columns, int decimals, const PlotTheme& theme) {
    const QFontMetricsF metrics(theme.font);
    painter.setFont(theme.font);
    const double first = y - metrics.descent() + theme.unit * 0.5;
    const double second = y + metrics.ascent();
    const double left = rect.left() - columns.left + theme.fontSize * 0.8;
    painter.setPen(theme.text);
    painter.drawText(QPointF(left, first), row.comparison);
    const double numbers = rect.right() + columns.numbers;
    const auto rightAligned = [&](const QString& words, double baseline) {
        painter.drawText(QPointF(numbers - QFontMetricsF(painter.font()).horizontalAdvance(words), baseline),
                         words);
    };
    painter.setFont(effectFont(theme));
    rightAligned(effectText(row, decimals), first);
    painter.setFont(theme.font);
    painter.setPen(theme.quiet);
    painter.drawText(QPointF(left, second), row.workload + QStringLiteral(" \u00b7 ") + row.metric);
    rightAligned(rangeText(row, decimals), second);

    const double mark = numbers + theme.fontSize * 1.6;
    fillPath(painter, decisionPath(row.decision), QPointF(mark, y), theme.fontSize * 1.15,
             theme.decision(row.decision));
    painter.setPen(theme.text);
    painter.drawText(QPointF(mark + theme.fontSize * 0.9, y + (metrics.ascent() - metrics.descent()) / 2),
                     word(row.decision));
}

QString headingOf(experiment::QuestionRole role) {
    switch (role) {
        case experiment::QuestionRole::claim:
            return Words::tr("Claim");
        case experiment::QuestionRole::calibration:
            return Words::tr("Calibration: known doses of the mechanism");
        case experiment::QuestionRole::guard:
            return Words::tr("Guards: off the path, no effect expected");
    }
    return {};
}

void drawCurrent(QCPPainter& painter, double y, double half, const QRect& viewport, const PlotTheme& theme) {
    painter.fillRect(QRectF(0, y - half, viewport.width(), 2 * half),
                     faded(theme.accent, theme.dark ? 0.28 : 0.13));
    painter.fillRect(QRectF(0, y - half, 3 * theme.unit, 2 * half), theme.accent);
}

}  // namespace

ForestRows forestRows(const ForestModel& model) {
    ForestRows rows;
    double y = 0;
    for (std::size_t i = 0; i < model.rows.size(); ++i) {
        const auto& row = model.rows[i];
        if (i == 0 || row.groupStart) {
            if (i > 0) y += 0.25;
            rows.headings.push_back({y + 0.3, headingOf(row.role)});
            y += 0.55;
        }
        rows.centres.push_back(y + 0.5);
        y += 1;
    }
    rows.height = y;
    return rows;
}

void draw(QCustomPlot& canvas, const ForestModel& model, const PlotTheme& theme, int current_row) {
    prepare(canvas, theme);
    setLabels(*canvas.xAxis, NumberTicker::Labels::percent, theme);
    auto* rect = canvas.axisRect();
    rect->setRangeDrag(Qt::Horizontal);
    rect->setRangeZoom(Qt::Horizontal);
    const Columns columns = columnsOf(model, theme);
    rect->setAutoMargins(QCP::msBottom);
    rect->setMargins(QMargins(qRound(columns.left), 0, qRound(columns.numbers + columns.decision), 0));
    canvas.yAxis->setVisible(false);
    canvas.yAxis->grid()->setVisible(false);
    canvas.xAxis->grid()->setVisible(true);
    canvas.yAxis->setRangeReversed(true);
    const ForestRows rows = forestRows(model);
    canvas.yAxis->setRange(-0.05, std::max(1.0, rows.height + 0.1));
    std::vector<double> must = {0};
    for (const auto& row : model.rows) {
        must.insert(must.end(), {-row.material, row.material});
        if (row.effect) must.push_back(*row.effect);
        if (row.low) must.push_back(*row.low);
        if (row.high) must.push_back(*row.high);
    }
    canvas.xAxis->setRange(bulkRange({}, must));
    if (model.rows.empty()) return;

    QCPAxis* x_axis = canvas.xAxis;
    QCPAxis* y_axis = canvas.yAxis;
    const int decimals = decimalsOf(model);
    const auto half = [y_axis] { return 0.5 * std::abs(y_axis->coordToPixel(1) - y_axis->coordToPixel(0)); };
    new DrawnItem(canvas, QStringLiteral("background"), false, [=, &canvas](QCPPainter& painter) {
        if (current_row >= 0 && current_row < static_cast<int>(rows.centres.size())) {
            const double y = y_axis->coordToPixel(rows.centres[static_cast<std::size_t>(current_row)]);
            drawCurrent(painter, y, half(), canvas.viewport(), theme);
        }
    });
    new DrawnItem(canvas, QStringLiteral("main"), true, [=](QCPPainter& painter) {
        for (std::size_t i = 0; i < model.rows.size(); ++i) {
            drawRange(painter, model.rows[i], y_axis->coordToPixel(rows.centres[i]), half() * 0.86, x_axis,
                      theme);
        }
    });
    new DrawnItem(canvas, QStringLiteral("axes"), false, [=](QCPPainter& painter) {
        QFont bold = theme.font;
        bold.setWeight(QFont::DemiBold);
        painter.setFont(bold);
        painter.setPen(theme.quiet);
        for (const auto& heading : rows.headings) {
            painter.drawText(QPointF(rect->left() - columns.left + theme.fontSize * 0.8,
                                     y_axis->coordToPixel(heading.y) + theme.fontSize * 0.35),
                             heading.text);
        }
        for (std::size_t i = 0; i < model.rows.size(); ++i) {
            drawWords(painter, model.rows[i], y_axis->coordToPixel(rows.centres[i]), rect->rect(), columns,
                      decimals, theme);
        }
    });
}

}  // namespace assay::ui
