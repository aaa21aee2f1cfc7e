// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/variant/recipe.h"

#include <filesystem>
#include <string>
#include <vector>

// C programs that the tests compile themselves: small enough to know every call in them, and a source tree of
// the outer form of Redis' (src/Makefile, src/server.c), so that all of building can be tried in a second.
namespace assay::test {

/// Compiles C text to `program` with the system's cc; a test failure with the compiler's words when it
/// cannot.
void compile_c(const std::string& text, const std::filesystem::path& program,
               const std::vector<std::string>& flags = {"-O2", "-g"});

/// Runs a program that has to succeed.
void must_run(const std::vector<std::string>& arguments, const std::filesystem::path& directory = {});

/// A tree whose server answers --version with "Redis server v=<version>".
void write_small_tree(const std::filesystem::path& tree, const std::string& version = "0.0.1");

/// A patch of that tree which makes the version `to`.
[[nodiscard]] variant::Patch version_patch(const std::string& name, const std::string& from,
                                           const std::string& to);

void write_text(const std::filesystem::path& file, const std::string& text);

}  // namespace assay::test
