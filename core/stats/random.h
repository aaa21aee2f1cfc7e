// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

// Seeded random numbers that are the same on every platform and in every version: an order of arms, a layout
// or a Monte Carlo p value must be made again from its seed alone. That is why std:: engines' distributions,
// whose results are left to the library, are not used. Algorithms: SplitMix64 (Steele, Lea, Flood 2014)
// spreads the seed; xoshiro256** (Blackman, Vigna 2018) draws.
namespace assay::stats {

/// What SplitMix64 adds to its state at each step, so that its n-th output needs none before it.
inline constexpr std::uint64_t split_mix_step = 0x9E3779B97F4A7C15U;

/// One step of SplitMix64: advances `state` and returns the next number.
[[nodiscard]] std::uint64_t split_mix(std::uint64_t& state);

/// A seed of its own for each purpose: mixes a label ("order", a workload's name) and a number into `seed`,
/// so that streams for different purposes have nothing to do with each other.
[[nodiscard]] std::uint64_t derived_seed(std::uint64_t seed, std::string_view label,
                                         std::uint64_t number = 0);

/// Not for secrets. Not shared between threads.
class Random {
  public:
    explicit Random(std::uint64_t seed);

    /// 64 random bits.
    [[nodiscard]] std::uint64_t next();
    /// Uniform on 0 … bound − 1, without bias; bound ≥ 1.
    [[nodiscard]] std::uint64_t below(std::uint64_t bound);
    /// Uniform on [0, 1), in steps of 2^−53.
    [[nodiscard]] double unit();

    /// Every order equally likely (Fisher-Yates).
    template <class T>
    void shuffle(std::span<T> items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            const auto chosen = static_cast<std::size_t>(below(left));
            std::swap(items[left - 1], items[chosen]);
        }
    }

  private:
    std::array<std::uint64_t, 4> state_;
};

}  // namespace assay::stats
