// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

// The verdict's interval (METHOD 4): distribution-free, for the median of the block values, and valid at any
// time. A person may look after every block, stop or extend at will; the chance that the interval *ever*
// misses the true median is at most α.
//
// Derivation. Let d_1, d_2, … have median θ and let no value equal θ. Then under θ each block lies above θ
// like the toss of a fair coin: k = #{d_i > θ} heads in n tosses. Against the fair coin bet with a coin of
// bias p; the wealth after n tosses is the likelihood ratio p^k (1−p)^(n−k) / (1/2)^n, which under θ is a
// martingale that starts at 1. We do not know which p to bet on, so we spread the stake over all p with the
// density of Beta(a, a):
//
//   E_n(θ) = 2^n ∫ p^k (1−p)^(n−k) · p^(a−1) (1−p)^(a−1) / B(a,a) dp = 2^n · B(a+k, a+n−k) / B(a,a)
//
// A mixture of martingales is a martingale, non-negative, starting at 1. Ville's inequality: it ever reaches
// 1/α with probability at most α. So the set of all θ with E_n(θ) < 1/α covers the median at all n at once.
//
// Bounds. E_n depends on θ through k alone; it is symmetric in k ↔ n−k and smallest at n/2. Let c be the
// largest k ≤ n/2 with E_n ≥ 1/α. θ is excluded when at most c values lie on one side of it, so the interval
// reaches from the (c+1)th smallest to the (c+1)th largest value. When even k = 0 gives E_n < 1/α nothing is
// excluded: both sides are infinite (a = 1, α = 0.05: E_n = 2^n/(n+1) reaches 20 at n = 8; a = 5: at n = 12).
//
// Ties. A value that equals θ would count half to each side. We are conservative instead: θ on an end stays
// inside (closed interval), that is, θ is excluded only when at most c values are ≤ θ or at most c are ≥ θ.
// This keeps the error rate when the distribution has atoms: let each tied value toss a coin that makes
// "above" exactly 1/2; the coupled count is a fair coin's, and whenever we exclude θ the coupled E_n is at
// least 1/α too.
//
// Sources: Ville 1939 (the inequality); Howard & Ramdas 2022, "Sequential estimation of quantiles with
// applications to A/B testing and best-arm identification" (confidence sequences for quantiles); Robbins 1970
// (the beta mixture).
namespace assay::stats {

/// `low` and `high` are absent while infinite. Same unit as the values.
struct AnytimeInterval {
    std::optional<double> low;
    std::optional<double> high;
    [[nodiscard]] bool is_finite() const { return low.has_value() && high.has_value(); }
    bool operator==(const AnytimeInterval&) const = default;
};

/// a > 0, 0 < α < 1, for all functions here. Values in any order, no NaN. O(n log n).
[[nodiscard]] AnytimeInterval anytime_interval(std::span<const double> values, double a, double alpha);
/// The same for values in ascending order. O(log n).
[[nodiscard]] AnytimeInterval anytime_interval_of_sorted(std::span<const double> ascending, double a,
                                                         double alpha);

/// ln E_n for `above` of `n` values above the candidate, 0 ≤ above ≤ n.
[[nodiscard]] double log_e_value(int n, int above, double a);

/// c of the derivation: how many order statistics lie outside on each side; none while the interval is
/// infinite.
[[nodiscard]] std::optional<int> excluded_each_side(int n, double a, double alpha);

/// The smallest n at which the interval is finite: 8 for a = 1 and α = 0.05.
[[nodiscard]] int first_finite(double a, double alpha);

/// min(1, 1/E_n(θ)): an anytime-valid p value for "the median is θ", at most α just when the interval
/// excludes θ.
[[nodiscard]] double anytime_p(std::span<const double> values, double theta, double a);

}  // namespace assay::stats
