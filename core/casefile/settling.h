// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/casefile/case.h"

#include <optional>
#include <string>

namespace assay::casefile {

/// The verdict event that settles the case. Without `judged` the findings of the current plan must decide it,
/// else an Error: of kind `not_found` when nothing was measured, `check_failed` when the findings are
/// inconclusive or void (the message says what is missing). With `judged` a person decides, and the basis
/// says so. `what_happened` must not be empty. Pure; the caller appends the event.
[[nodiscard]] Result<VerdictSettled> settle(const Case& state, const std::string& what_happened,
                                            const std::string& author,
                                            std::optional<VerdictState> judged = {});

/// What a measured verdict generalises to: variants, workloads, machine, layout. One or two sentences.
[[nodiscard]] std::string scope_in_words(const Case& state, const PlanState& plan);

}  // namespace assay::casefile
