// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stats/anytime_interval.h"
#include "core/verdict/evaluate.h"

#include <boost/describe.hpp>

#include <optional>
#include <string>
#include <vector>

namespace assay::verdict {

/// One dose over the blocks that count: what was injected, as counted, and what was recovered. Dose 0 is the
/// null arm. Percent of CPU/op.
struct DoseRow {
    double nominal_percent = 0;
    int blocks = 0;
    double injected_percent = 0;  // medians over blocks
    double recovered_percent = 0;
    std::optional<double> low_percent;  // anytime interval of what was recovered
    std::optional<double> high_percent;
};
BOOST_DESCRIBE_STRUCT(DoseRow, (),
                      (nominal_percent, blocks, injected_percent, recovered_percent, low_percent,
                       high_percent))

/// Known costs as a table, and the slope of recovered on injected with its interval.
struct DoseTable {
    std::vector<DoseRow> doses;  // as the blocks hold them
    int blocks = 0;              // counted
    int voided = 0;
    std::string void_reason;  // of the last void block; "" without one
    std::optional<double> slope;
    std::optional<double> slope_low;
    std::optional<double> slope_high;
    std::optional<double> noise_band_percent;  // of the null arm's block values, where there is one
    std::optional<double> visible_percent;     // the smallest effect that so many blocks tell from 0
};
BOOST_DESCRIBE_STRUCT(DoseTable, (),
                      (doses, blocks, voided, void_reason, slope, slope_low, slope_high, noise_band_percent,
                       visible_percent))

/// All of one workload and with the same doses. `trim`, `a`, `alpha` as in a plan. Any thread.
[[nodiscard]] DoseTable dose_table(Injections injections, double trim, double a, double alpha);

/// pass: the slope's interval holds 1 and not 0; fail: it excludes 1; unknown: neither yet.
[[nodiscard]] GateState recovery(const DoseTable& table);

}  // namespace assay::verdict
