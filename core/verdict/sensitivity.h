// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/injection.h"
#include "core/experiment/plan.h"
#include "core/stats/anytime_interval.h"
#include "core/verdict/evaluate.h"

#include <optional>
#include <string>
#include <vector>

// Whether known costs are recovered (METHOD 5 and 7). Every dosed arm of a block has x, what was injected,
// and y, what the measurement shows, both ln(dosed/dose 0) of CPU/op. The block's slope is that of the line
// through 0 by least squares, Σxy/Σx²; over the blocks, the slopes have an anytime interval. Any thread.
namespace assay::verdict {

/// One dosed arm of one block.
struct Recovery {
    double nominal_percent = 0;
    double injected = 0;   // ln(1 + spun/CPU), from what was counted
    double recovered = 0;  // ln(dosed/dose 0), trimmed mean over the rounds
};
/// Of a block that counts; none when it is void or nothing was counted in it.
[[nodiscard]] std::vector<Recovery> recoveries(const experiment::Injection& injection, double trim);

/// None where there is no recovery, or nothing was injected.
[[nodiscard]] std::optional<double> slope(const std::vector<Recovery>& recoveries);
/// Of a block that yields none: why it is void, or what was not seen.
[[nodiscard]] std::string why_no_slope(const experiment::Injection& injection);

struct Sensitivity {
    std::vector<double> slopes;  // of the counted blocks, in the order measured
    stats::AnytimeInterval interval;
    int blocks = 0;          // voided ones included
    std::string impossible;  // the latest reason why there is none, a void block's included
    [[nodiscard]] bool holds_one() const;
    [[nodiscard]] bool holds_zero() const;
};
[[nodiscard]] Sensitivity sensitivity_of(const experiment::Plan& plan, const std::string& workload,
                                         Injections injections);

/// Over all blocks of known costs under the plan, of whichever run: a run that injects anew adds to what is
/// judged and replaces nothing, so that nobody can repeat the test until it passes.
/// pass     the interval holds 1 and not 0
/// fail     it excludes 1; or it still holds 0 after all blocks that the plan gives
/// unknown  neither yet, or nothing was injected
[[nodiscard]] Gate sensitivity_gate(const experiment::Plan& plan, const std::string& workload,
                                    const Sensitivity& sensitivity);

}  // namespace assay::verdict
