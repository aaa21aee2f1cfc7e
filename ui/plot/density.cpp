// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/density.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace assay::ui {

namespace {

std::vector<double> sortedCopy(std::span<const double> values) {
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

double quantile(const std::vector<double>& sorted, double share) {
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    if (below + 1 >= sorted.size()) return sorted.back();
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[below + 1] - sorted[below]);
}

}  // namespace

Quartiles quartiles(std::span<const double> values) {
    if (values.empty()) return {};
    const std::vector<double> sorted = sortedCopy(values);
    Quartiles q;
    q.low = quantile(sorted, 0.25);
    q.median = quantile(sorted, 0.5);
    q.high = quantile(sorted, 0.75);
    const double reach = 1.5 * (q.high - q.low);
    q.whiskerLow = *std::lower_bound(sorted.begin(), sorted.end(), q.low - reach);
    q.whiskerHigh = *std::prev(std::upper_bound(sorted.begin(), sorted.end(), q.high + reach));
    return q;
}

double silvermanBandwidth(std::span<const double> values) {
    const auto n = static_cast<double>(values.size());
    if (values.size() < 2) return 0;
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    const double deviation = std::sqrt(squares / (n - 1));
    const Quartiles q = quartiles(values);
    const double robust = (q.high - q.low) / 1.34;
    // More than half the values may be equal; then the quartiles say nothing of the spread that there is.
    const double spread = robust > 0 ? std::min(deviation, robust) : deviation;
    return 0.9 * spread * std::pow(n, -0.2);
}

std::vector<DensityPoint> kernelDensity(std::span<const double> values, int steps) {
    const double h = silvermanBandwidth(values);
    if (!(h > 0) || steps < 2) return {};
    const std::vector<double> sorted = sortedCopy(values);
    const double from = sorted.front() - 3 * h;
    const double step = (sorted.back() + 3 * h - from) / (steps - 1);
    const double norm = 1.0 / (static_cast<double>(values.size()) * h * std::sqrt(2 * std::numbers::pi));
    std::vector<DensityPoint> density(static_cast<std::size_t>(steps));
    for (std::size_t i = 0; i < density.size(); ++i) {
        DensityPoint& point = density[i];
        point.x = from + static_cast<double>(i) * step;
        const auto first = std::lower_bound(sorted.begin(), sorted.end(), point.x - 8 * h);
        const auto last = std::upper_bound(first, sorted.end(), point.x + 8 * h);
        double sum = 0;
        for (auto value = first; value != last; ++value)
            sum += std::exp(-0.5 * std::pow((point.x - *value) / h, 2));
        point.density = sum * norm;
    }
    return density;
}

Band bulkBand(std::vector<double> values, const std::vector<double>& must) {
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    double low = 0;
    double high = 0;
    if (!values.empty()) {
        const Quartiles q = quartiles(values);
        const double reach = 3 * (q.high - q.low);
        low = q.median;
        high = q.median;
        for (const double value : values) {
            if (value < q.low - reach || value > q.high + reach) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    } else if (!must.empty()) {
        low = high = must.front();
    }
    for (const double value : must) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
    const double air = high > low ? 0.08 * (high - low) : std::max(1e-9, std::abs(high) * 0.05 + 0.5);
    return {low - air, high + air};
}

}  // namespace assay::ui
