// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/timeline_heights.h"

#include <algorithm>

namespace assay::ui {

namespace {

constexpr int unknown = -1;

std::size_t low_bit(std::size_t n) {
    return n & (~n + 1);
}

}  // namespace

void RowHeights::reset(std::size_t count, int estimate) {
    estimate_ = std::max(1, estimate);
    heights_.assign(count, unknown);
    sums_.clear();
    rebuild(0);
}

void RowHeights::insert(std::size_t first, std::size_t count) {
    heights_.insert(heights_.begin() + static_cast<std::ptrdiff_t>(first), count, unknown);
    rebuild(first);
}

void RowHeights::remove(std::size_t first, std::size_t count) {
    const auto at = heights_.begin() + static_cast<std::ptrdiff_t>(first);
    heights_.erase(at, at + static_cast<std::ptrdiff_t>(count));
    rebuild(first);
}

/// The sums before `from` hold: what stands behind is made from them.
void RowHeights::rebuild(std::size_t from) {
    sums_.resize(std::min(from, sums_.size()));
    sums_.reserve(heights_.size());
    for (std::size_t row = sums_.size(); row < heights_.size(); ++row) {
        int sum = height(row);
        const std::size_t end = row + 1;
        for (std::size_t step = 1; step < low_bit(end); step *= 2)
            sum += sums_[end - step - 1];
        sums_.push_back(sum);
    }
}

void RowHeights::add(std::size_t row, int difference) {
    for (std::size_t at = row + 1; at <= sums_.size(); at += low_bit(at))
        sums_[at - 1] += difference;
}

void RowHeights::set(std::size_t row, int measured) {
    add(row, measured - height(row));
    heights_[row] = measured;
}

void RowHeights::forget(std::size_t row) {
    add(row, estimate_ - height(row));
    heights_[row] = unknown;
}

int RowHeights::top(std::size_t row) const {
    int sum = 0;
    for (std::size_t at = row; at > 0; at -= low_bit(at))
        sum += sums_[at - 1];
    return sum;
}

std::size_t RowHeights::rowAt(int y) const {
    std::size_t row = 0;  // lines that lie wholly above y
    std::size_t step = 1;
    while (step * 2 <= count())
        step *= 2;
    for (; step > 0; step /= 2) {
        if (row + step > count() || sums_[row + step - 1] > y) continue;
        row += step;
        y -= sums_[row - 1];
    }
    return std::min(row, count() - 1);
}

}  // namespace assay::ui
