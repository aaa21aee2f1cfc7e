// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <boost/json.hpp>

#include <string>

// Every metric of a comparison, beside the one that is asked about: for reference, not for the verdict.
namespace assay::report {

/// A table for a terminal, two blanks in; empty when nothing was measured.
[[nodiscard]] std::string metrics_text(const casefile::PlanState& plan);
/// What each function of the case's places and checks takes of a server, one sentence each; why not, where
/// nothing could be sampled; empty without profiles.
[[nodiscard]] std::string profile_text(const casefile::Case& state, const casefile::PlanState& plan);
/// [verdict::ProfileShare …].
[[nodiscard]] boost::json::array profile_json(const casefile::Case& state, const casefile::PlanState& plan);
/// {"rows": [verdict::MetricRow …], "threads": [verdict::ThreadRow …]}.
[[nodiscard]] boost::json::object metrics_json(const casefile::PlanState& plan);

}  // namespace assay::report
