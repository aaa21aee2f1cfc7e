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
    const int side = mark.width();
    const Canvas canvas(image_);
    for (const QPointF& centre : centres) {
        const int left = static_cast<int>(std::floor((centre.x() - rect_.left()) * ratio_)) - side / 2;
        const int top = static_cast<int>(std::floor((centre.y() - rect_.top()) * ratio_)) - side / 2;
        const int from_x = std::max(0, -left);
        const int to_x = std::min(side, image_.width() - left);
        const int from_y = std::max(0, -top);
        const int to_y = std::min(side, image_.height() - top);
        for (int y = from_y; y < to_y; ++y) {
            const auto* source = reinterpret_cast<const QRgb*>(mark.constScanLine(y));
            QRgb* target = canvas.line(top + y);
            for (int x = from_x; x < to_x; ++x)
                if (source[x] != 0) target[left + x] = blended(source[x], target[left + x]);
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
