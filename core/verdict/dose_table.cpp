// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/dose_table.h"

#include "core/base/units.h"
#include "core/stats/order_statistics.h"
#include "core/stats/outlook.h"
#include "core/stats/spread.h"
#include "core/verdict/percent.h"
#include "core/verdict/sensitivity.h"

namespace assay::verdict {

namespace {

/// Of one dose, in the order measured.
struct Column {
    double nominal_percent = 0;
    std::vector<double> injected;
    std::vector<double> recovered;
};

}  // namespace

DoseTable dose_table(Injections injections, double trim, double a, double alpha) {
    DoseTable out;
    std::vector<Column> columns;
    std::vector<double> slopes;
    for (const auto& injection : injections) {
        const auto found = recoveries(*injection, trim);
        const auto slope_here = slope(found);
        if (!slope_here) {
            ++out.voided;
            out.void_reason = why_no_slope(*injection);
            continue;
        }
        ++out.blocks;
        slopes.push_back(*slope_here);
        columns.resize(std::max(columns.size(), found.size()));
        for (std::size_t i = 0; i < found.size(); ++i) {
            columns[i].nominal_percent = found[i].nominal_percent;
            columns[i].injected.push_back(found[i].injected);
            columns[i].recovered.push_back(found[i].recovered);
        }
    }
    for (const auto& column : columns) {
        const auto interval = stats::anytime_interval(column.recovered, a, alpha);
        out.doses.push_back({column.nominal_percent, static_cast<int>(column.recovered.size()),
                             percent(stats::median(column.injected)),
                             percent(stats::median(column.recovered)), percent(interval.low),
                             percent(interval.high)});
        constexpr std::size_t values_for_spread = 4;
        if (column.nominal_percent > 0 || column.recovered.size() < values_for_spread) continue;
        const double spread = stats::typical_spread(column.recovered);
        out.noise_band_percent = percent(spread);
        out.visible_percent =
            percent(stats::visible_effect(spread, static_cast<int>(column.recovered.size()), a, alpha));
    }
    if (slopes.empty()) return out;
    const auto interval = stats::anytime_interval(slopes, a, alpha);
    out.slope = stats::median(slopes);
    out.slope_low = interval.low;
    out.slope_high = interval.high;
    return out;
}

GateState recovery(const DoseTable& table) {
    if (!table.slope_low || !table.slope_high) return GateState::unknown;
    if (*table.slope_low > 1 || *table.slope_high < 1) return GateState::fail;
    return *table.slope_low > 0 ? GateState::pass : GateState::unknown;
}

}  // namespace assay::verdict
