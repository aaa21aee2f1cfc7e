// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/casefile/case.h"

namespace assay::cli {

/// Whether this case may execute what it wants to. Lists it on standard error when it was not allowed before.
/// `trust` allows it and remembers the answer. Error: not_trusted.
[[nodiscard]] Status ask_permission(Context& context, const casefile::Case& state, bool trust);

}  // namespace assay::cli
