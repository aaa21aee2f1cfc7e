// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace assay::layout {

/// How a kept tree's server is linked: the Makefile's own line, as words. Paths are relative to `directory`.
struct LinkPlan {
    std::filesystem::path directory;    // the tree's src/
    std::vector<std::string> words;     // compiler, flags, objects, libraries; without "-o" and its file
    std::vector<std::string> objects;   // those of the words that are object files, in their order
    std::vector<std::string> archives;  // bundled libraries
    /// What is linked in place of a word; absent: the word itself. See light_objects.h.
    std::map<std::string, std::filesystem::path> copies = {};
    std::vector<std::string> linker = {};  // lld, and what the compiler hands to it; see linker_line.h
    [[nodiscard]] bool same_line(const LinkPlan& other) const { return words == other.words; }
};

/// Asks make for the line (-n: nothing is built), in a copy of what it reads below `scratch`, since make
/// writes a file or two even so and the kept tree must not change. `make_arguments`: the recipe's. Errors:
/// not_found (make, compiler, lld), unsupported (no link line that we understand), io, cancelled.
[[nodiscard]] Result<LinkPlan> link_plan_of(const std::filesystem::path& tree,
                                            const std::vector<std::string>& make_arguments,
                                            const std::filesystem::path& scratch, const StopFlag& stop);

/// A command line as make prints it, split as a shell would: blanks, quotes, backslashes. Nothing is
/// expanded.
[[nodiscard]] std::vector<std::string> split_words(const std::string& line);

}  // namespace assay::layout
