// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

// The rules of ARCHITECTURE.md that a compiler does not hold: which room may include what, and how long a
// file gets.
namespace assay::test {

/// What a source file breaks, one sentence each. `path` is relative to the project ("core/base/clock.h").
[[nodiscard]] std::vector<std::string> violations(std::string_view path, std::string_view content);

}  // namespace assay::test
