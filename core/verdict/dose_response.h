// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"
#include "core/verdict/dose_findings.h"
#include "core/verdict/effects.h"
#include "core/verdict/gates.h"

#include <optional>
#include <string>
#include <vector>

// Effect against dose (METHOD 7). Doses above 0 carry the line; a variant with a dose below 0, which takes so
// much of the mechanism out, is held against it. Pure; any thread.
//
// The unit of replication is the block here too. In each counted block the slope is fitted through 0 to the
// dose arms that the block holds; the slope of the workload is the median over blocks with its anytime
// interval. When the arms run in different blocks (they would not fit into memory together), each block's
// slope rests on the doses that it has: all of them estimate the same slope as long as the line holds, which
// the bend looks at.
namespace assay::verdict {

/// One block's slope: ln effect of one dose; with what the block measured besides.
struct DosedBlock {
    const experiment::Block* block = nullptr;  // not owned
    double slope = 0;
};
[[nodiscard]] std::vector<DosedBlock> dosed_blocks(const WorkloadFacts& facts, const experiment::Plan& plan,
                                                   experiment::Metric metric);

/// None when the plan asks about no variant with a dose above 0 on this workload by this metric.
[[nodiscard]] std::optional<DoseResponse> dose_response(const WorkloadFacts& facts,
                                                        const experiment::Plan& plan,
                                                        experiment::Metric metric);

/// What the interval of the difference (ln measured − ln predicted) says. `towards`: −1 where the prediction
/// is a fall, +1 where it is a rise. Explaining comes first: a difference that is shown but lies within δ
/// does not matter. With uncontrolled layouts no difference under 3% is believed (decision.h).
[[nodiscard]] Agreement agreement(const stats::AnytimeInterval& difference, int towards, Percent material,
                                  Layouts layouts);

}  // namespace assay::verdict
