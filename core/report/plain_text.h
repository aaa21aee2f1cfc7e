// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// A person's text on its way to a terminal.
namespace assay::report {

/// Control characters and direction overrides become U+FFFD, so that text from elsewhere can neither drive
/// the terminal nor show itself in another order; line breaks stay.
[[nodiscard]] std::string printable(std::string_view text);
/// The same on one line: every run of white space is one space.
[[nodiscard]] std::string one_line(std::string_view text);
/// Broken between words to at most `width` columns, each line behind `indent` spaces; line breaks of the text
/// stay.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t width = 100, std::size_t indent = 0);
/// Columns it takes up: code points, combining marks aside.
[[nodiscard]] std::size_t display_width(std::string_view text);

}  // namespace assay::report
