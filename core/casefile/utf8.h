// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

// The case file is UTF-8. Compiler output and server logs need not be.
namespace assay::casefile {

/// True for well-formed UTF-8 (no overlong forms, no surrogates, nothing beyond U+10FFFF).
[[nodiscard]] bool is_utf8(std::string_view text);
/// The same text with every byte that does not belong to a well-formed sequence replaced by U+FFFD.
[[nodiscard]] std::string with_valid_utf8(std::string text);

}  // namespace assay::casefile
