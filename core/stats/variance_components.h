// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace assay::stats {

struct VarianceComponents {
    double within = 0;   // of single rounds around their block's mean
    double between = 0;  // of block means, without what the rounds put into them; never below 0
};

/// One-way random effects by the method of moments (Searle, Casella & McCulloch 1992, ch. 3): `within` is the
/// pooled variance in the blocks, `between` the variance of their means less the rounds' share in it. Blocks
/// with fewer than two rounds are left out. None with fewer than two blocks left. Any thread.
[[nodiscard]] std::optional<VarianceComponents> variance_components(
    std::span<const std::vector<double>> blocks);

}  // namespace assay::stats
