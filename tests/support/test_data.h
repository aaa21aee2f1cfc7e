// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace assay::test {

/// What stands for XDG_DATA_HOME in tests: $ASSAY_TEST_STORE, or a folder of the build directory. Built Redis
/// variants are kept in it between runs, and shared by all system tests.
[[nodiscard]] std::filesystem::path test_data_home();
/// The store in it, where the programs under test look too.
[[nodiscard]] std::filesystem::path test_store_root();

}  // namespace assay::test
