// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace assay::cli {

/// Columns of the terminal behind standard error, as they are now; 80 when it does not say. At least 1.
[[nodiscard]] std::size_t terminal_columns();

/// The first so many characters (code points) of a UTF-8 text: all of it when it has no more. A view of
/// `text`.
[[nodiscard]] std::string_view first_characters(std::string_view text, std::size_t most);

}  // namespace assay::cli
