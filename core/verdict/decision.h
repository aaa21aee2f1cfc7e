// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/experiment/plan.h"
#include "core/stats/anytime_interval.h"
#include "core/verdict/finding.h"

#include <optional>

// What an interval says about a claim (METHOD 6). Gates are not looked at here. Intervals and centres are
// ln(B/A).
namespace assay::verdict {

/// Two fixed links of identical source differed by −3.12% [−4.00, −2.26] of CPU/op (METHOD 3.6, first
/// measurements, "Layout, 30 blocks each"). So an interval from binaries with one fixed layout each is
/// widened by so much on both sides before it is held against a border.
inline constexpr Percent layout_doubt{3.0};

/// A claim: "`direction` by at least `material`", and how the arms' code layouts were controlled.
struct Claim {
    experiment::Direction direction = experiment::Direction::lowers;
    Percent material{1.0};  // δ, above 0, below 100
    Layouts layouts = Layouts::paired;
};

/// confirmed   lowers: U < −δ; raises: L > δ; changes: the interval lies wholly beyond −δ or wholly beyond δ
/// refuted     lowers: L > −δ; raises: U < δ; changes: the interval lies wholly within (−δ, δ)
/// With uncontrolled layouts the interval is widened by 3% on both sides first. Never void.
[[nodiscard]] Decision decide(const stats::AnytimeInterval& interval, const Claim& claim);

/// The interval lies on the claimed side of 0 (for `changes`: on either).
[[nodiscard]] bool direction_shown(const stats::AnytimeInterval& interval, experiment::Direction direction);

/// The border that the interval must lie beyond to confirm, on the centre's side for `changes`.
[[nodiscard]] LogRatio confirming_border(const Claim& claim, LogRatio centre);

/// How far the interval's centre lies from the border that decides, on whichever side it is; none where no
/// number of blocks can decide (layout doubt).
[[nodiscard]] std::optional<double> distance_to_decision(LogRatio centre, const Claim& claim);

/// The interval lies wholly within (−δ, δ): the null gate. False while infinite.
[[nodiscard]] bool within_material(const stats::AnytimeInterval& interval, Percent material);

}  // namespace assay::verdict
