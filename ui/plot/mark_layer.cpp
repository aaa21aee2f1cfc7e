// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/mark_layer.h"

#include "ui/plot/marks.h"

#include <algorithm>
#include <cmath>

namespace assay::ui {

namespace {

QImage stampOf(const SeriesStyle& style, double size, double opacity, double ratio) {
    const int side = static_cast<int>(std::ceil((size + 1) * ratio)) | 1;  // odd: it has a middle
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    painter.scale(size * ratio, size * ratio);
    QColor colour = style.colour;
    colour.setAlphaF(static_cast<float>(opacity));
    painter.fillPath(markerPath(style.marker), colour);
    return image;
}

/// The pixels of a picture that nobody shares.
class Canvas {
  public:
    explicit Canvas(QImage& image) : bits_(image.bits()), stride_(image.bytesPerLine()) {}
    [[nodiscard]] QRgb* line(int y) const { return reinterpret_cast<QRgb*>(bits_ + y * stride_); }

  private:
    uchar* bits_;
    qsizetype stride_;
};

/// `over` upon `under`, both premultiplied: two channels at a time.
inline QRgb blended(QRgb over, QRgb under) {
    const QRgb left = 255U - static_cast<QRgb>(qAlpha(over));
    QRgb even = (under & 0xff00ffU) * left;
    even = ((even + ((even >> 8) & 0xff00ffU) + 0x800080U) >> 8) & 0xff00ffU;
    QRgb odd = ((under >> 8) & 0xff00ffU) * left;
    odd = (odd + ((odd >> 8) & 0xff00ffU) + 0x800080U) & 0xff00ff00U;
    return over + (even | odd);
}

}  // namespace

MarkLayer::MarkLayer(const QRectF& rect, double ratio)
    : rect_(rect),
      ratio_(ratio),
      image_(std::max(1, static_cast<int>(std::ceil(rect.width() * ratio))),
             std::max(1, static_cast<int>(std::ceil(rect.height() * ratio))),
             QImage::Format_ARGB32_Premultiplied) {
    image_.setDevicePixelRatio(ratio);
    image_.fill(Qt::transparent);
}

void MarkLayer::stamp(const SeriesStyle& style, double size, double opacity,
                      const std::vector<QPointF>& centres) {
    const QImage mark = stampOf(style, size, opacity, ratio_);
    struct Ink {
        int x, y;
        QRgb colour;
    };
    std::vector<Ink> inks;
    for (int y = 0; y < mark.height(); ++y)
        for (int x = 0; x < mark.width(); ++x)
            if (const auto* line = reinterpret_cast<const QRgb*>(mark.constScanLine(y)); line[x] != 0)
                inks.push_back({x - mark.width() / 2, y - mark.height() / 2, line[x]});
    const Canvas canvas(image_);
    const int width = image_.width();
    const int height = image_.height();
    for (const QPointF& centre : centres) {
        const int at_x = static_cast<int>(std::floor((centre.x() - rect_.left()) * ratio_));
        const int at_y = static_cast<int>(std::floor((centre.y() - rect_.top()) * ratio_));
        for (const Ink& ink : inks) {
            const int x = at_x + ink.x;
            const int y = at_y + ink.y;
            if (x < 0 || y < 0 || x >= width || y >= height) continue;
            QRgb& pixel = canvas.line(y)[x];
            pixel = blended(ink.colour, pixel);
        }
    }
}

void MarkLayer::fill(const CellCounts& counts, int cell, const QColor& colour) {
    if (counts.count.empty()) return;
    const int most = *std::max_element(counts.count.begin(), counts.count.end());
    if (most == 0) return;
    std::vector<QRgb> inks(static_cast<std::size_t>(most) + 1, 0);
    for (std::size_t n = 1; n < inks.size(); ++n) {
        // From a third, for a single point, to nearly all, by the logarithm: clouds have long tails.
        const double share = most > 1 ? std::log(static_cast<double>(n)) / std::log(most) : 1;
        inks[n] = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(),
                                     static_cast<int>(255 * (0.33 + 0.55 * share))));
    }
    const Canvas canvas(image_);
    for (int column = 0; column < counts.columns; ++column) {
        const auto* of_column = counts.count.data() + std::size_t(column) * std::size_t(counts.rows);
        const int left = column * cell;
        const int right = std::min(left + cell, image_.width());
        for (int row = 0; row < counts.rows; ++row) {
            if (of_column[row] == 0) continue;
            const QRgb ink = inks[of_column[row]];
            const int bottom = std::min((row + 1) * cell, image_.height());
            for (int y = row * cell; y < bottom; ++y) {
                QRgb* line = canvas.line(y);
                for (int x = left; x < right; ++x)
                    line[x] = blended(ink, line[x]);
            }
        }
    }
}

void MarkLayer::drawLine(const std::vector<LineColumn>& columns, const PlotMapping& mapping, double width,
                         const QColor& colour) {
    const QRgb ink = qPremultiply(colour.rgba());
    const double half = 0.5 * width * ratio_;
    const auto pixel = [&](double y) { return (mapping.map({0, y}).y() - rect_.top()) * ratio_; };
    const Canvas canvas(image_);
    const LineColumn* before = nullptr;
    for (const LineColumn& column : columns) {
        // Joined to where the column before ended.
        const double high = before ? std::max(column.greatest, before->last) : column.greatest;
        const double low = before ? std::min(column.least, before->last) : column.least;
        before = &column;
        if (column.column < 0 || column.column >= image_.width()) continue;
        const auto row = [&](double y) {
            return static_cast<int>(std::clamp<double>(std::round(y), 0, image_.height()));
        };
        for (int y = row(pixel(high) - half); y < row(pixel(low) + half); ++y)
            canvas.line(y)[column.column] = ink;
    }
}

void MarkLayer::paint(QPainter& painter) const {
    painter.drawImage(rect_.topLeft(), image_);
}

}  // namespace assay::ui
