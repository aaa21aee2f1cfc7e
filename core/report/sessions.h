// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/sessions.h"

#include <boost/json/array.hpp>

#include <string>
#include <vector>

// Each session of a plan by itself, beside the whole that the findings give. Text and Markdown are "" for
// fewer than two sessions.
namespace assay::report {

[[nodiscard]] std::string sessions_text(const std::vector<casefile::Session>& sessions);
[[nodiscard]] std::string sessions_markdown(const std::vector<casefile::Session>& sessions);
/// The member "sessions" of `assay show --json`.
[[nodiscard]] boost::json::array sessions_json(const std::vector<casefile::Session>& sessions);

}  // namespace assay::report
