// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/casefile/events.h"

// Exit codes as COMMAND-LINE promises them to other programs.
namespace assay::experiment {

/// decided 0, inconclusive 3, void 4, stopped 130, failed 1.
[[nodiscard]] int exit_code(casefile::RunOutcome outcome);
/// usage 2, check_failed 4, not_trusted 5, cancelled 130, everything else 1.
[[nodiscard]] int exit_code(const Error& error);

}  // namespace assay::experiment
