// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/evaluate.h"

#include <boost/describe.hpp>

#include <optional>
#include <string>
#include <vector>

namespace assay::verdict {

/// One metric of a comparison, beside the one that is asked for. For reference, never for the verdict: with
/// so many rows one of twenty strays outside its interval by chance.
struct MetricRow {
    std::string comparison;
    std::string workload;
    std::string metric;  // its name in JSON
    double baseline_value = 0;
    double variant_value = 0;
    std::optional<double> effect_percent;  // absent where a value is 0, so that there is no ratio
    std::optional<double> low_percent;     // the anytime interval; a side is absent while infinite
    std::optional<double> high_percent;
    std::string reading;  // "better", "worse" or "no difference shown"
};
BOOST_DESCRIBE_STRUCT(MetricRow, (),
                      (comparison, workload, metric, baseline_value, variant_value, effect_percent,
                       low_percent, high_percent, reading))

/// Every metric that was recorded, for each comparison on each workload of the plan, counted blocks only.
/// Pure.
[[nodiscard]] std::vector<MetricRow> metric_rows(const experiment::Plan& plan, Blocks blocks);

/// CPU time of each thread of an arm, in ns per operation, over the counted blocks: for servers with I/O
/// threads.
struct ThreadRow {
    std::string workload;
    std::string arm;
    std::string thread;
    double cpu_ns_per_op = 0;
};
BOOST_DESCRIBE_STRUCT(ThreadRow, (), (workload, arm, thread, cpu_ns_per_op))
[[nodiscard]] std::vector<ThreadRow> thread_rows(const experiment::Plan& plan, Blocks blocks);

}  // namespace assay::verdict
