// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/block.h"
#include "core/experiment/check.h"
#include "core/experiment/injection.h"
#include "core/experiment/plan.h"
#include "core/verdict/finding.h"
#include "core/workload/specification.h"

#include <memory>
#include <span>
#include <vector>

// From blocks to findings, gates, a conclusion and what is known of the mechanism (METHOD 4 to 7). A pure
// function of its arguments: what was recorded can be recomputed by a stranger to the last digit.
namespace assay::verdict {

using Blocks = std::span<const std::shared_ptr<const experiment::Block>>;
using Injections = std::span<const std::shared_ptr<const experiment::Injection>>;

/// A check of what the plan compares: of its baseline or of a variant that it asks about. Others may fail
/// without a word against the plan.
[[nodiscard]] bool speaks_of(const experiment::CheckResult& check, const experiment::Plan& plan);

/// `blocks` are all blocks measured under the plan, in the order of the file; `checks` all results of the
/// case's own checks (the latest each), of which those count that speak of the plan; `workloads` all
/// specifications of the case; `injections` all blocks of known costs under the plan. Any thread.
[[nodiscard]] Evaluation evaluate(const experiment::Plan& plan, Blocks blocks,
                                  std::span<const experiment::CheckResult> checks,
                                  std::span<const workload::Specification> workloads,
                                  Injections injections = {});

}  // namespace assay::verdict
