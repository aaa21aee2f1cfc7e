// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/markdown_escape.h"

#include "core/report/plain_text.h"

#include <algorithm>
#include <cctype>

namespace assay::report {

namespace {

/// Punctuation that means something anywhere in a line (GitHub's dialect: tables, math, mentions of HTML).
constexpr std::string_view special = "\\`*_[]<>|~&$";

/// Escapes what means something only at the start of a line: headings, lists, rules, underlines of headings.
std::size_t start_marker(std::string_view line) {
    if (line.empty()) return std::string_view::npos;
    if (std::string_view("#+-=").find(line[0]) != std::string_view::npos) return 0;
    std::size_t digits = 0;
    while (digits < line.size() && std::isdigit(static_cast<unsigned char>(line[digits])) != 0)
        ++digits;
    const bool ordered = digits > 0 && digits < line.size() && (line[digits] == '.' || line[digits] == ')');
    return ordered ? digits : std::string_view::npos;
}

std::string escaped(std::string_view line) {
    while (!line.empty() && line.front() == ' ')
        line.remove_prefix(1);  // four would be a code block
    std::string out;
    const auto marker = start_marker(line);
    for (std::size_t i = 0; i < line.size(); ++i) {
        // A bare address would become a link on its own.
        const bool address = (line[i] == ':' && line.substr(i).starts_with("://")) ||
                             (line[i] == '.' && i >= 3 && line.substr(i - 3, 3) == "www");
        if (i == marker || address || special.find(line[i]) != std::string_view::npos) out += '\\';
        out += line[i];
    }
    return out;
}

std::size_t longest_run(std::string_view text, char of) {
    std::size_t longest = 0;
    std::size_t run = 0;
    for (const char c : text) {
        run = c == of ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

}  // namespace

std::string markdown_line(std::string_view text) {
    return escaped(one_line(text));
}

std::string markdown_paragraphs(std::string_view text) {
    const auto clean = printable(text);
    std::string_view rest = clean;
    std::string out;
    bool is_open = false;  // a paragraph has begun
    while (!rest.empty()) {
        const auto line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        const auto shown = escaped(line);
        if (shown.find_first_not_of(' ') == std::string::npos) {
            if (is_open) out += "\n\n";
            is_open = false;
        } else {
            if (is_open) out += "  \n";
            out += shown;
            is_open = true;
        }
    }
    while (!out.empty() && out.back() == '\n')
        out.pop_back();
    return out.empty() ? out : out + "\n";
}

std::string markdown_code(std::string_view text, bool in_table) {
    auto content = one_line(text);
    if (content.empty()) return "";
    if (in_table) {
        std::string barred;
        for (const char c : content) {
            if (c == '|') barred += '\\';
            barred += c;
        }
        content = std::move(barred);
    }
    const std::string fence(longest_run(content, '`') + 1, '`');
    const bool pad = content.front() == '`' || content.back() == '`';
    return fence + (pad ? " " : "") + content + (pad ? " " : "") + fence;
}

std::string markdown_code_block(std::string_view text, std::string_view language) {
    auto content = printable(text);
    while (!content.empty() && content.back() == '\n')
        content.pop_back();
    const std::string fence(std::max<std::size_t>(3, longest_run(content, '`') + 1), '`');
    return fence + std::string(language) + "\n" + content + "\n" + fence + "\n";
}

}  // namespace assay::report
