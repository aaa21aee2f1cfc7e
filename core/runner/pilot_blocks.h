// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/outlook.h"
#include "core/runner/block_run.h"
#include "core/runner/pilot.h"

#include <optional>

namespace assay::runner {

/// Small blocks of all arms, with few rounds and orders of their own, that teach how much rounds and blocks
/// vary and what they cost. They are not kept and count for nothing: a plan's rounds are chosen from
/// variances alone. None when the plan has no time for them or too few came out whole. `task.index` is not
/// used. Errors as run_block.
[[nodiscard]] Result<std::optional<experiment::Outlook>> learn_spreads(const BlockTask& task,
                                                                       std::size_t workloads,
                                                                       const PilotResult& pilot,
                                                                       const Bench& bench,
                                                                       const Clock& clock);

}  // namespace assay::runner
