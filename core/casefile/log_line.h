// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

// One line of a case file: {"event":<bytes>,"sha256":"<hex>"}. Only this file and its source know that shape.
namespace assay::casefile {

/// What the first line's hash is chained to.
[[nodiscard]] const std::string& chain_start();

/// SHA-256 over the previous line's hash (64 hexadecimal digits) followed by the exact bytes of the event.
[[nodiscard]] std::string chain_sha256(std::string_view previous_sha256, std::string_view event_bytes);

/// The whole line, newline included.
[[nodiscard]] std::string make_line(std::string_view event_bytes, std::string_view sha256);

/// Views into the line that was taken apart.
struct LineParts {
    std::string_view event;
    std::string_view sha256;
};
/// `line` without its newline. An Error says in what way it is no line of a case file.
[[nodiscard]] Result<LineParts> split_line(std::string_view line);

/// The end of every line from its hash on: `<hex>"}` and the newline. Lets a reader check where it left off.
inline constexpr std::size_t sha256_length = 64;
inline constexpr std::size_t after_sha256_length = 3;

/// True when `bytes` begin as every case file begins.
[[nodiscard]] bool looks_like_case_file(std::string_view bytes);

}  // namespace assay::casefile
