// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_icons.h"

#include <QPainter>
#include <QPainterPath>

namespace assay::ui {

namespace {

/// On a square of 16.
QPainterPath lines(PlotIcon icon) {
    QPainterPath path;
    const auto line = [&path](QPointF from, QPointF to) {
        path.moveTo(from);
        path.lineTo(to);
    };
    switch (icon) {
        case PlotIcon::zoomIn:
            line({8, 4.5}, {8, 9.5});
            [[fallthrough]];
        case PlotIcon::zoomOut:
            path.addEllipse(QPointF(8, 7), 5, 5);
            line({5.5, 7}, {10.5, 7});
            line({11.6, 10.6}, {14.5, 13.5});
            break;
        case PlotIcon::reset:
            for (const auto& [x, y] : {std::pair{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}) {
                line({8 + 5.5 * x, 8 + 5.5 * y}, {8 + 2.0 * x, 8 + 5.5 * y});
                line({8 + 5.5 * x, 8 + 5.5 * y}, {8 + 5.5 * x, 8 + 2.0 * y});
            }
            break;
        case PlotIcon::table:
            path.addRect(QRectF(2.5, 3.5, 11, 9));
            line({2.5, 6.5}, {13.5, 6.5});
            line({2.5, 9.5}, {13.5, 9.5});
            line({6.5, 3.5}, {6.5, 12.5});
            break;
        case PlotIcon::copy:
            path.addRect(QRectF(2.5, 5.5, 7, 8));
            path.moveTo(5.5, 5.5);
            path.lineTo(5.5, 2.5);
            path.lineTo(13.5, 2.5);
            path.lineTo(13.5, 10.5);
            path.lineTo(9.5, 10.5);
            break;
        case PlotIcon::save:
            line({8, 2.5}, {8, 9.5});
            line({8, 9.5}, {5, 6.5});
            line({8, 9.5}, {11, 6.5});
            line({2.5, 13}, {13.5, 13});
            break;
        case PlotIcon::drag:
            for (const double x : {5.5, 10.5})
                for (const double y : {3.5, 8.0, 12.5})
                    path.addEllipse(QPointF(x, y), 0.7, 0.7);
            break;
    }
    return path;
}

}  // namespace

QIcon plotIcon(PlotIcon icon, const QColor& colour) {
    QIcon result;
    for (const int size : {16, 20, 24, 32}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(size / 16.0, size / 16.0);
        painter.setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(lines(icon));
        result.addPixmap(pixmap);
    }
    return result;
}

}  // namespace assay::ui
