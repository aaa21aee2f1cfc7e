// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/content.h"

#include "core/stats/random.h"

#include <string_view>

namespace assay::workload {

namespace {

constexpr std::uint64_t payload_seed = 1;
constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";
static_assert(alphabet.size() == 64);  // six bits a character

}  // namespace

std::uint64_t split_mix(std::uint64_t seed, std::uint64_t index) {
    std::uint64_t state = seed + index * stats::split_mix_step;
    return stats::split_mix(state);
}

std::int64_t key_number(const Specification& specification, std::int64_t index, std::uint64_t seed) {
    const auto space = static_cast<std::uint64_t>(specification.key_space);
    const auto number = static_cast<std::uint64_t>(index);
    switch (specification.key_pattern) {
        case KeyPattern::fixed:
            return 0;
        case KeyPattern::sequential:
            return static_cast<std::int64_t>(number % space);
        // The remainder's bias is space/2^64: nothing that a key space in memory could show.
        case KeyPattern::random:
            return static_cast<std::int64_t>(split_mix(seed, number) % space);
    }
    return 0;
}

std::string key_text(const Specification& specification, std::int64_t index, std::uint64_t seed) {
    if (specification.key_space == 1) return specification.key_prefix;
    return specification.key_prefix + std::to_string(key_number(specification, index, seed));
}

std::string payload(std::int64_t length) {
    std::string out(static_cast<std::size_t>(length), '\0');
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (i % 10 == 0) bits = split_mix(payload_seed, i / 10);  // ten characters of six bits from each draw
        out[i] = alphabet[i == 0 ? bits % 52 : bits & 63];
        bits >>= 6;
    }
    return out;
}

}  // namespace assay::workload
