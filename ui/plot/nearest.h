// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

namespace assay::ui {

/// Keeps the place nearest to a pointer among those offered, within a reach in pixels.
template <class Key>
class Nearest {
  public:
    Nearest(const QPointF& pointer, double reach) : pointer_(pointer), best_(reach * reach) {}

    void offer(const QPointF& place, Key key) {
        const QPointF way = place - pointer_;
        const double distance = QPointF::dotProduct(way, way);
        if (distance > best_) return;
        best_ = distance;
        key_ = key;
        found_ = true;
    }
    [[nodiscard]] bool found() const { return found_; }
    /// Of the nearest place; meaningless unless one was found.
    [[nodiscard]] Key key() const { return key_; }

  private:
    QPointF pointer_;
    double best_;
    Key key_{};
    bool found_ = false;
};

/// Pixels within which a pointer is taken to mean a mark.
inline constexpr double readoutReach = 16;

}  // namespace assay::ui
