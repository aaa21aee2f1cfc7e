// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/sensitivity.h"

#include "core/stats/order_statistics.h"
#include "core/stats/slope.h"
#include "core/verdict/block_validity.h"
#include "core/verdict/effects.h"
#include "core/verdict/words.h"

#include <fmt/format.h>

#include <cmath>

namespace assay::verdict {

using experiment::Injection;
using experiment::Metric;

namespace {

std::vector<double> as_doubles(const std::vector<std::int64_t>& values) {
    return {values.begin(), values.end()};
}

/// Medians over rounds: a window that an interruption fell into says nothing about the dose.
std::optional<double> injected(const Injection& injection, std::size_t arm) {
    const auto& none = injection.arms.front();
    const auto& dosed = injection.arms[arm];
    const auto& cpu = injection.block.arms.front().cpu_ns;
    if (dosed.spun_ns.size() != cpu.size() || none.spun_ns.size() != cpu.size() || cpu.empty())
        return std::nullopt;
    const double spun = stats::median(as_doubles(dosed.spun_ns)) - stats::median(as_doubles(none.spun_ns));
    const double share = spun / stats::median(as_doubles(cpu));
    if (!(share > -1)) return std::nullopt;
    return std::log1p(share);
}

std::string seen(const Sensitivity& s) {
    const auto blocks = count_of(static_cast<int>(s.slopes.size()), "block");
    if (s.slopes.empty()) return blocks;
    const auto middle = stats::median(s.slopes);
    if (!s.interval.is_finite()) return fmt::format("slope {:.2f} so far, {}", middle, blocks);
    return fmt::format("slope {:.2f} ({:.2f} to {:.2f}), {}", middle, *s.interval.low, *s.interval.high,
                       blocks);
}

}  // namespace

std::vector<Recovery> recoveries(const Injection& injection, double trim) {
    std::vector<Recovery> out;
    const auto& block = injection.block;
    if (injection.arms.size() != block.arms.size() || void_reason(block)) return out;
    for (std::size_t arm = 1; arm < block.arms.size(); ++arm) {
        const auto x = injected(injection, arm);
        const auto y = block_effect(block, block.arms[arm].arm, Metric::cpu_ns_per_op, trim);
        if (x && y) out.push_back({injection.arms[arm].nominal_percent, *x, y->value});
    }
    return out;
}

std::optional<double> slope(const std::vector<Recovery>& recoveries) {
    // The arm without a dose is a point like the others: were the line held at it, a block in which that one
    // arm was slow would tilt it.
    std::vector<stats::DosedValue> values = {{0, 0}};
    for (const auto& one : recoveries)
        values.push_back({one.injected, one.recovered});
    return stats::slope_of_line(values);
}

std::string why_no_slope(const Injection& injection) {
    return void_reason(injection.block).value_or("no read from a socket was seen");
}

bool Sensitivity::holds_one() const {
    return !interval.is_finite() || (*interval.low <= 1 && *interval.high >= 1);
}

bool Sensitivity::holds_zero() const {
    return !interval.is_finite() || (*interval.low <= 0 && *interval.high >= 0);
}

Sensitivity sensitivity_of(const experiment::Plan& plan, const std::string& workload, Injections injections) {
    Sensitivity out;
    for (const auto& injection : injections) {
        if (injection->block.workload != workload) continue;
        if (!injection->impossible.empty()) {
            out.impossible = injection->impossible;
            continue;
        }
        ++out.blocks;
        if (const auto found = slope(recoveries(*injection, plan.trim))) {
            out.slopes.push_back(*found);
        } else {
            out.impossible = why_no_slope(*injection);
        }
    }
    out.interval = stats::anytime_interval(out.slopes, plan.mixture_a, plan.alpha);
    return out;
}

Gate sensitivity_gate(const experiment::Plan& plan, const std::string& workload, const Sensitivity& s) {
    const auto gate = [&](GateState state, std::string detail) {
        return Gate{workload, "sensitivity", state, std::move(detail)};
    };
    if (s.slopes.empty()) {
        if (!s.impossible.empty())
            return gate(GateState::unknown, "no known cost could be injected: " + s.impossible);
        return gate(GateState::unknown, injected_percent(plan, workload)
                                            ? "no known cost was injected yet"
                                            : "the plan asks for no known costs here");
    }
    const double delta = injected_percent(plan, workload).value_or(0);
    const auto doses = fmt::format("{} and {}", plain_percent(delta), plain_percent(2 * delta));
    if (!s.holds_one())
        return gate(GateState::fail, fmt::format("known costs of about {} show as {} than they are: {}",
                                                 doses, *s.interval.low > 1 ? "more" : "less", seen(s)));
    if (!s.holds_zero())
        return gate(GateState::pass,
                    fmt::format("known costs of about {} are recovered: {}", doses, seen(s)));
    if (s.blocks >= plan.injection_blocks.value_or(0))
        return gate(GateState::fail,
                    fmt::format("a real effect of {} could have been missed: known costs of about {} cannot "
                                "be told from none: {}",
                                plain_percent(delta), doses, seen(s)));
    return gate(GateState::unknown, fmt::format("known costs of about {}: {}, undecided", doses, seen(s)));
}

}  // namespace assay::verdict
