// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/order.h"

#include "core/layout/pad.h"
#include "core/stats/random.h"

#include <span>

namespace assay::layout {

std::uint64_t pad_units(std::uint64_t seed) {
    return stats::Random(stats::derived_seed(seed, "pad")).below(pad_sizes - 1);
}

std::vector<std::string> paired_order(const Names& names, std::uint64_t seed) {
    auto out = independent_order(names.unchanged, seed);
    const auto units = pad_units(seed);
    const auto add_pieces = [&](bool before) {
        for (unsigned i = 0; i < pad_pieces; ++i)
            if (((units >> i & 1U) != 0) == before) out.push_back(pad_piece(i));
    };
    out.emplace_back(pad_begin);
    add_pieces(true);
    out.insert(out.end(), names.changed.begin(), names.changed.end());
    add_pieces(false);
    out.emplace_back(pad_filler);
    out.insert(out.end(), names.data.begin(), names.data.end());
    return out;
}

std::vector<std::string> independent_order(std::vector<std::string> functions, std::uint64_t seed) {
    stats::Random(stats::derived_seed(seed, "functions")).shuffle(std::span(functions));
    return functions;
}

}  // namespace assay::layout
