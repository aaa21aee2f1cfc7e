// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/definition/problems.h"
#include "core/casefile/definition/tables.h"

#include <filesystem>
#include <string_view>

namespace assay::casefile::definition {

/// TOML into tables: shape only (unknown and missing keys, types, words, ranges). What is wrong goes to
/// `problems`, as does the place of every key; an Error only when the text is no TOML. `file` is how an Error
/// names it.
[[nodiscard]] Result<Tables> read_tables(std::string_view text, const std::filesystem::path& file,
                                         Problems& problems);

}  // namespace assay::casefile::definition
