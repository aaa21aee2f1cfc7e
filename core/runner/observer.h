// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/events.h"
#include "core/experiment/block.h"
#include "core/verdict/finding.h"

#include <optional>
#include <string>
#include <string_view>

namespace assay::runner {

/// Told what the run does while it does it, for progress on a terminal. Called on the runner's thread, never
/// inside a timed window. What counts is in the case file; nothing here is.
class RunObserver {
  public:
    virtual ~RunObserver() = default;
    virtual void warning(std::string_view text) = 0;
    virtual void stage(casefile::Stage stage, int steps) = 0;
    /// A build's phase, its part done (0 to 1) where it is known.
    virtual void building(std::string_view variant, std::string_view phase,
                          std::optional<double> fraction) = 0;
    /// A step of the calibrate stage: "proof pass of one-more-copy on set-256k".
    virtual void step(std::string_view text) = 0;
    /// What the pilot foretells of a workload; once each, before the first counted block.
    virtual void outlook(std::string_view workload, int rounds, const experiment::Outlook& outlook) = 0;
    /// A block is in the file. `fraction` of the budget or of the blocks asked for is used, `seconds_left` is
    /// what remains of it.
    virtual void block(const experiment::Block& block, const verdict::Evaluation& evaluation, double fraction,
                       double seconds_left) = 0;
};

}  // namespace assay::runner
