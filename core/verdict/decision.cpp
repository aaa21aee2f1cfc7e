// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/decision.h"

#include <algorithm>

namespace assay::verdict {

namespace {

using experiment::Direction;

double ln(double percent) {
    return to_log_ratio(Percent(percent)).value;
}

/// An interval that is widened on both sides clears a border just when the interval itself clears the border
/// moved by as much.
struct Borders {
    double confirm_below;  // U under this confirms a lowering
    double confirm_above;  // L over this confirms a raising
    double lowering;       // L over this refutes a lowering
    double raising;        // U under this refutes a raising
};

Borders borders(const Claim& claim) {
    const double material = claim.material.value;
    const double doubt = claim.layouts == Layouts::uncontrolled ? -ln(-layout_doubt.value) : 0;
    return {ln(-material) - doubt, ln(material) + doubt, ln(-material) + doubt, ln(material) - doubt};
}

}  // namespace

Decision decide(const stats::AnytimeInterval& interval, const Claim& claim) {
    const auto at = borders(claim);
    const bool lowered = interval.high && *interval.high < at.confirm_below;
    const bool raised = interval.low && *interval.low > at.confirm_above;
    const bool no_lowering = interval.low && *interval.low > at.lowering;
    const bool no_raising = interval.high && *interval.high < at.raising;
    switch (claim.direction) {
        case Direction::lowers:
            if (lowered) return Decision::confirmed;
            return no_lowering ? Decision::refuted : Decision::inconclusive;
        case Direction::raises:
            if (raised) return Decision::confirmed;
            return no_raising ? Decision::refuted : Decision::inconclusive;
        case Direction::changes:
            if (lowered || raised) return Decision::confirmed;
            return no_lowering && no_raising ? Decision::refuted : Decision::inconclusive;
    }
    return Decision::inconclusive;
}

bool direction_shown(const stats::AnytimeInterval& interval, Direction direction) {
    const bool below = interval.high && *interval.high < 0;
    const bool above = interval.low && *interval.low > 0;
    switch (direction) {
        case Direction::lowers:
            return below;
        case Direction::raises:
            return above;
        case Direction::changes:
            return below || above;
    }
    return false;
}

LogRatio confirming_border(const Claim& claim, LogRatio centre) {
    const auto at = borders(claim);
    switch (claim.direction) {
        case Direction::lowers:
            return LogRatio(at.confirm_below);
        case Direction::raises:
            return LogRatio(at.confirm_above);
        case Direction::changes:
            return LogRatio(centre.value < 0 ? at.confirm_below : at.confirm_above);
    }
    return LogRatio(at.confirm_below);
}

std::optional<double> distance_to_decision(LogRatio centre, const Claim& claim) {
    const auto at = borders(claim);
    const double c = centre.value;
    const bool lowering = claim.direction != Direction::raises;
    const bool raising = claim.direction != Direction::lowers;
    if (lowering && c < at.confirm_below) return at.confirm_below - c;
    if (raising && c > at.confirm_above) return c - at.confirm_above;
    const double above_lowering = c - at.lowering;
    const double below_raising = at.raising - c;
    const double distance = lowering && raising ? std::min(above_lowering, below_raising)
                            : lowering          ? above_lowering
                                                : below_raising;
    if (distance < 0 && claim.layouts == Layouts::uncontrolled) return std::nullopt;
    return std::max(0.0, distance);
}

bool within_material(const stats::AnytimeInterval& interval, Percent material) {
    return interval.low && interval.high && *interval.low > ln(-material.value) &&
           *interval.high < ln(material.value);
}

}  // namespace assay::verdict
