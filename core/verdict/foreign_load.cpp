// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/foreign_load.h"

#include "core/verdict/metric.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace assay::verdict {

namespace {

struct Waiting {
    double waited = 0;  // ns
    double wall = 0;    // ns, of the windows that are looked at
    std::size_t left_out = 0;
    std::size_t windows = 0;
};

Waiting waiting(const experiment::ArmWindows& arm, double trim) {
    std::vector<std::pair<std::int64_t, std::int64_t>> windows;  // waited, took
    for (std::size_t i = 0; i < std::min(arm.run_delay_ns.size(), arm.wall_ns.size()); ++i)
        windows.emplace_back(arm.run_delay_ns[i], arm.wall_ns[i]);
    std::sort(windows.begin(), windows.end());
    Waiting out;
    out.windows = windows.size();
    // A file may say anything.
    const double cut = std::floor(std::clamp(trim, 0.0, 0.5) * static_cast<double>(windows.size()));
    out.left_out = static_cast<std::size_t>(cut);
    windows.resize(windows.size() - out.left_out);
    std::int64_t waited = 0;
    std::int64_t wall = 0;
    for (const auto& [delay, took] : windows) {
        waited += delay;
        wall += took;
    }
    out.waited = static_cast<double>(waited);
    out.wall = static_cast<double>(wall);
    return out;
}

/// A call's own time or a count of switches is not trimmed: every wait is in it.
bool all_are_trimmed(const experiment::Plan& plan) {
    return std::all_of(plan.questions.begin(), plan.questions.end(),
                       [](const auto& question) { return grain_of(question.metric) == MetricGrain::window; });
}

}  // namespace

std::optional<ForeignLoadRule> foreign_load_rule(const experiment::Plan& plan) {
    if (!plan.foreign_load_limit) return std::nullopt;
    return ForeignLoadRule{*plan.foreign_load_limit,
                           all_are_trimmed(plan) ? plan.foreign_load_trim.value_or(0) : 0};
}

std::optional<std::string> foreign_load(const experiment::Block& block, const ForeignLoadRule& rule) {
    for (const auto& arm : block.arms) {
        const auto found = waiting(arm, rule.trim);
        if (found.wall <= 0 || found.waited <= rule.limit * found.wall) continue;
        const auto but = found.left_out > 0
                             ? fmt::format(" (the worst {} of {} left out)", found.left_out, found.windows)
                             : std::string();
        return fmt::format(
            "{}server core: the server of arm {} waited for it for {:.0f}% "
            "of its windows{}, {:.0f}% are allowed",
            foreign_load_words, arm.arm, 100 * found.waited / found.wall, but, 100 * rule.limit);
    }
    const double stolen = static_cast<double>(block.steal_ns) * 1e-9;
    if (block.seconds > 0 && stolen > rule.limit * block.seconds)
        return fmt::format(
            "{}host: it took {:.0f}% of the block's time from the server core, "
            "{:.0f}% are allowed",
            foreign_load_words, 100 * stolen / block.seconds, 100 * rule.limit);
    return std::nullopt;
}

}  // namespace assay::verdict
