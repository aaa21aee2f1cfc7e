// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace assay::verdict {

/// The layout's own part of how far the block values of a paired comparison lie apart.
struct LayoutSpread {
    double spread = 0;  // of ln(B/A), as a standard deviation
    double share = 0;   // of the variance of block values, 0 to 1
};

/// s² = max(0, s_B² − s_A'²), where s_B is the spread of ln(B/A) and s_A' that of ln(A'/A) over the same
/// blocks (stats::typical_spread). A' is a byte copy of A: it meets everything that makes blocks differ
/// (processes, memory, drift, few rounds) except another place of the changed code. So what B varies beyond
/// it is how the change fares in one layout and another, together with whatever else the changed code alone
/// is exposed to: an upper bound for the layout's share, and from few blocks a rough one. Where the copy
/// varies as much, it is 0: not seen, rather than absent. None from fewer than 8 blocks.
[[nodiscard]] std::optional<LayoutSpread> layout_spread(std::span<const double> effects,
                                                        std::span<const double> null_effects);

}  // namespace assay::verdict
