// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace assay::stats {

/// Up to this many values all 2^n sign patterns are counted and the p value is exact.
inline constexpr int sign_flip_exact_up_to = 16;
/// Beyond, so many patterns are drawn; p = (1 + hits) / (1 + draws), which never understates (Phipson & Smyth
/// 2010).
inline constexpr int sign_flip_draws = 9999;

/// Two-sided p value of "the values are symmetric about 0", by flipping signs and comparing |sum| (Fisher's
/// randomization test). For one look; shown for reference, never for the verdict. At least one value, no NaN.
[[nodiscard]] double sign_flip_p(std::span<const double> values, std::uint64_t seed);

}  // namespace assay::stats
