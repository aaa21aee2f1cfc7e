// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/experiment/block.h"
#include "core/experiment/plan.h"
#include "core/runner/block_layouts.h"
#include "core/runner/live_arm.h"

#include <string>
#include <vector>

namespace assay::runner {

struct BlockTask {
    const experiment::Plan& plan;
    std::string plan_sha256;
    std::string run;
    const workload::Specification& workload;
    std::vector<std::string> comparisons;  // variants under test
    const BlockLayouts& layouts;           // what the arms run
    int index = 0;
    std::int64_t operations_per_window = 0;
    int rounds = 0;  // 0 = as workload and plan say
};

/// One block (METHOD 2, 3): fresh processes of all arms, warm-up, rounds in the order drawn from the seed,
/// checks, stop. A server that fails or an error reply voids the block, with the reason in it;
/// `server_failed` is set when it was a server. Errors: cancelled, and what makes going on senseless (no
/// space, no permission).
struct BlockResult {
    experiment::Block block;
    bool server_failed = false;
};
[[nodiscard]] Result<BlockResult> run_block(const BlockTask& task, const Bench& bench, const Clock& clock);

}  // namespace assay::runner
