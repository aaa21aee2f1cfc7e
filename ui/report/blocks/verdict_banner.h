// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/layout/document.h"

#include <QPainterPath>

namespace assay::ui::paper {

/// The verdict as shape and word, and beside it on what it rests ("measured, settled 2026-11-30").
class VerdictBanner final : public Block {
  public:
    /// `shape` lies within the square −0.5 … 0.5.
    VerdictBanner(QPainterPath shape, QString word, QString basis)
        : shape_(std::move(shape)), word_(std::move(word)), basis_(std::move(basis)) {}
    void appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const override;

  private:
    QPainterPath shape_;
    QString word_;
    QString basis_;
};

/// The one figure that the case comes to, large, with its interval and what they are of.
class KeyFigure final : public Block {
  public:
    KeyFigure(QString value, QString interval, QString caption)
        : value_(std::move(value)), interval_(std::move(interval)), caption_(std::move(caption)) {}
    void appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const override;

  private:
    QString value_;
    QString interval_;
    QString caption_;
};

/// Fills `shape` (within −0.5 … 0.5) into a square of `size` around `centre`.
void paintShape(QPainter& painter, const QPainterPath& shape, const QPointF& centre, qreal size,
                const QColor& ink);

}  // namespace assay::ui::paper
