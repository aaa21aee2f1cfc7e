// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/order.h"

#include "core/stats/random.h"

#include <cassert>
#include <cstddef>
#include <numeric>
#include <string>

namespace assay::experiment {

namespace {

std::uint64_t block_seed(const char* purpose, std::uint64_t seed, std::string_view workload,
                         int block_index) {
    return stats::derived_seed(stats::derived_seed(seed, purpose), workload,
                               static_cast<std::uint64_t>(block_index));
}

/// As many rounds as arms, in which every arm takes every place once: a shuffled cycle, turned by one place
/// from round to round, the rounds shuffled. The cycle is drawn anew each time, so that who runs before whom
/// varies too.
std::vector<std::vector<int>> latin_square(int arms, stats::Random& random) {
    std::vector<int> cycle(static_cast<std::size_t>(arms));
    std::iota(cycle.begin(), cycle.end(), 0);
    random.shuffle(std::span(cycle));
    std::vector<std::vector<int>> rounds;
    for (std::size_t turn = 0; turn < cycle.size(); ++turn) {
        auto& round = rounds.emplace_back();
        for (std::size_t place = 0; place < cycle.size(); ++place)
            round.push_back(cycle[(turn + place) % cycle.size()]);
    }
    random.shuffle(std::span(rounds));
    return rounds;
}

}  // namespace

std::vector<std::vector<int>> balanced_order(std::uint64_t seed, std::string_view workload, int block_index,
                                             int arms, int rounds) {
    assert(arms >= 1 && rounds >= 0 && block_index >= 0);
    stats::Random random(block_seed("order", seed, workload, block_index));
    std::vector<std::vector<int>> order;
    const auto wanted = static_cast<std::size_t>(rounds);
    while (order.size() < wanted)
        for (auto& round : latin_square(arms, random))
            if (order.size() < wanted) order.push_back(std::move(round));
    return order;
}

std::uint64_t layout_seed(std::uint64_t seed, std::string_view workload, int block_index) {
    return block_seed("layout", seed, workload, block_index);
}

std::uint64_t address_seed(std::uint64_t seed, std::string_view workload, int block_index) {
    return block_seed("addresses", seed, workload, block_index);
}

}  // namespace assay::experiment
