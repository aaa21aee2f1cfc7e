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

/// `blocks` are all blocks measured under the plan, in the order of the file; `checks` all results of the
/// case's own checks (the latest each); `workloads` all specifications of the case; `injections`
/// all blocks of known costs under the plan. Any thread.
[[nodiscard]] Evaluation evaluate(const experiment::Plan& plan, Blocks blocks,
                                  std::span<const experiment::CheckResult> checks,
                                  std::span<const workload::Specification> workloads,
                                  Injections injections = {});

}  // namespace assay::verdict
