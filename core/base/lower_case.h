// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace assay {

/// ASCII letters in lower case, whatever the locale: for command names and directives.
[[nodiscard]] inline std::string lower_case(std::string text) {
    for (auto& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

}  // namespace assay
