// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/describe.hpp>

#include <optional>

namespace assay::experiment {

/// What the pilot's blocks foretell of a workload (METHOD 3, stage 2), recorded before the first counted
/// block. A few blocks know a spread only roughly, so every number here is "about"; none enters a verdict.
struct Outlook {
    int pilot_blocks = 0;  // that the spreads are from; they are not counted
    int pilot_rounds = 0;
    double within_sd_percent = 0;   // of ln(B/A) from round to round within a block
    double between_sd_percent = 0;  // of block means, without what the rounds put into them
    double fixed_seconds = 0;       // of a block: starts, warm-up, checks, stops
    double round_seconds = 0;
    double block_sd_percent = 0;  // of block values, at the number of rounds that is used
    double material_percent = 0;  // the smallest δ that is asked about on this workload
    std::optional<int>
        blocks_needed;  // until the interval is narrower than δ on either side; none: not in reach
    std::optional<double> seconds_needed;
    int blocks_in_budget = 0;               // what the workload may count on, the others having their share
    std::optional<double> visible_percent;  // smallest effect that so many blocks tell from 0
    bool operator==(const Outlook&) const = default;
};
BOOST_DESCRIBE_STRUCT(Outlook, (),
                      (pilot_blocks, pilot_rounds, within_sd_percent, between_sd_percent, fixed_seconds,
                       round_seconds, block_sd_percent, material_percent, blocks_needed, seconds_needed,
                       blocks_in_budget, visible_percent))

}  // namespace assay::experiment
