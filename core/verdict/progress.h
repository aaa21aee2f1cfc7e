// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/schedule.h"
#include "core/verdict/finding.h"

#include <string>

// What the runner needs to know of an evaluation.
namespace assay::verdict {

[[nodiscard]] inline bool is_decided(const Finding& finding) {
    return finding.decision == Decision::confirmed || finding.decision == Decision::refuted;
}

/// Questions on `workload` that are neither confirmed nor refuted and that further blocks may decide, by
/// role.
[[nodiscard]] experiment::OpenQuestions open_questions(const Evaluation& evaluation,
                                                       const std::string& workload);

/// Every question is confirmed or refuted (and there is at least one).
[[nodiscard]] bool all_decided(const Evaluation& evaluation);

}  // namespace assay::verdict
