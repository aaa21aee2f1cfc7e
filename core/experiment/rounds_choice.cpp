// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/rounds_choice.h"

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

}  // namespace assay::experiment
