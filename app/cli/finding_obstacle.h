// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/finding.h"

#include <cstddef>
#include <string>

namespace assay::cli {

/// Which gates do not hold, or are not known to, on the workload of evaluation.findings[index] where that is
/// void or inconclusive: "gate null", "gates null, sensitivity". "" where all hold, and for what is decided.
[[nodiscard]] std::string obstacle_of(const verdict::Evaluation& evaluation, std::size_t index);

}  // namespace assay::cli
