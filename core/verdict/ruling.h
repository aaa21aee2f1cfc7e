// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/finding.h"

#include <string>

namespace assay::verdict {

/// Why a finding's decision is not simply what the interval says.
enum class Obstacle {
    none,            // confirmed or refuted
    no_blocks,       // nothing counts yet
    infinite,        // too few blocks for an interval
    interval,        // the interval holds the border
    direction_only,  // it lies on the claimed side of 0 but holds the border
    null_gate,
    sensitivity,  // known costs are not recovered, or the plan asks for them and none could be injected
    layout,
    several_claims,  // beyond the border, but not after Holm's correction
    failed_check,    // void
    voids,           // void
    headroom,        // void
};

/// `detail`: what a gate said, for the sentence.
struct Ruling {
    Decision decision = Decision::inconclusive;
    Obstacle obstacle = Obstacle::none;
    std::string detail;
    GateState sensitivity = GateState::unknown;  // of the workload
    bool more_blocks_help = true;                // else only what the obstacle names would
};

/// What the finding says in words, with its scope. `first_finite`: blocks that an interval needs. Everything
/// else is read from the finding, whose decision is set already.
[[nodiscard]] std::string sentence(const Finding& finding, const Ruling& ruling, int first_finite);

}  // namespace assay::verdict
