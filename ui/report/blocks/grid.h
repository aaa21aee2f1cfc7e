// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/layout/laid_text.h"
#include "ui/report/layout/strip.h"

#include <memory>
#include <vector>

// The page's grid: a narrow column of labels, a gutter, the column of prose. Tables and plots take the full
// width.
namespace assay::ui::paper {

inline constexpr qreal label_width = 92;
inline constexpr qreal gutter = 18;
inline constexpr qreal prose_left = label_width + gutter;

/// A longer line than this (in points, at 9 point type) tires the eye.
inline constexpr qreal prose_limit = 380;

/// Body text, notes under things, and so on, in one place so that sizes do not multiply.
namespace style {
[[nodiscard]] TextStyle body();
[[nodiscard]] TextStyle strong();
[[nodiscard]] TextStyle quiet();
[[nodiscard]] TextStyle small();
[[nodiscard]] TextStyle code();
}  // namespace style

using SharedText = std::shared_ptr<const LaidText>;
[[nodiscard]] SharedText layText(const QString& text, const TextStyle& style, qreal width,
                                 const Typeface& typeface);

/// One strip a line, kept so that no page begins or ends with a single line of a longer text.
void appendLines(std::vector<Strip>& strips, const SharedText& text, qreal left, qreal spaceBefore);

/// Marks the strips from `first` on so that a page neither begins nor ends with one line of them; few stay
/// together.
void avoidLoneLines(std::vector<Strip>& strips, std::size_t first, std::size_t keptTogether = 4);

void paintHairline(QPainter& painter, qreal left, qreal right, qreal y);

}  // namespace assay::ui::paper
