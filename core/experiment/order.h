// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace assay::experiment {

/// The order of arms in each round of a block (Block::order), drawn from the plan's seed, the workload's name
/// and the block's index alone. Every arm runs equally often in every place of a round when `rounds` is a
/// multiple of `arms`, otherwise within one. arms ≥ 1, rounds ≥ 0.
[[nodiscard]] std::vector<std::vector<int>> balanced_order(std::uint64_t seed, std::string_view workload,
                                                           int block_index, int arms, int rounds);

/// The seed of a block's layout, from the same facts and independent of its order.
[[nodiscard]] std::uint64_t layout_seed(std::uint64_t seed, std::string_view workload, int block_index);

/// The seed of where a block's processes lie in memory, likewise.
[[nodiscard]] std::uint64_t address_seed(std::uint64_t seed, std::string_view workload, int block_index);

}  // namespace assay::experiment
