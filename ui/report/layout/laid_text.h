// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/layout/typeface.h"

#include <QPointF>
#include <QString>
#include <QStringList>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace assay::ui::paper {

/// A person's text as it may be shown: line ends unified, tabs widened, control and bidirectional-override
/// characters spelled out ("<U+202E>"), so that a text cannot reorder or hide what stands beside it. Never
/// markup.
[[nodiscard]] QString plainText(const QString& text);

/// Plain text broken into lines of a width; immutable. Every line has the same height, whatever fallback
/// fonts it needs, so that pages keep their rhythm. The same object paints on paper and on the screen. Made
/// on any thread, painted on one: what Qt lays out belongs to the thread's own fonts and dies with them, so
/// it is laid out once more where it is painted first.
class LaidText {
  public:
    static constexpr qreal unbounded = 100000;

    LaidText(const QString& text, const TextStyle& style, qreal width, const Typeface& typeface);

    [[nodiscard]] int lineCount() const { return static_cast<int>(lines_.size()); }
    [[nodiscard]] qreal lineHeight() const { return line_height_; }
    [[nodiscard]] qreal height() const { return line_height_ * lineCount(); }
    /// Distance from a line's top to its baseline.
    [[nodiscard]] qreal baseline() const { return baseline_; }
    /// Width of the widest line.
    [[nodiscard]] qreal naturalWidth() const { return natural_width_; }

    void paintLine(QPainter& painter, int line, const QPointF& topLeft) const;
    void paint(QPainter& painter, const QPointF& topLeft) const;

  private:
    struct Line {
        std::size_t paragraph;
        int index;  // within it
    };
    [[nodiscard]] std::unique_ptr<QTextLayout> lay(const QString& paragraph) const;
    [[nodiscard]] const QTextLayout& laidHere(std::size_t paragraph) const;

    TextStyle style_;
    QFont font_;
    qreal width_ = 0;
    qreal line_height_ = 0;
    qreal baseline_ = 0;
    qreal natural_width_ = 0;
    QStringList paragraphs_;
    std::vector<Line> lines_;
    mutable std::vector<std::unique_ptr<QTextLayout>> laid_;  // by the painting thread, a paragraph each
};

}  // namespace assay::ui::paper
