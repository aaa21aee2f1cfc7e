// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/effects.h"

#include "core/stats/order_statistics.h"
#include "core/verdict/block_validity.h"
#include "core/verdict/metric.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace assay::verdict {

namespace {

const std::vector<std::int64_t>& time_column(const experiment::ArmWindows& windows,
                                             experiment::Metric metric) {
    switch (metric) {
        case experiment::Metric::cpu_ns_per_op:
            return windows.cpu_ns;
        case experiment::Metric::all_cpu_ns_per_op:
            return windows.all_cpu_ns;
        default:
            return windows.wall_ns;
    }
}

/// ln(B/A) of figures that exist once a block; none where one is absent or 0.
std::optional<LogRatio> figure_effect(const experiment::ArmWindows& a, const experiment::ArmWindows& b,
                                      experiment::Metric metric) {
    const auto of_a = block_figure(a, metric), of_b = block_figure(b, metric);
    if (!of_a || !of_b || !(*of_a > 0) || !(*of_b > 0)) return std::nullopt;
    return LogRatio(std::log(*of_b / *of_a));
}

}  // namespace

double window_value(const experiment::ArmWindows& windows, std::size_t round, experiment::Metric metric) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    if (grain_of(metric) != MetricGrain::window) return none;
    const auto& time = time_column(windows, metric);
    if (round >= windows.operations.size() || round >= time.size()) return none;
    if (windows.operations[round] <= 0 || time[round] <= 0) return none;
    const auto operations = static_cast<double>(windows.operations[round]);
    const auto nanoseconds = static_cast<double>(time[round]);
    if (metric == experiment::Metric::throughput_ops) return operations / (nanoseconds * 1e-9);
    return nanoseconds / operations;
}

std::optional<std::size_t> find_arm(const experiment::Block& block, const std::string& arm) {
    for (std::size_t i = 0; i < block.arms.size(); ++i)
        if (block.arms[i].arm == arm) return i;
    return std::nullopt;
}

std::vector<double> round_effects(const experiment::Block& block, const std::string& arm,
                                  experiment::Metric metric) {
    const auto tested = find_arm(block, arm);
    if (!tested) return {};
    const auto& a = block.arms.front();
    const auto& b = block.arms[*tested];
    std::vector<double> rounds;
    if (grain_of(metric) != MetricGrain::window) {
        if (const auto effect = figure_effect(a, b, metric)) rounds.push_back(effect->value);
        return rounds;
    }
    for (std::size_t round = 0; round < a.operations.size(); ++round) {
        const double ratio = std::log(window_value(b, round, metric) / window_value(a, round, metric));
        if (!std::isnan(ratio)) rounds.push_back(ratio);
    }
    return rounds;
}

std::optional<LogRatio> block_effect(const experiment::Block& block, const std::string& arm,
                                     experiment::Metric metric, double trim) {
    const auto rounds = round_effects(block, arm, metric);
    if (rounds.empty()) return std::nullopt;
    return LogRatio(stats::trimmed_mean(rounds, trim));
}

std::optional<double> arm_median(const experiment::ArmWindows& windows, experiment::Metric metric) {
    if (grain_of(metric) != MetricGrain::window) return block_figure(windows, metric);
    std::vector<double> values;
    for (std::size_t round = 0; round < windows.operations.size(); ++round) {
        const double value = window_value(windows, round, metric);
        if (!std::isnan(value)) values.push_back(value);
    }
    if (values.empty()) return std::nullopt;
    return stats::median(values);
}

std::vector<JudgedBlock> blocks_of(Blocks blocks, const std::string& workload) {
    std::vector<JudgedBlock> out;
    for (const auto& block : blocks)
        if (block->workload == workload) out.push_back({block.get(), void_reason(*block)});
    return out;
}

std::vector<double> counted_effects(const std::vector<JudgedBlock>& blocks, const std::string& arm,
                                    experiment::Metric metric, double trim) {
    std::vector<double> out;
    for (const auto& judged : blocks) {
        if (judged.void_reason) continue;
        if (const auto effect = block_effect(*judged.block, arm, metric, trim)) out.push_back(effect->value);
    }
    return out;
}

std::optional<double> counted_median(const std::vector<JudgedBlock>& blocks, const std::string& arm,
                                     experiment::Metric metric) {
    std::vector<double> values;
    for (const auto& judged : blocks) {
        const auto index = find_arm(*judged.block, arm);
        if (judged.void_reason || !index) continue;
        if (const auto value = arm_median(judged.block->arms[*index], metric)) values.push_back(*value);
    }
    if (values.empty()) return std::nullopt;
    return stats::median(values);
}

}  // namespace assay::verdict
