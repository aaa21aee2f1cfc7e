// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/case_guard.h"

#include "core/casefile/log_line.h"

#include <array>
#include <fstream>

namespace assay::casefile {

bool is_case_file(const std::filesystem::path& path) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) return false;
    std::array<char, 64> bytes{};
    std::ifstream file(path, std::ios::binary);
    file.read(bytes.data(), bytes.size());
    return looks_like_case_file({bytes.data(), static_cast<std::size_t>(file.gcount())});
}

}  // namespace assay::casefile
