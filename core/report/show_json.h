// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/verdict/finding.h"

#include <boost/json/object.hpp>

namespace assay::report {

/// The object of `assay show --json`: a contract with other programs, so keys are only ever added.
/// `evaluation` is of the current plan (empty before any).
[[nodiscard]] boost::json::object show_json(const casefile::Case& state,
                                            const verdict::Evaluation& evaluation);

}  // namespace assay::report
