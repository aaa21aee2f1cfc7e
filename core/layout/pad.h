// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

// The pad between the functions that are the same in all arms and those that are not. It decides where the
// changed code lies relative to all else: in which cache sets, at which offset in a fetch window. It is never
// executed.
namespace assay::layout {

/// The pad is made of pieces of 1, 2, 4 … 2048 units: those of a drawn number lie before the changed
/// functions, the others behind them. So every size of pad from 0 to 4094 units can occur, the sum is always
/// the same, and nothing behind the functions moves with the pad. A unit is the widest alignment of a changed
/// function, 16 bytes as a rule: with it the pad spans 64 KiB, all sets of a first- and second-level cache.
inline constexpr unsigned pad_pieces = 12;
inline constexpr std::uint64_t pad_sizes = std::uint64_t{1} << pad_pieces;

/// Symbols to order by: the fixed piece that comes before the pad and aligns it, piece i of 2^i units, and
/// the filler behind all.
inline constexpr const char* pad_begin = "assay_layout_begin";
[[nodiscard]] std::string pad_piece(unsigned i);
inline constexpr const char* pad_filler = "assay_layout_filler";

/// What evens out the arms: their changed functions and constants are not equally long, and what comes behind
/// them should lie at the same address all the same. Bytes.
struct Fill {
    std::uint64_t code = 0;
    std::uint64_t constants = 0;
    bool operator==(const Fill&) const = default;
};

/// The pad as assembler text. `unit` is a power of two, at least 16. `absent`: functions that other arms have
/// and this one lacks; an empty one each stands for them, so that the tables of names are equally long.
[[nodiscard]] std::string pad_source(std::uint64_t unit, const Fill& fill,
                                     const std::vector<std::string>& absent = {});

/// Assembles it (cc -c) into `object`. Errors: not_found (cc), unsupported (it does not assemble), cancelled.
[[nodiscard]] Status make_pad(const std::string& source, const std::filesystem::path& object,
                              const StopFlag& stop);

}  // namespace assay::layout
