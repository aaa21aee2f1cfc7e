// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/dose_findings.h"

#include <string>

// Doses and sweeps as `assay show` and the Markdown report give them; "" when there are none.
namespace assay::report {

/// The conclusion about the mechanism first, then a table of doses, predictions and points of sweeps, then
/// their sentences. Indented by two spaces.
[[nodiscard]] std::string doses_text(const verdict::DoseFindings& doses);
[[nodiscard]] std::string doses_markdown(const verdict::DoseFindings& doses);

}  // namespace assay::report
