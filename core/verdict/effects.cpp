// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/effects.h"

#include "core/stats/order_statistics.h"
#include "core/verdict/block_validity.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace assay::verdict {

double window_value(const experiment::ArmWindows& windows, std::size_t round, experiment::Metric metric) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const auto& time = metric == experiment::Metric::cpu_ns_per_op ? windows.cpu_ns : windows.wall_ns;
    if (round >= windows.operations.size() || round >= time.size()) return none;
    if (windows.operations[round] <= 0 || time[round] <= 0) return none;
    const auto operations = static_cast<double>(windows.operations[round]);
    const auto nanoseconds = static_cast<double>(time[round]);
    switch (metric) {
        case experiment::Metric::cpu_ns_per_op:
        case experiment::Metric::wall_ns_per_op:
            return nanoseconds / operations;
        case experiment::Metric::throughput_ops:
            return operations / (nanoseconds * 1e-9);
    }
    return none;
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

}  // namespace assay::verdict
