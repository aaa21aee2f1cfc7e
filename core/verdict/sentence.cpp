// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/decision.h"
#include "core/verdict/ruling.h"
#include "core/verdict/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace assay::verdict {

namespace {

using experiment::Direction;

/// One decimal, or two where the interval is narrow or rounding would hide on which side of δ an end lies.
int digits_for(const Finding& finding) {
    if (!finding.low_percent || !finding.high_percent) return 1;
    const auto near_border = [&](double end) {
        return std::abs(std::abs(end) - finding.material_percent) < 0.05;
    };
    const bool narrow = *finding.high_percent - *finding.low_percent < 0.5;
    return narrow || near_border(*finding.low_percent) || near_border(*finding.high_percent) ? 2 : 1;
}

/// "direct-append lowers CPU/op on set-256k by 5.4% (4.9 to 5.8)"
std::string what_was_seen(const Finding& f) {
    const auto metric = metric_words(metric_of_name(f.metric));
    if (f.blocks == 0) return fmt::format("{} on {}: no block counts", f.comparison, f.workload);
    const int digits = digits_for(f);
    if (!f.low_percent || !f.high_percent)
        return fmt::format("{} on {}: {} {} so far", f.comparison, f.workload, metric,
                           signed_percent(f.effect_percent, digits));
    if (*f.low_percent <= 0 && *f.high_percent >= 0)
        return fmt::format("{} on {}: {} {} ({})", f.comparison, f.workload, metric,
                           signed_percent(f.effect_percent, digits),
                           signed_range(f.low_percent, f.high_percent, digits));
    const bool lower = *f.high_percent < 0;
    const double nearer = std::min(std::abs(*f.low_percent), std::abs(*f.high_percent));
    const double farther = std::max(std::abs(*f.low_percent), std::abs(*f.high_percent));
    return fmt::format("{} {} {} on {} by {:.{}f}% ({:.{}f} to {:.{}f})", f.comparison,
                       lower ? "lowers" : "raises", metric, f.workload, std::abs(f.effect_percent), digits,
                       nearer, digits, farther, digits);
}

std::string refuted_words(const Finding& f) {
    const auto material = plain_percent(f.material_percent);
    switch (f.direction) {
        case Direction::lowers:
            return fmt::format("lowering it by {} or more is excluded: refuted", material);
        case Direction::raises:
            return fmt::format("raising it by {} or more is excluded: refuted", material);
        case Direction::changes:
            return fmt::format("a change of {} or more is excluded: refuted", material);
    }
    return "refuted";
}

std::string what_follows(const Finding& f, const Ruling& ruling, int first_finite) {
    const auto material = plain_percent(f.material_percent);
    switch (ruling.obstacle) {
        case Obstacle::none:
            if (f.decision == Decision::refuted) return refuted_words(f);
            return fmt::format("beyond δ = {}: confirmed", material);
        case Obstacle::no_blocks:
            return "inconclusive";
        case Obstacle::infinite:
            return fmt::format("no interval yet ({}; the first comes at {}): inconclusive",
                               count_of(f.blocks, "block"), first_finite);
        case Obstacle::interval:
            return fmt::format("neither beyond δ = {} nor short of it: inconclusive", material);
        case Obstacle::direction_only:
            return fmt::format("direction shown, size undecided against δ = {}: inconclusive", material);
        case Obstacle::null_gate:
            return fmt::format("this set-up cannot resolve {} here ({}): inconclusive", material,
                               ruling.detail);
        case Obstacle::sensitivity:
            return fmt::format("{}: inconclusive", ruling.detail);
        case Obstacle::layout:
            return fmt::format(
                "two links of the same source differ by up to {}, and with one fixed layout the interval "
                "is not clear of δ = {} by as much: inconclusive",
                plain_percent(layout_doubt.value), material);
        case Obstacle::several_claims:
            return fmt::format("beyond δ = {}, but not when corrected for several claims ({}): inconclusive",
                               material, ruling.detail);
        case Obstacle::failed_check:
        case Obstacle::voids:
        case Obstacle::headroom:
            return fmt::format("void: {}", ruling.detail);
    }
    return {};
}

}  // namespace

std::string sentence(const Finding& f, const Ruling& ruling, int first_finite) {
    std::string out = fmt::format("{}; {}.", what_was_seen(f), what_follows(f, ruling, first_finite));
    if (f.decision == Decision::inconclusive && f.blocks_needed && *f.blocks_needed > f.blocks)
        out += fmt::format(" Needs about {} at this spread.",
                           count_of(*f.blocks_needed - f.blocks, "more block"));
    if (f.decision == Decision::refuted)
        out +=
            ruling.sensitivity == GateState::pass
                ? " A known cost of this size was recovered here."
                : " That a real effect of this size would have been seen was not tested: the plan asks for "
                  "no known costs.";
    if (f.layouts == Layouts::uncontrolled && f.blocks > 0 && ruling.obstacle != Obstacle::layout)
        out += " Layout not controlled.";
    if (f.layouts == Layouts::independent && f.blocks > 0)
        out += " Layouts independent: where code lies is part of the spread.";
    if (f.voided > 0 && f.blocks > 0)
        out +=
            fmt::format(" {} of {} void{}.", f.voided, count_of(f.blocks + f.voided, "block"),
                        f.effect_with_voided_percent
                            ? fmt::format("; with them {}", signed_percent(*f.effect_with_voided_percent, 1))
                            : std::string());
    return out;
}

}  // namespace assay::verdict
