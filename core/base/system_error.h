// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string_view>

namespace assay {

/// An Error from `errno` as it stands: "cannot write '/x/y': No space left on device", with the advice that
/// fits the number (space, permission, limits).
[[nodiscard]] Error system_error(std::string_view what, const std::filesystem::path& where);
[[nodiscard]] Error system_error(std::string_view what, const std::filesystem::path& where, int error_number);

}  // namespace assay
