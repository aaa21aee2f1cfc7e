// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/random.h"

#include <bit>
#include <cassert>

namespace assay::stats {

std::uint64_t split_mix(std::uint64_t& state) {
    state += split_mix_step;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31U);
}

std::uint64_t derived_seed(std::uint64_t seed, std::string_view label, std::uint64_t number) {
    // FNV-1a gathers the label's bytes; SplitMix64 between the parts keeps near seeds and numbers apart.
    std::uint64_t gathered = 0xCBF29CE484222325U;
    for (const char c : label)
        gathered = (gathered ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    std::uint64_t state = seed;
    state = split_mix(state) ^ gathered;
    state = split_mix(state) ^ number;
    return split_mix(state);
}

Random::Random(std::uint64_t seed) : state_{} {
    for (auto& word : state_)
        word = split_mix(seed);
}

std::uint64_t Random::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound) {
    assert(bound >= 1);
    // 2^64 mod bound: numbers under it would make small remainders more likely, so they are drawn again.
    const std::uint64_t uneven = (0 - bound) % bound;
    std::uint64_t drawn = next();
    while (drawn < uneven)
        drawn = next();
    return drawn % bound;
}

double Random::unit() {
    return static_cast<double>(next() >> 11U) * 0x1.0p-53;
}

}  // namespace assay::stats
