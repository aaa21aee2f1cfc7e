// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/outlook.h"

#include <optional>

// How many rounds a block should have (METHOD 3).
namespace assay::experiment {

/// What blocks and rounds cost and how they vary. Variances of ln(B/A), costs in seconds; all ≥ 0.
struct RoundsFacts {
    double within_variance = 0;
    double between_variance = 0;
    double block_seconds = 0;  // of a block without its counted rounds: starts, warm-up, checks, stops
    double round_seconds = 0;  // above 0
};

/// Fewer rounds make the trimmed mean a mean of a handful; more than this never paid in what was measured.
inline constexpr int fewest_rounds = 8;
inline constexpr int most_rounds = 96;

/// The number of rounds at which a block value's precision for the time spent is best (Kalibera & Jones 2013,
/// "Rigorous benchmarking in reasonable time", optimal repetition counts):
///     r = sqrt(block_seconds / round_seconds · within_variance / between_variance)
/// held within 8 and 96 (and `most`, when that is less), rounded up to a multiple of `arms`, so that every
/// arm takes every place in a round equally often.
[[nodiscard]] int best_rounds(const RoundsFacts& facts, int arms, int most = most_rounds);

/// best_rounds of what a pilot saw; none without one. Where its few blocks show no spread of their own, that
/// spread is not known to be 0: then usual_rounds (sizing.h) are the most.
[[nodiscard]] std::optional<int> chosen_rounds(const std::optional<Outlook>& pilot, int arms);

}  // namespace assay::experiment
