// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay::layout {

/// What a linker can order, each name once, in an order that does not depend on any machine (sorted, or that
/// of the objects).
struct Names {
    std::vector<std::string> unchanged;  // functions that are the same in all arms
    /// The same too, but several go by one name. A linker would put them in any order, so they are not listed
    /// and come last, in that of the objects.
    std::vector<std::string> in_place;
    std::vector<std::string> changed;  // the other functions
    std::vector<std::string> data;     // in the order in which they are to lie
};

/// How large the pad of this seed is, in units: 0 to pad_sizes − 2, each equally likely. So a piece is always
/// left to lie right behind the changed functions, aligned, whatever their length.
[[nodiscard]] std::uint64_t pad_units(std::uint64_t seed);

/// The lines of an ordering file: the unchanged functions in an order drawn from the seed, the pad, the
/// changed ones, the rest of the pad, the filler, the data. Unlisted ones come behind. The same for the same
/// names and seed everywhere.
[[nodiscard]] std::vector<std::string> paired_order(const Names& names, std::uint64_t seed);

/// For a program whose layout is nobody else's: all functions in an order drawn from the seed.
[[nodiscard]] std::vector<std::string> independent_order(std::vector<std::string> functions,
                                                         std::uint64_t seed);

}  // namespace assay::layout
