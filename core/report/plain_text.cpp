// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/plain_text.h"

#include <algorithm>
#include <cstdint>

namespace assay::report {

namespace {

struct CodePoint {
    std::uint32_t value = 0;
    std::size_t length = 1;  // bytes
};

/// The text of a case is UTF-8 (the case file sees to it), so this only takes it apart.
CodePoint first_of(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::uint32_t lead = byte(0);
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    if (length == 1 || text.size() < length) return {lead, 1};
    std::uint32_t value = lead & (0xffU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i)
        value = (value << 6) | (byte(i) & 0x3fU);
    return {value, length};
}

bool is_harmful(std::uint32_t c) {
    const bool control = (c < 0x20 && c != '\n' && c != '\t') || (c >= 0x7f && c < 0xa0);
    const bool direction = (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
    return control || direction;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const auto c = first_of(text);
        if (c.value == '\r' && text.size() > 1 && text[1] == '\n') {
            // The line break of another system is one all the same.
        } else if (c.value == '\t') {
            out += ' ';
        } else if (is_harmful(c.value)) {
            out += "\xef\xbf\xbd";
        } else {
            out.append(text.substr(0, c.length));
        }
        text.remove_prefix(c.length);
    }
    return out;
}

std::string one_line(std::string_view text) {
    std::string out;
    for (const char c : printable(text)) {
        const bool space = c == '\n' || c == ' ';
        if (space && (out.empty() || out.back() == ' ')) continue;
        out.push_back(space ? ' ' : c);
    }
    while (!out.empty() && out.back() == ' ')
        out.pop_back();
    return out;
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    const auto clean = printable(text);
    std::string_view rest = clean;
    std::string out;
    const std::string margin(indent, ' ');
    while (!rest.empty()) {
        auto line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        std::string current;
        while (!line.empty()) {
            const auto word = line.substr(0, line.find(' '));
            line.remove_prefix(std::min(line.size(), word.size() + 1));
            if (word.empty()) continue;
            if (!current.empty() && indent + display_width(current) + 1 + display_width(word) > width) {
                out += margin + current + "\n";
                current.clear();
            }
            current += (current.empty() ? "" : " ") + std::string(word);
        }
        if (current.empty()) {
            out += "\n";
        } else {
            out += margin + current + "\n";
        }
    }
    return out;
}

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) {
        const auto c = first_of(text);
        const bool combining =
            (c.value >= 0x300 && c.value <= 0x36f) || c.value == 0x200d || c.value == 0xfe0f;
        if (!combining) ++width;
        text.remove_prefix(c.length);
    }
    return width;
}

}  // namespace assay::report
