// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/command_template.h"

#include <fmt/format.h>

#include <array>

namespace assay::workload {

namespace {

struct Spelling {
    std::string_view text;
    Placeholder placeholder;
};
constexpr std::array<Spelling, 3> spellings = {Spelling{"{key}", Placeholder::key},
                                               Spelling{"{value}", Placeholder::value},
                                               Spelling{"{index}", Placeholder::index}};

void add_text(ArgumentTemplate& parts, std::string_view text) {
    if (parts.empty() || parts.back().placeholder != Placeholder::none) parts.emplace_back();
    parts.back().text += text;
}

}  // namespace

Result<ArgumentTemplate> parse_argument(std::string_view argument) {
    ArgumentTemplate parts;
    std::string_view rest = argument;
    while (!rest.empty()) {
        const auto brace = std::min(rest.find('{'), rest.size());
        if (brace > 0) add_text(parts, rest.substr(0, brace));
        rest.remove_prefix(brace);
        if (rest.empty()) break;
        if (rest.starts_with("{{")) {
            add_text(parts, "{");
            rest.remove_prefix(2);
            continue;
        }
        const Spelling* found = nullptr;
        for (const auto& spelling : spellings)
            if (rest.starts_with(spelling.text)) found = &spelling;
        if (found == nullptr) {
            const auto shown = rest.substr(0, std::min<std::size_t>(rest.find('}'), 20) + 1);
            return fail(ErrorKind::invalid_input, fmt::format("'{}' is no placeholder", shown),
                        "use {key}, {value} or {index}, and write '{{' where a brace is meant");
        }
        parts.push_back({found->placeholder, {}});
        rest.remove_prefix(found->text.size());
    }
    return parts;
}

Result<std::vector<ArgumentTemplate>> parse_command(const std::vector<std::string>& command) {
    std::vector<ArgumentTemplate> out;
    for (const auto& argument : command) {
        auto parts = parse_argument(argument);
        if (!parts) return fail(std::move(parts.error()));
        out.push_back(std::move(*parts));
    }
    return out;
}

}  // namespace assay::workload
