// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/marks.h"

#include <QTransform>

namespace assay::ui {

namespace {

/// Shapes are combined this many times larger than they are handed out: Qt flattens curves to a fraction of a
/// unit when it strokes or subtracts, and a disc of radius one half would come back as an octagon.
constexpr double grain = 1000;

QPolygonF enlarged(std::initializer_list<QPointF> points) {
    return QTransform::fromScale(grain, grain).map(QPolygonF(QList<QPointF>(points)));
}

QPainterPath shrunk(const QPainterPath& path) {
    return QTransform::fromScale(1 / grain, 1 / grain).map(path);
}

QPainterPath polygon(std::initializer_list<QPointF> corners) {
    QPainterPath path;
    path.addPolygon(enlarged(corners));
    path.closeSubpath();
    return path;
}

QPainterPath stroke(std::initializer_list<QPointF> points, double width) {
    QPainterPath line;
    line.addPolygon(enlarged(points));
    QPainterPathStroker stroker;
    stroker.setWidth(width * grain);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    return stroker.createStroke(line);
}

QPainterPath disc(double radius) {
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), radius * grain, radius * grain);
    return path;
}

QPainterPath tick() {
    return stroke({{-0.2, 0.02}, {-0.05, 0.18}, {0.22, -0.16}}, 0.11);
}

QPainterPath cross(double reach, double width) {
    return stroke({{-reach, -reach}, {reach, reach}}, width)
        .united(stroke({{-reach, reach}, {reach, -reach}}, width));
}

QPainterPath markerShape(Marker marker) {
    switch (marker) {
        case Marker::disc:
            return disc(0.42);
        case Marker::diamond:
            return polygon({{0, -0.5}, {0.5, 0}, {0, 0.5}, {-0.5, 0}});
        case Marker::square:
            return polygon({{-0.38, -0.38}, {0.38, -0.38}, {0.38, 0.38}, {-0.38, 0.38}});
        case Marker::triangle:
            return polygon({{0, -0.46}, {0.48, 0.38}, {-0.48, 0.38}});
        case Marker::triangleDown:
            return polygon({{0, 0.46}, {0.48, -0.38}, {-0.48, -0.38}});
        case Marker::cross:
            return cross(0.38, 0.2);
    }
    return {};
}

QPainterPath decisionShape(verdict::Decision decision) {
    switch (decision) {
        case verdict::Decision::confirmed:
            return disc(0.48).subtracted(tick());
        case verdict::Decision::refuted: {
            QPainterPath square;
            square.addRoundedRect(QRectF(-0.44 * grain, -0.44 * grain, 0.88 * grain, 0.88 * grain),
                                  0.1 * grain, 0.1 * grain);
            return square.subtracted(cross(0.18, 0.11));
        }
        case verdict::Decision::inconclusive: {
            const QPainterPath outer = markerShape(Marker::diamond);
            const QPainterPath inner = QTransform::fromScale(0.74, 0.74).map(outer);
            return outer.subtracted(inner).united(stroke({{-0.15, 0}, {0.15, 0}}, 0.1));
        }
        case verdict::Decision::void_: {
            const QPainterPath outer = polygon({{0, -0.46}, {0.5, 0.42}, {-0.5, 0.42}});
            const QPainterPath inner = polygon({{0, -0.26}, {0.33, 0.33}, {-0.33, 0.33}});
            return outer.subtracted(inner)
                .united(stroke({{0, -0.06}, {0, 0.1}}, 0.09))
                .united(stroke({{0, 0.24}, {0, 0.25}}, 0.09));
        }
    }
    return {};
}

QPainterPath gateShape(verdict::GateState state) {
    switch (state) {
        case verdict::GateState::pass:
            return stroke({{-0.36, 0.04}, {-0.1, 0.3}, {0.38, -0.28}}, 0.14);
        case verdict::GateState::fail:
            return cross(0.32, 0.14);
        case verdict::GateState::unknown:
            return disc(0.3).subtracted(disc(0.19));
    }
    return {};
}

}  // namespace

QPainterPath markerPath(Marker marker) {
    return shrunk(markerShape(marker));
}
QPainterPath decisionPath(verdict::Decision decision) {
    return shrunk(decisionShape(decision));
}
QPainterPath gatePath(verdict::GateState state) {
    return shrunk(gateShape(state));
}

}  // namespace assay::ui
