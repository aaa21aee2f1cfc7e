// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/metric_rows.h"

#include "core/base/units.h"
#include "core/stats/anytime_interval.h"
#include "core/stats/order_statistics.h"
#include "core/verdict/effects.h"
#include "core/verdict/metric.h"
#include "core/verdict/percent.h"
#include "core/verdict/words.h"

#include <boost/mp11.hpp>

#include <map>
#include <numeric>
#include <utility>

namespace assay::verdict {

using experiment::Metric;

namespace {

std::string reading_of(const stats::AnytimeInterval& interval, Metric metric) {
    const bool lower = interval.high && *interval.high < 0;
    const bool higher = interval.low && *interval.low > 0;
    if (!lower && !higher) return "no difference shown";
    return lower == lower_is_better(metric) ? "better" : "worse";
}

std::optional<MetricRow> row_of(const experiment::Plan& plan, const std::vector<JudgedBlock>& blocks,
                                const std::string& comparison, Metric metric) {
    const auto baseline = counted_median(blocks, experiment::baseline_arm, metric);
    const auto variant = counted_median(blocks, comparison, metric);
    if (!baseline || !variant) return std::nullopt;
    MetricRow row;
    row.comparison = comparison;
    row.metric = metric_name(metric);
    row.baseline_value = *baseline;
    row.variant_value = *variant;
    const auto effects = counted_effects(blocks, comparison, metric, plan.trim);
    const auto interval = stats::anytime_interval(effects, plan.mixture_a, plan.alpha);
    if (!effects.empty()) row.effect_percent = percent(stats::median(effects));
    row.low_percent = percent(interval.low);
    row.high_percent = percent(interval.high);
    row.reading = reading_of(interval, metric);
    return row;
}

}  // namespace

std::vector<MetricRow> metric_rows(const experiment::Plan& plan, Blocks blocks) {
    std::vector<MetricRow> out;
    for (const auto& workload : experiment::workloads_of(plan)) {
        const auto judged = blocks_of(blocks, workload);
        for (const auto& comparison : experiment::comparisons_of(plan, workload))
            boost::mp11::mp_for_each<boost::describe::describe_enumerators<Metric>>([&](auto enumerator) {
                if (auto row = row_of(plan, judged, comparison, enumerator.value)) {
                    row->workload = workload;
                    out.push_back(std::move(*row));
                }
            });
    }
    return out;
}

std::vector<ThreadRow> thread_rows(const experiment::Plan& plan, Blocks blocks) {
    std::vector<ThreadRow> out;
    for (const auto& workload : experiment::workloads_of(plan)) {
        std::map<std::pair<std::string, std::string>, std::pair<double, double>> sums;  // CPU, operations
        for (const auto& judged : blocks_of(blocks, workload)) {
            if (judged.void_reason) continue;
            for (const auto& arm : judged.block->arms) {
                const auto operations =
                    std::accumulate(arm.operations.begin(), arm.operations.end(), std::int64_t{0});
                for (const auto& [thread, cpu_ns] : arm.thread_cpu_ns) {
                    auto& [cpu, count] = sums[{arm.arm, thread}];
                    cpu += static_cast<double>(cpu_ns);
                    count += static_cast<double>(operations);
                }
            }
        }
        for (const auto& [name, sum] : sums)
            if (sum.second > 0) out.push_back({workload, name.first, name.second, sum.first / sum.second});
    }
    return out;
}

}  // namespace assay::verdict
