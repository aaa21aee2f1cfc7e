// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/verdict/finding.h"

#include <string>

namespace assay::report {

/// The case as GitHub-flavoured Markdown: for a pull request, and as `assay report -o FILE.md`. Verdict
/// first, then claim, findings, gates, checks, variants, workloads, environment, and how to repeat it. A
/// person's text is escaped, so that markup in it shows as it was typed. `evaluation` is of the current plan
/// (empty before any).
[[nodiscard]] std::string markdown(const casefile::Case& state, const verdict::Evaluation& evaluation);

}  // namespace assay::report
