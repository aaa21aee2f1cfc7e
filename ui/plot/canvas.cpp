// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/canvas.h"

#include "ui/plot/density.h"
#include "ui/plot/marks.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::Canvas)
};

void styleAxis(QCPAxis& axis, const PlotTheme& theme) {
    axis.setBasePen(pen(theme.quiet, theme.unit));
    axis.setTickPen(pen(theme.quiet, theme.unit));
    axis.setSubTicks(false);
    axis.setTickLengthIn(0);
    axis.setTickLengthOut(qRound(3 * theme.unit));
    axis.setTickLabelFont(theme.font);
    axis.setTickLabelColor(theme.quiet);
    axis.setTickLabelPadding(qRound(3 * theme.unit));
    axis.setLabelFont(theme.font);
    axis.setLabelColor(theme.quiet);
    axis.setLabelPadding(qRound(3 * theme.unit));
    axis.setPadding(qRound(2 * theme.unit));
    axis.setLabel({});
    axis.grid()->setPen(pen(theme.grid, theme.unit));
    axis.grid()->setSubGridVisible(false);
    axis.grid()->setZeroLinePen(Qt::NoPen);
    axis.setRangeReversed(false);
    axis.setVisible(true);
    axis.setTicks(true);
    axis.setTickLabels(true);
}

}  // namespace

DrawnItem::DrawnItem(QCustomPlot& canvas, const QString& layer, bool clipped, Draw draw)
    : QCPAbstractItem(&canvas), draw_(std::move(draw)) {
    setLayer(layer);
    setSelectable(false);
    setClipToAxisRect(clipped);
    setAntialiased(true);
}

double DrawnItem::selectTest(const QPointF&, bool, QVariant*) const {
    return -1;
}

void DrawnItem::draw(QCPPainter* painter) {
    painter->save();
    draw_(*painter);
    painter->restore();
}

NumberTicker::NumberTicker(const QCPAxis& axis, Labels labels, double font_size, double last)
    : axis_(axis), labels_(labels), font_size_(font_size), last_(last) {
    setTickStepStrategy(tssReadability);
}

double NumberTicker::getTickStep(const QCPRange& range) {
    const bool lying = axis_.orientation() == Qt::Horizontal;
    const QRect rect = axis_.axisRect()->rect();
    const double room = lying ? rect.width() : rect.height();
    setTickCount(std::clamp(static_cast<int>(room / (font_size_ * (lying ? 7.5 : 4.0))), 2, 9));
    double step = QCPAxisTicker::getTickStep(range);
    if (labels_ == Labels::integer) step = std::max(1.0, std::round(step));
    decimals_ = 0;
    for (double scaled = step; decimals_ < 6 && std::abs(scaled - std::round(scaled)) > 1e-6; scaled *= 10) {
        ++decimals_;
    }
    return step;
}

int NumberTicker::getSubTickCount(double) {
    return 0;
}

QString NumberTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    if (tick > last_) return {};
    if (labels_ == Labels::percent) return percentText(tick, decimals_);
    return numberText(tick, decimals_);
}

void prepare(QCustomPlot& canvas, const PlotTheme& theme) {
    canvas.clearPlottables();
    canvas.clearItems();
    canvas.setBackground(QBrush(theme.background));
    canvas.setNoAntialiasingOnDrag(false);
    canvas.setAntialiasedElements(QCP::aeAll);
    canvas.setNotAntialiasedElements(QCP::aeAxes | QCP::aeGrid);
    canvas.plotLayout()->setMargins(QMargins());
    auto* rect = canvas.axisRect();
    rect->setAutoMargins(QCP::msAll);
    const int air = qRound(4 * theme.unit);
    rect->setMinimumMargins(QMargins(air, qRound(theme.fontSize * 0.7), qRound(theme.fontSize * 1.4), air));
    rect->setRangeDrag(Qt::Horizontal | Qt::Vertical);
    rect->setRangeZoom(Qt::Horizontal | Qt::Vertical);
    styleAxis(*canvas.xAxis, theme);
    styleAxis(*canvas.yAxis, theme);
    canvas.xAxis2->setVisible(false);
    canvas.yAxis2->setVisible(false);
    canvas.xAxis->grid()->setVisible(false);
    canvas.yAxis->grid()->setVisible(true);
}

void setLabels(QCPAxis& axis, NumberTicker::Labels labels, const PlotTheme& theme, double last) {
    axis.setTicker(QSharedPointer<NumberTicker>::create(axis, labels, theme.fontSize, last));
}

QPen pen(const QColor& colour, double width, Qt::PenStyle style) {
    QPen line(colour, width, style);
    line.setCapStyle(Qt::FlatCap);
    line.setJoinStyle(Qt::RoundJoin);
    return line;
}

QColor faded(const QColor& colour, double opacity) {
    QColor result = colour;
    result.setAlphaF(static_cast<float>(opacity));
    return result;
}

void fillPath(QPainter& painter, const QPainterPath& unit_path, const QPointF& at, double size,
              const QColor& colour) {
    painter.fillPath(
        (QTransform::fromScale(size, size) * QTransform::fromTranslate(at.x(), at.y())).map(unit_path),
        colour);
}

PlotMapping mappingOf(const QCustomPlot& canvas) {
    // An axis counts from the last pixel row of its rectangle, a QRectF from the edge below it.
    const QRect rect = canvas.axisRect()->rect();
    return {QRectF(rect.left(), rect.top() - 1, rect.width(), rect.height()), canvas.xAxis->range().lower,
            canvas.xAxis->range().upper, canvas.yAxis->range().lower, canvas.yAxis->range().upper};
}

void drawEffectLines(QCustomPlot& canvas, const PlotTheme& theme, const experiment::Question& question,
                     const std::optional<Band>& null_band) {
    QCPAxis* axis = canvas.yAxis;
    QCPAxisRect* rect = canvas.axisRect();
    new DrawnItem(canvas, QStringLiteral("background"), true, [=](QCPPainter& painter) {
        if (!null_band) return;
        const double top = axis->coordToPixel(null_band->high);
        const double bottom = axis->coordToPixel(null_band->low);
        const QRectF band(rect->left(), top, rect->width(), bottom - top);
        painter.fillRect(band, theme.nullBand);
    });
    const double delta = question.material_percent;
    const bool down = question.direction != experiment::Direction::raises;
    const bool up = question.direction != experiment::Direction::lowers;
    new DrawnItem(canvas, QStringLiteral("axes"), true, [=](QCPPainter& painter) {
        const auto line = [&](double value, const QPen& stroke) {
            const double y = axis->coordToPixel(value);
            painter.setPen(stroke);
            painter.drawLine(QPointF(rect->left(), y), QPointF(rect->right(), y));
        };
        line(0, pen(theme.quiet, theme.unit));
        // The side that the question asks about is drawn firmly, the other as a reminder that null must lie
        // within.
        line(-delta,
             pen(faded(theme.threshold, down ? 1 : 0.45), theme.unit * (down ? 1.5 : 1), Qt::DashLine));
        line(delta, pen(faded(theme.threshold, up ? 1 : 0.45), theme.unit * (up ? 1.5 : 1), Qt::DashLine));
        painter.setFont(theme.font);
        const QFontMetricsF metrics(theme.font);
        const auto label = [&](double value, const QString& words, bool above) {
            const double y = axis->coordToPixel(value);
            const double x = rect->left() + theme.fontSize * 0.6;
            painter.setPen(theme.threshold);
            painter.drawText(QPointF(x, above ? y - metrics.descent() - theme.unit : y + metrics.ascent()),
                             words);
        };
        if (null_band) {
            // Said where it is, as long as it has room above the line of no effect.
            const QString words = Words::tr("copy of the baseline");
            const double top = axis->coordToPixel(null_band->high);
            const double room = std::min(axis->coordToPixel(null_band->low), axis->coordToPixel(0)) - top;
            if (room > metrics.height() + 2 * theme.unit) {
                painter.setPen(theme.quiet);
                painter.drawText(
                    QPointF(rect->right() - metrics.horizontalAdvance(words) - theme.fontSize * 0.4,
                            top + metrics.ascent() + theme.unit),
                    words);
            }
        }
        if (down) label(-delta, QStringLiteral("\u2212\u03b4 = ") + thresholdText(-delta), false);
        if (up) label(delta, QStringLiteral("+\u03b4 = +") + thresholdText(delta), true);
    });
}

void drawLegend(QCustomPlot& canvas, const PlotTheme& theme, std::vector<LegendEntry> entries) {
    QCPAxisRect* rect = canvas.axisRect();
    QMargins margins = rect->minimumMargins();
    margins.setTop(qRound(theme.fontSize * 2.1));
    rect->setMinimumMargins(margins);
    const auto draw_row = [=, entries = std::move(entries)](QCPPainter& painter) {
        const QFontMetricsF metrics(theme.font);
        double names = 0;
        for (const auto& entry : entries)
            names += metrics.horizontalAdvance(entry.name);
        // Where it is tight the samples of the lines go first, then the ends of the names.
        const auto count = static_cast<double>(entries.size());
        const bool tight = names + count * 4.3 * theme.fontSize > rect->width();
        const double sample = (tight ? 0.8 : 2.2) * theme.fontSize;
        const double gap = (tight ? 0.9 : 1.6) * theme.fontSize;
        const double room = rect->width() - count * (sample + 0.5 * theme.fontSize + gap);
        const double share = names > room && names > 0 ? std::max(0.2, room / names) : 1;
        double x = rect->left();
        const double y = rect->top() - theme.fontSize * 1.2;
        painter.setFont(theme.font);
        for (const auto& entry : entries) {
            painter.setPen(pen(entry.style.colour, 1.6 * theme.unit, entry.style.dash));
            if (!tight) painter.drawLine(QPointF(x, y), QPointF(x + sample, y));
            fillPath(painter, markerPath(entry.style.marker), QPointF(x + sample / 2, y),
                     theme.fontSize * 0.72, entry.style.colour);
            x += sample + 0.5 * theme.fontSize;
            const double width = share * metrics.horizontalAdvance(entry.name) + 1;
            painter.setPen(theme.text);
            painter.drawText(QPointF(x, y + (metrics.ascent() - metrics.descent()) / 2),
                             metrics.elidedText(entry.name, Qt::ElideRight, width));
            x += width + gap;
        }
    };
    new DrawnItem(canvas, QStringLiteral("legend"), false, draw_row);
}

QCPRange bulkRange(std::vector<double> values, const std::vector<double>& must) {
    const Band band = bulkBand(std::move(values), must);
    return {band.low, band.high};
}

}  // namespace assay::ui
