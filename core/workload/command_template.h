// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::workload {

enum class Placeholder { none, key, value, index };

/// A stretch of an argument: literal text, or a placeholder (then `text` is empty).
struct TemplatePart {
    Placeholder placeholder = Placeholder::none;
    std::string text;
    bool operator==(const TemplatePart&) const = default;
};
using ArgumentTemplate = std::vector<TemplatePart>;

/// {key}, {value} and {index} are placeholders, "{{" is a brace, "}" is itself. Anything else after a brace
/// is an Error (invalid_input), since a misspelt placeholder would silently measure something else.
[[nodiscard]] Result<ArgumentTemplate> parse_argument(std::string_view argument);
[[nodiscard]] Result<std::vector<ArgumentTemplate>> parse_command(const std::vector<std::string>& command);

}  // namespace assay::workload
