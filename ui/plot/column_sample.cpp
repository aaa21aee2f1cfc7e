// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/column_sample.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace assay::ui {

namespace {

constexpr std::uint32_t none = ~std::uint32_t{0};

/// What is kept of the column that is being walked through.
class Column {
  public:
    Column(const PointSpan& points, std::size_t cells, ColumnSample& sample)
        : points_(points), held_(cells, none), sample_(sample) {}

    void add(std::uint32_t index, std::size_t cell) {
        if (held_[cell] == none) {
            held_[cell] = index;
            touched_.push_back(cell);
        }
        if (first_ == none) {
            first_ = least_ = greatest_ = index;
        } else {
            if (points_.y[index] < points_.y[least_]) least_ = index;
            if (points_.y[index] > points_.y[greatest_]) greatest_ = index;
        }
        last_ = index;
    }
    void addAbove(std::uint32_t index) {
        if (above_ == none || points_.y[index] > points_.y[above_]) above_ = index;
    }
    void addBelow(std::uint32_t index) {
        if (below_ == none || points_.y[index] < points_.y[below_]) below_ = index;
    }

    void finish() {
        if (above_ != none) sample_.above.push_back(above_);
        if (below_ != none) sample_.below.push_back(below_);
        above_ = below_ = none;
        if (first_ == none) return;
        const std::size_t begin = sample_.drawn.size();
        for (const std::size_t cell : touched_) {
            sample_.drawn.push_back(held_[cell]);
            held_[cell] = none;
        }
        touched_.clear();
        // The first is there as the first of its cell.
        for (const std::uint32_t extreme : {least_, greatest_, last_}) {
            const auto from = sample_.drawn.begin() + static_cast<std::ptrdiff_t>(begin);
            if (std::find(from, sample_.drawn.end(), extreme) == sample_.drawn.end())
                sample_.drawn.push_back(extreme);
        }
        first_ = none;
    }

  private:
    const PointSpan& points_;
    std::vector<std::uint32_t> held_;  // of each cell, none while it is empty
    std::vector<std::size_t> touched_;
    ColumnSample& sample_;
    std::uint32_t first_ = none, least_ = none, greatest_ = none, last_ = none;
    std::uint32_t above_ = none, below_ = none;
};

/// Hands every point of the visible rectangle to `take`, column by column.
template <class Take>
void walk(const PointSpan& points, const PlotMapping& mapping, double column, Column& now, const Take& take) {
    const double columns_per_x = mapping.rect.width() / column / (mapping.xHigh - mapping.xLow);
    const auto [from, to] = visibleRange(points.x, mapping.xLow, mapping.xHigh);
    std::int64_t at = -1;
    for (std::size_t i = from; i < to; ++i) {
        const auto place = static_cast<std::int64_t>((points.x[i] - mapping.xLow) * columns_per_x);
        if (place != at) {
            now.finish();
            at = place;
        }
        const double y = points.y[i];
        if (y >= mapping.yLow && y <= mapping.yHigh) {
            take(i, y);
        } else if (y > mapping.yHigh) {
            now.addAbove(static_cast<std::uint32_t>(i));
        } else if (y < mapping.yLow) {
            now.addBelow(static_cast<std::uint32_t>(i));
        }
    }
    now.finish();
}

}  // namespace

std::pair<std::size_t, std::size_t> visibleRange(std::span<const double> x, double low, double high) {
    const auto from = std::lower_bound(x.begin(), x.end(), low);
    const auto to = std::upper_bound(from, x.end(), high);
    return {static_cast<std::size_t>(from - x.begin()), static_cast<std::size_t>(to - x.begin())};
}

ColumnSample sampleColumns(const PointSpan& points, const PlotMapping& mapping, double column, double cell) {
    ColumnSample sample;
    if (!mapping.isUsable()) return sample;
    const auto cells = static_cast<std::size_t>(std::ceil(mapping.rect.height() / cell)) + 1;
    const double cells_per_y = mapping.rect.height() / cell / (mapping.yHigh - mapping.yLow);
    Column now(points, cells, sample);
    walk(points, mapping, column, now, [&](std::size_t i, double y) {
        now.add(static_cast<std::uint32_t>(i), static_cast<std::size_t>((mapping.yHigh - y) * cells_per_y));
    });
    return sample;
}

CellCounts countCells(const PointSpan& points, const PlotMapping& mapping, double column, double cell) {
    CellCounts counts;
    if (!mapping.isUsable()) return counts;
    counts.columns = static_cast<int>(std::ceil(mapping.rect.width() / cell)) + 1;
    counts.rows = static_cast<int>(std::ceil(mapping.rect.height() / cell)) + 1;
    counts.count.assign(static_cast<std::size_t>(counts.columns) * static_cast<std::size_t>(counts.rows), 0);
    const double per_x = mapping.rect.width() / cell / (mapping.xHigh - mapping.xLow);
    const double per_y = mapping.rect.height() / cell / (mapping.yHigh - mapping.yLow);
    Column now(points, 1, counts.extremes);
    walk(points, mapping, column, now, [&](std::size_t i, double y) {
        now.add(static_cast<std::uint32_t>(i), 0);
        const auto at = static_cast<std::size_t>((points.x[i] - mapping.xLow) * per_x);
        const auto row = static_cast<std::size_t>((mapping.yHigh - y) * per_y);
        auto& count = counts.count[at * static_cast<std::size_t>(counts.rows) + row];
        if (count != std::numeric_limits<std::uint16_t>::max()) ++count;
    });
    return counts;
}

std::vector<LineColumn> lineColumns(const PointSpan& points, const PlotMapping& mapping, double column) {
    std::vector<LineColumn> columns;
    if (!mapping.isUsable()) return columns;
    const double columns_per_x = mapping.rect.width() / column / (mapping.xHigh - mapping.xLow);
    const auto [from, to] = visibleRange(points.x, mapping.xLow, mapping.xHigh);
    for (std::size_t i = from; i < to; ++i) {
        const double y = points.y[i];
        if (std::isnan(y)) continue;
        const auto place = static_cast<int>((points.x[i] - mapping.xLow) * columns_per_x);
        if (columns.empty() || columns.back().column != place) {
            columns.push_back({place, y, y, y, y});
            continue;
        }
        LineColumn& now = columns.back();
        now.least = std::min(now.least, y);
        now.greatest = std::max(now.greatest, y);
        now.last = y;
    }
    return columns;
}

}  // namespace assay::ui
