// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

// Built trees of the outer form of Redis', of a few functions each, so that every difference is known.
namespace assay::test {

/// Sources of src/ by name.
using SmallSources = std::map<std::string, std::string>;

/// server.c with main, a shared.c with `shared`, `table` and a file-local `helper`, and another.c with a
/// file-local `helper` too.
[[nodiscard]] SmallSources small_sources();

/// Writes Makefile and sources below `tree`/src and compiles the objects with a section for each function, as
/// the builder does; the program itself is not linked. `flags` are the compiler's.
void build_small_tree(const std::filesystem::path& tree, const SmallSources& sources,
                      const std::vector<std::string>& flags = {"-O2"});

/// A tree like `base` whose unchanged objects are the same files.
void build_variant(const std::filesystem::path& base, const std::filesystem::path& tree,
                   const std::string& file, const std::string& text);

}  // namespace assay::test
