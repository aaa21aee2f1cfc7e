// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/layout_spread.h"

#include "core/stats/spread.h"

#include <algorithm>
#include <cmath>

namespace assay::verdict {

namespace {

constexpr std::size_t least_blocks = 8;

}  // namespace

std::optional<LayoutSpread> layout_spread(std::span<const double> effects,
                                          std::span<const double> null_effects) {
    if (effects.size() < least_blocks || null_effects.size() < least_blocks) return std::nullopt;
    const double all = stats::typical_spread(effects);
    const double copy = stats::typical_spread(null_effects);
    if (!(all > 0)) return LayoutSpread{};
    const double own = std::max(0.0, all * all - copy * copy);
    return LayoutSpread{std::sqrt(own), own / (all * all)};
}

}  // namespace assay::verdict
