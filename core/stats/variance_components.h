// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace assay::stats {

struct VarianceComponents {
    double within = 0;   // of single rounds: what r rounds put into their block's mean is within / r
    double between = 0;  // of block means, without what the rounds put into them; never below 0
};

/// One-way random effects by the method of moments (Searle, Casella & McCulloch 1992, ch. 3) for trimmed
/// means: `within` is r times the estimated variance of a block's trimmed mean, from its winsorized variance
/// (Tukey & McLaughlin 1963; Yuen 1974), over the blocks by their degrees of freedom; `between` the variance
/// of the trimmed means less the rounds' share in it. Trimming 0: the plain means and the pooled variance.
/// `trim` as in stats::trimmed_mean. Blocks that have fewer than two rounds left behind it are left out. None
/// with fewer than two blocks left. Any thread.
[[nodiscard]] std::optional<VarianceComponents> variance_components(
    std::span<const std::vector<double>> blocks, double trim);

}  // namespace assay::stats
