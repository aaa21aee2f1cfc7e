// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace assay {

/// RFC 4648, section 4: the standard alphabet with padding, no line breaks. None when it is anything else.
/// Any thread.
[[nodiscard]] std::optional<std::string> decode_base64(std::string_view text);

}  // namespace assay
