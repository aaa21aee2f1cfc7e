// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/variant/recipe.h"
#include "core/variant/workshop.h"

#include <filesystem>
#include <string>

// From the words of a recipe ("debian:redis") to a tree of files.
namespace assay::variant {

/// A source pinned to content. The same identity always unpacks to the same files.
struct PinnedSource {
    std::string identity;  // "tarball:<sha256>", "git:<commit>", "directory:<sha256>"
    std::string sha256;    // of the tarball or the tree; "" for git, whose tree is hashed when it is there
    std::filesystem::path location;  // tarball or directory; empty for git
    std::string words;               // "redis 5:7.0.15-1 from Debian bookworm"
};

/// Finds out what the source is, downloading it when it is not in the store yet (Debian). Runs no program
/// when it is. Errors: invalid_input (wrong hash, no Redis tree, bad words), not_found, io (no network: with
/// what to do).
[[nodiscard]] Result<PinnedSource> pin_source(const Source& source, Workshop& workshop);

/// Lays the files out in `tree`, which must not exist. Returns the SHA-256 for the provenance.
[[nodiscard]] Result<std::string> unpack_source(const Source& source, const PinnedSource& pinned,
                                                const std::filesystem::path& tree, Workshop& workshop);

/// debian_source.cpp: the original tarball of a Debian source package, from the store or by apt-get.
[[nodiscard]] Result<PinnedSource> pin_debian_source(const Source& source, Workshop& workshop);
/// git_source.cpp: the files of one commit.
[[nodiscard]] Status unpack_git_commit(const Source& source, const std::filesystem::path& tree,
                                       Workshop& workshop);

}  // namespace assay::variant
