// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace assay::stats {

/// Which of several hypotheses are rejected so that the chance of *any* false rejection is at most α (Holm
/// 1979): the smallest p value against α/m, the next against α/(m−1), and so on until the first that fails.
[[nodiscard]] std::vector<bool> holm_rejections(std::span<const double> p_values, double alpha);

}  // namespace assay::stats
