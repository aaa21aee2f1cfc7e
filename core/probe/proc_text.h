// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace assay::probe {

/// The first line of a file in /proc or /sys, without blanks around it; nullopt when it cannot be read or is
/// empty.
[[nodiscard]] std::optional<std::string> first_line(const std::filesystem::path& file);
/// The whole of a small file; empty when it cannot be read.
[[nodiscard]] std::string whole_text(const std::filesystem::path& file);
/// "Name:  value" or "name\t: value" among lines → value without blanks around it.
[[nodiscard]] std::optional<std::string> field_of(std::string_view text, std::string_view name);
/// "23.5 GiB".
[[nodiscard]] std::string gibibytes(std::uint64_t bytes);
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Takes the next blank-separated word off the front.
[[nodiscard]] inline std::string_view next_word(std::string_view& text) {
    const auto begin = text.find_first_not_of(" \t\n");
    if (begin == std::string_view::npos) {
        text = {};
        return {};
    }
    text.remove_prefix(begin);
    const auto end = std::min(text.find_first_of(" \t\n"), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(end);
    return word;
}

[[nodiscard]] inline std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end == text.data()) return std::nullopt;
    return value;
}

}  // namespace assay::probe
