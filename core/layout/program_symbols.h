// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

// Where a linked program's functions and data lie.
namespace assay::layout {

/// Addresses by name, ascending; several where a name is local to several objects.
using Addresses = std::map<std::string, std::vector<std::uint64_t>>;

struct ProgramSymbols {
    Addresses functions;           // in .text
    std::set<std::string> shared;  // those functions that other objects may call: not local to one
    /// Named data in .rodata, .data.rel.ro, .data, .bss and thread storage; but no constants of which several
    /// go by one name (__PRETTY_FUNCTION__.0): a linker cannot order them, and they move with the texts that
    /// a program holds.
    Addresses data;
    std::vector<std::string>
        data_order;  // names that a linker can order (once, not thread storage), by address
    std::uint64_t text_begin = 0;
    std::uint64_t constants_end = 0;  // end of what is loaded before .text
    std::uint64_t plt_begin = 0;      // of the jump table for library calls; 0: none
};

/// Errors: as ElfImage::open; unsupported for a program without a symbol table or .text.
[[nodiscard]] Result<ProgramSymbols> program_symbols(const std::filesystem::path& program);

/// A name that does not lie at the same addresses in both, as a sentence; none when all but the `excepted`
/// names do, and the jump tables too.
[[nodiscard]] std::optional<std::string> first_move(const ProgramSymbols& a, const ProgramSymbols& b,
                                                    const std::set<std::string>& excepted_functions,
                                                    const std::set<std::string>& excepted_data);

}  // namespace assay::layout
