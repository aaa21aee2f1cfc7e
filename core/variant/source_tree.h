// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

// A directory of source files as a value: its hash, and a clean copy of it. What a build leaves behind
// (objects, programs, archives, dependency files, Redis' saved settings) and .git do not count and are not
// copied, so that a tree that somebody has built in gives the same as a fresh one.
namespace assay::variant {

/// SHA-256 over names, executable bits and contents, in the order of the names. Times do not count.
[[nodiscard]] Result<std::string> source_tree_sha256(const std::filesystem::path& directory);

/// Copies the tree to `destination`, which must not exist.
[[nodiscard]] Status copy_source_tree(const std::filesystem::path& directory,
                                      const std::filesystem::path& destination);

/// Gives every file one fixed time: a checkout's random order of times must not decide what make regenerates.
[[nodiscard]] Status level_times(const std::filesystem::path& directory);

/// Replaces files of `tree` that are the same as in `base` (size and time) by hard links, after a build in a
/// copy of `base`: a patched tree then takes a few megabytes. Both must be left unchanged from then on. Best
/// effort.
void share_unchanged_files(const std::filesystem::path& base, const std::filesystem::path& tree);

}  // namespace assay::variant
