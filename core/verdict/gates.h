// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/check.h"
#include "core/experiment/plan.h"
#include "core/stats/anytime_interval.h"
#include "core/verdict/effects.h"
#include "core/verdict/finding.h"
#include "core/verdict/sensitivity.h"
#include "core/workload/specification.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

// What must hold before a verdict may be spoken (METHOD 5). Each gate is one function of what is known of one
// workload.
namespace assay::verdict {

/// Everything that the gates of a workload look at. Pointers are not owned and outlive the evaluation.
struct WorkloadFacts {
    std::string name;
    const workload::Specification* specification = nullptr;  // null when the case does not hold it
    std::vector<JudgedBlock> blocks;
    std::vector<experiment::CheckResult> checks;  // those of this workload
    Gate sensitivity;                             // from the injected costs, which are no blocks of it
    [[nodiscard]] int counted() const;
    [[nodiscard]] int voided() const;
};

/// The load thread must be idle at least so much of the window, or the load generator is what was measured.
inline constexpr double least_idle_share = 0.10;

/// Fails on a failed check of the workload, and when more blocks are void than the plan allows or none
/// counts.
[[nodiscard]] Gate same_work_gate(const WorkloadFacts& facts, const experiment::Plan& plan);
/// None for a workload that does not ask for it. Unknown until the persisted bytes were compared.
[[nodiscard]] std::optional<Gate> same_bytes_gate(const WorkloadFacts& facts);
/// Over every metric and δ that the plan asks about on this workload: fails when one of them fails.
[[nodiscard]] Gate null_gate(const WorkloadFacts& facts, const experiment::Plan& plan);
[[nodiscard]] Gate headroom_gate(const WorkloadFacts& facts);
/// Fails when an arm that the plan compares ran from a fixed link.
[[nodiscard]] Gate layout_gate(const WorkloadFacts& facts, const experiment::Plan& plan);

/// The anytime interval of ln(A'/A) of the metric over the counted blocks.
[[nodiscard]] stats::AnytimeInterval null_interval(const WorkloadFacts& facts, const experiment::Plan& plan,
                                                   experiment::Metric metric);

/// Share of the window that the load thread was idle: the median over windows, of the busiest arm. None when
/// its CPU time was not recorded.
[[nodiscard]] std::optional<double> idle_share(const WorkloadFacts& facts);

/// How the arm's layouts were controlled against the baseline's over the counted blocks: paired when in all
/// of them, independent when both were linked anew for each block, else uncontrolled (also without any
/// block).
[[nodiscard]] Layouts layouts_of(const WorkloadFacts& facts, const std::string& arm);
/// The same of all arms together: that of the least controlled.
[[nodiscard]] Layouts layouts_of(const WorkloadFacts& facts);

}  // namespace assay::verdict
