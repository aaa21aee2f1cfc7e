// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/dose_findings.h"
#include "core/verdict/finding.h"

#include <string>

// What doses and sweeps say, in words. Every argument's numbers are set already.
namespace assay::verdict {

[[nodiscard]] std::string sentence_of(const DoseResponse& response, Layouts layouts);
[[nodiscard]] std::string sentence_of(const Prediction& prediction, const DoseResponse& response);
[[nodiscard]] std::string sentence_of(const SweepSeries& series);

/// Whether the mechanism explains the change, workload by workload, and whether it grows as it must. ""
/// without predictions.
[[nodiscard]] std::string conclusion_of(const DoseFindings& doses);

}  // namespace assay::verdict
