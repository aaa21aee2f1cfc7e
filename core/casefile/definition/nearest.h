// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace assay::casefile::definition {

/// The known word that a misspelt one was probably meant to be (fewest edited letters); "" when none is near.
[[nodiscard]] std::string nearest(std::string_view word, std::span<const std::string> known);
/// "; did you mean 'x'?", or "; known are a, b, c" when none is near.
[[nodiscard]] std::string suggestion(std::string_view word, std::span<const std::string> known);

}  // namespace assay::casefile::definition
