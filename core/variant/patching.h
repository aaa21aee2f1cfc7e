// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/variant/recipe.h"
#include "core/variant/workshop.h"

#include <filesystem>
#include <string>
#include <vector>

namespace assay::variant {

/// Applies the patches in order (patch -p1, no fuzz), each after a dry run. `scratch` takes the patch files.
/// Errors: invalid_input, naming patch, file, hunk and line.
[[nodiscard]] Status apply_patches(const std::vector<Patch>& patches, const std::filesystem::path& tree,
                                   const std::filesystem::path& scratch, Workshop& workshop);

/// Whether one patch would apply to a tree as it lies there; writes nothing. Errors as apply_patches; also
/// when patch(1) is missing. Any thread.
[[nodiscard]] Status try_patch(const Patch& patch, const std::filesystem::path& tree);

/// The text is what its hash says. Errors: invalid_input.
[[nodiscard]] Status check_patches(const std::vector<Patch>& patches);

/// The files that a patch changes, as it names them without the first part ("src/aof.c").
[[nodiscard]] std::vector<std::string> files_of(const Patch& patch);

/// Whether make finds out by itself what to compile again in a built tree. False where a patch touches more
/// than the server's own sources (a Makefile, a bundled library): then everything is built afresh.
[[nodiscard]] bool can_build_incrementally(const std::vector<Patch>& patches);

/// What patch(1) said, as one sentence: "src/aof.c: hunk 2 does not fit at line 1341".
[[nodiscard]] std::string patch_failure(const std::string& output);

}  // namespace assay::variant
