// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/process.h"
#include "core/base/result.h"
#include "core/variant/workshop.h"

#include <filesystem>
#include <string>
#include <vector>

namespace assay::variant {

/// Only NAME=VALUE: a target such as `install` would reach outside the tree. Errors: usage.
[[nodiscard]] Status check_make_arguments(const std::vector<std::string>& arguments);

/// The compiler that the arguments choose (CC=…, else cc) and what identifies it: the hash of its program
/// file, so that baseline and variant never come from two compilers unnoticed. No program is run. Errors:
/// not_found.
[[nodiscard]] Result<std::string> compiler_identity(const std::vector<std::string>& arguments);

/// The make arguments as they are used, without what belongs to one place on disk.
[[nodiscard]] std::string flags_text(const std::vector<std::string>& arguments);

/// The server's program that the tree's Makefile makes: "redis-server" or "valkey-server".
[[nodiscard]] std::string server_target(const std::filesystem::path& tree);

/// The very command by which `compile` runs make; jobs 0 = one a processor.
[[nodiscard]] Command make_command(const std::filesystem::path& tree,
                                   const std::vector<std::string>& arguments, int jobs);

/// Runs make in the tree; returns where the server's program is. The environment is empty but for PATH and
/// HOME; time, place, host and a surrounding git repository do not enter the binary. Errors: build_failed
/// with the compiler's words, io (no space), not_found (make, cc), cancelled.
[[nodiscard]] Result<std::filesystem::path> compile(const std::filesystem::path& tree,
                                                    const std::vector<std::string>& arguments, int jobs,
                                                    Workshop& workshop);

/// Whether a new order of functions can be linked from the kept objects: each function has its own section
/// and none waits for link-time optimisation.
[[nodiscard]] bool layouts_possible(const std::filesystem::path& tree);

/// Removes what is never read again: the bundled allocator's own objects, over half of a built tree.
void drop_spent_objects(const std::filesystem::path& tree);

}  // namespace assay::variant
