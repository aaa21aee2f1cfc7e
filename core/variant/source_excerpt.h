// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/variant/store.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

// The place in the source that a case speaks of, as it is in a variant's kept tree: for reading, beside the
// patch. A reader's help and no parser: C functions as Redis lays them out, from column 0 to the brace there.
namespace assay::variant {

/// The kept tree that the binary of this hash was built in; nullopt when it was not built on this machine, or
/// the tree is gone.
[[nodiscard]] std::optional<std::filesystem::path> tree_of_binary(const Store& store,
                                                                  const std::string& sha256);

struct Excerpt {
    int first_line = 1;
    std::vector<std::string> lines;
};

/// The definition of `function` in `file` (of the tree, as "src/aof.c"), or without a function its lines
/// `first` to `last` (0: to the end). At most 2,000 lines. Errors: not_found (file, function), invalid_input
/// (a path that leaves the tree).
[[nodiscard]] Result<Excerpt> excerpt(const std::filesystem::path& tree, const std::string& file,
                                      const std::string& function, int first = 0, int last = 0);

}  // namespace assay::variant
