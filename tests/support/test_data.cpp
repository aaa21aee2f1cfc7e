// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_data.h"

#include <cstdlib>

namespace assay::test {

std::filesystem::path test_data_home() {
    if (const char* set = std::getenv("ASSAY_TEST_STORE"); set != nullptr && *set != '\0') return set;
    return std::filesystem::path(ASSAY_BINARY_DIR) / "test-data";
}

std::filesystem::path test_store_root() {
    return test_data_home() / "assay" / "store";
}

}  // namespace assay::test
