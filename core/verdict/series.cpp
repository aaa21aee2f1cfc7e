// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/series.h"

#include "core/base/units.h"
#include "core/stats/anytime_interval.h"
#include "core/stats/order_statistics.h"
#include "core/verdict/effects.h"
#include "core/verdict/percent.h"

#include <algorithm>
#include <cmath>

namespace assay::verdict {

std::vector<BlockEffect> block_effects(const experiment::Plan& plan, Blocks blocks,
                                       const std::string& workload, const std::string& arm,
                                       experiment::Metric metric) {
    std::vector<BlockEffect> out;
    int place = 0;
    for (const auto& judged : blocks_of(blocks, workload)) {
        const auto effect = block_effect(*judged.block, arm, metric, plan.trim);
        if (effect)
            out.push_back(
                {judged.block->index, to_percent(*effect).value, judged.void_reason.has_value(), place});
        ++place;
    }
    return out;
}

std::vector<FunnelPoint> funnel(const experiment::Plan& plan, Blocks blocks, const std::string& workload,
                                const std::string& arm, experiment::Metric metric) {
    std::vector<FunnelPoint> out;
    std::vector<double> ascending;
    int place = -1;
    for (const auto& judged : blocks_of(blocks, workload)) {
        ++place;
        if (judged.void_reason) continue;
        const auto effect = block_effect(*judged.block, arm, metric, plan.trim);
        if (!effect) continue;
        ascending.insert(std::upper_bound(ascending.begin(), ascending.end(), effect->value), effect->value);
        const auto interval = stats::anytime_interval_of_sorted(ascending, plan.mixture_a, plan.alpha);
        out.push_back({static_cast<int>(ascending.size()),
                       to_percent(LogRatio(stats::median_of_sorted(ascending))).value, percent(interval.low),
                       percent(interval.high), place});
    }
    return out;
}

std::vector<ArmValues> arm_values(Blocks blocks, const std::string& workload, experiment::Metric metric) {
    std::vector<ArmValues> out;
    int place = -1;
    for (const auto& judged : blocks_of(blocks, workload)) {
        ++place;
        for (const auto& windows : judged.block->arms) {
            const auto value = arm_median(windows, metric);
            if (!value) continue;
            auto found =
                std::find_if(out.begin(), out.end(), [&](const auto& arm) { return arm.arm == windows.arm; });
            if (found == out.end())
                found = out.insert(out.end(), {windows.arm, windows.variant, {}, {}, {}, {}});
            (judged.void_reason ? found->voided_values : found->values).push_back(*value);
            (judged.void_reason ? found->voided_places : found->places).push_back(place);
        }
    }
    return out;
}

std::vector<WindowValue> window_values(Blocks blocks, const std::string& workload,
                                       experiment::Metric metric) {
    std::vector<WindowValue> out;
    int place = -1;
    for (const auto& judged : blocks_of(blocks, workload)) {
        const auto& block = *judged.block;
        ++place;
        for (std::size_t round = 0; round < block.order.size(); ++round) {
            for (const int arm : block.order[round]) {
                if (arm < 0 || static_cast<std::size_t>(arm) >= block.arms.size()) continue;
                const double value = window_value(block.arms[static_cast<std::size_t>(arm)], round, metric);
                if (std::isnan(value)) continue;
                out.push_back({block.index, static_cast<int>(round), arm, value,
                               judged.void_reason.has_value(), place});
            }
        }
    }
    return out;
}

}  // namespace assay::verdict
