// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/result.h"

namespace assay {

Error Error::within(std::string_view where) && {
    message = std::string(where) + ": " + message;
    return std::move(*this);
}

std::string Error::text() const {
    std::string out = message;
    for (const auto& line : details)
        out += "\n    " + line;
    if (!advice.empty()) out += "\nWhat to do: " + advice;
    return out;
}

}  // namespace assay
