// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace assay::ui {

/// How high the lines of a long list are: of those that were drawn it is known, of the others it is an
/// estimate, so that a list of a million lines need not be measured before its first line can be seen. Sums
/// are found in logarithmic time (a Fenwick tree). Pixels.
class RowHeights {
  public:
    /// All lines anew, none of them measured.
    void reset(std::size_t count, int estimate);
    void insert(std::size_t first, std::size_t count);
    void remove(std::size_t first, std::size_t count);

    void set(std::size_t row, int height);  // measured
    void forget(std::size_t row);           // it changed: an estimate again

    [[nodiscard]] std::size_t count() const { return heights_.size(); }
    [[nodiscard]] bool isKnown(std::size_t row) const { return heights_[row] >= 0; }
    [[nodiscard]] int height(std::size_t row) const { return heights_[row] >= 0 ? heights_[row] : estimate_; }
    /// The sum of all lines before this one; `row` may be the count.
    [[nodiscard]] int top(std::size_t row) const;
    [[nodiscard]] int total() const { return top(count()); }
    /// The line that holds this height; the last one for all below it. `count()` must not be 0.
    [[nodiscard]] std::size_t rowAt(int y) const;

  private:
    void rebuild(std::size_t from);
    void add(std::size_t row, int difference);
    std::vector<int> heights_;  // −1: not measured
    std::vector<int> sums_;     // sums_[i]: the heights of the lowbit(i + 1) lines that end with line i
    int estimate_ = 1;
};

}  // namespace assay::ui
