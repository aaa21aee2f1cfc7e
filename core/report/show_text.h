// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/verdict/finding.h"

#include <string>

namespace assay::report {

/// What `assay show` prints for a person: the verdict first, then aligned tables. Plain text, no colours;
/// control characters in a person's text are replaced, so that a case cannot drive the terminal.
[[nodiscard]] std::string show_text(const casefile::Case& state, const verdict::Evaluation& evaluation);

}  // namespace assay::report
