// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/variant/elf_file.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

// Where machine code goes: direct calls and jumps, found by capstone.
namespace assay::variant {

/// One direct call or jump. A branch through a slot of the global offset table (call *slot(%rip)) counts as
/// direct, because the slot's name is known: then `slot` is its address and `target` is 0.
struct Branch {
    std::uint64_t from = 0;
    std::uint64_t target = 0;
    std::uint64_t slot = 0;
    bool call = false;  // else a jump
};

/// All branches of the code from `begin` to `end` (addresses). Bytes that are no instruction are stepped
/// over. Errors: unsupported (another processor), internal (capstone).
[[nodiscard]] Result<std::vector<Branch>> branches_in(const CodeSection& section, std::uint64_t begin,
                                                      std::uint64_t end, Machine machine);

/// Entry address of each stub of the procedure linkage table -> the function that it leads to.
[[nodiscard]] Result<std::map<std::uint64_t, std::string>> plt_entries(const ElfFile& file);

}  // namespace assay::variant
