// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/command_template.h"
#include "core/workload/encoder.h"

#include <fmt/format.h>

namespace assay::workload {

namespace {

constexpr std::size_t longest_shown = 120;

std::string shown(const TemplatePart& part, const Specification& specification) {
    switch (part.placeholder) {
        case Placeholder::none:
            return part.text;
        case Placeholder::value:
            return fmt::format("<{} bytes>", specification.payload_bytes);
        case Placeholder::index:
            return "<number>";
        case Placeholder::key:
            break;
    }
    if (specification.key_space == 1) return specification.key_prefix;
    if (specification.key_pattern == KeyPattern::fixed) return specification.key_prefix + "0";
    return fmt::format("{}<0…{}>", specification.key_prefix, specification.key_space - 1);
}

}  // namespace

std::string command_as_text(const Specification& specification) {
    std::string out;
    for (const auto& argument : specification.command) {
        std::string text;
        bool spaced = argument.empty();
        if (const auto parts = parse_argument(argument)) {
            for (const auto& part : *parts) {
                text += shown(part, specification);
                spaced = spaced || part.text.find_first_of(" \t\n") != std::string::npos;
            }
        } else {
            text = argument;  // shown as it was typed, for the person who is still typing
        }
        if (text.size() > longest_shown) {
            std::size_t cut = longest_shown;
            while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0) == 0x80)
                --cut;  // whole characters only
            text = text.substr(0, cut) + "…";
        }
        if (!out.empty()) out += ' ';
        out += spaced ? fmt::format("\"{}\"", text) : text;
    }
    return out;
}

}  // namespace assay::workload
