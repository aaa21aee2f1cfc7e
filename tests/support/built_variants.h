// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/variant/build.h"
#include "core/variant/recipe.h"
#include "core/variant/store.h"

#include <filesystem>
#include <string>

// Real Redis for the system tests: the variants of the shipped sample case, built on demand. The store is
// shared by all tests of a build directory (or of several: set ASSAY_TEST_STORE), so that Redis is compiled
// once. The first call needs the network, or a store that holds Debian's tarball; later ones take a blink.
namespace assay::test {

[[nodiscard]] variant::Store test_store();

/// By its name in resources/cases/aof-staging-copy.toml: "baseline", "one-more-copy", "two-more",
/// "four-more", "direct-append". Throws std::runtime_error with the Error's text when there is none, or it
/// cannot be built.
[[nodiscard]] variant::Recipe sample_recipe(const std::string& name);
[[nodiscard]] const variant::BuiltVariant& built_variant(const std::string& name);
[[nodiscard]] const std::filesystem::path& built_binary(const std::string& name);

}  // namespace assay::test
