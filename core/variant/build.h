// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"
#include "core/variant/recipe.h"
#include "core/variant/store.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>

// From a recipe to a binary in the store. The unpatched source is built once and its tree kept; a patched
// variant starts from a copy of that tree, so that make compiles only what the patches touch.
namespace assay::variant {

struct BuildOptions {
    int jobs = 0;  // parallel compilations; 0 = one a processor
};

/// What is being done, for a person ("compiling redis 7.0.15"), and how far it is: 0 to 1, nullopt when
/// unknown. Called on the building thread.
using BuildProgress = std::function<void(std::string_view phase, std::optional<double> fraction)>;

struct BuiltVariant {
    Provenance provenance;
    std::filesystem::path binary;  // in the store
    bool reused = false;           // found finished; no program was run
    /// The kept tree with its objects (src/*.o, deps/**/*.a); empty for a finished binary.
    std::filesystem::path tree;
};

/// Errors: invalid_input (wrong hash, patch that does not apply, no Redis), not_found (source, tool),
/// build_failed (its details are the log's last lines; the log is kept at store.log(recipe)), io (no space,
/// no permission), cancelled. Safe beside other processes and threads that use the same store.
[[nodiscard]] Result<BuiltVariant> build(const Recipe& recipe, const Store& store,
                                         const BuildOptions& options, const BuildProgress& progress,
                                         const StopFlag& stop);

/// SHA-256 over what decides the binary: source, patches, make arguments. Name, role and dose do not count.
[[nodiscard]] std::string recipe_sha256(const Recipe& recipe);

}  // namespace assay::variant
