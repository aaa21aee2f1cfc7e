// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

// A person's text inside Markdown, so that it shows as it was typed.
namespace assay::report {

/// On one line: for titles, list entries and table cells.
[[nodiscard]] std::string markdown_line(std::string_view text);
/// Paragraphs; line breaks stay line breaks.
[[nodiscard]] std::string markdown_paragraphs(std::string_view text);
/// As a code span, with as many backticks as it takes; `in_table` keeps bars from ending the cell.
[[nodiscard]] std::string markdown_code(std::string_view text, bool in_table = false);
/// As a code block with a fence that the text does not hold.
[[nodiscard]] std::string markdown_code_block(std::string_view text, std::string_view language = "");

}  // namespace assay::report
