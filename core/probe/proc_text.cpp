// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/proc_text.h"

#include "core/base/files.h"

#include <fmt/format.h>

namespace assay::probe {

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

std::string gibibytes(std::uint64_t bytes) {
    return fmt::format("{:.1f} GiB", static_cast<double>(bytes) / (1024.0 * 1024.0 * 1024.0));
}

std::string whole_text(const std::filesystem::path& file) {
    return read_file(file).value_or(std::string());
}

std::optional<std::string> first_line(const std::filesystem::path& file) {
    const std::string text = whole_text(file);
    const auto line = trimmed(std::string_view(text).substr(0, text.find('\n')));
    if (line.empty()) return std::nullopt;
    return std::string(line);
}

std::optional<std::string> field_of(std::string_view text, std::string_view name) {
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto colon = line.find(':');
        if (colon != std::string_view::npos && trimmed(line.substr(0, colon)) == name)
            return std::string(trimmed(line.substr(colon + 1)));
    }
    return std::nullopt;
}

}  // namespace assay::probe
