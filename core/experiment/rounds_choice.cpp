// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/rounds_choice.h"

#include "core/base/units.h"
#include "core/experiment/sizing.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace assay::experiment {

int best_rounds(const RoundsFacts& facts, int arms, int most) {
    assert(facts.round_seconds > 0 && arms >= 1);
    const int limit = std::max(fewest_rounds, std::min(most, most_rounds));
    // Blocks that do not differ but by their rounds: as many rounds as there may be.
    double rounds = limit;
    if (facts.between_variance > 0)
        rounds = std::sqrt(facts.block_seconds / facts.round_seconds * facts.within_variance /
                           facts.between_variance);
    const int held = static_cast<int>(std::ceil(std::clamp<double>(rounds, fewest_rounds, limit)));
    return (held + arms - 1) / arms * arms;
}

std::optional<int> chosen_rounds(const std::optional<Outlook>& pilot, int arms) {
    if (!pilot) return std::nullopt;
    const double within = to_log_ratio(Percent(pilot->within_sd_percent)).value;
    const double between = to_log_ratio(Percent(pilot->between_sd_percent)).value;
    return best_rounds({within * within, between * between, pilot->fixed_seconds, pilot->round_seconds}, arms,
                       between > 0 ? most_rounds : usual_rounds);
}

}  // namespace assay::experiment
