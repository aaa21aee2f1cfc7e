// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/casefile/removal.h"

#include <QString>

#include <optional>
#include <vector>

// Why a thing of a case has to stay as it is, for a person. Pure; any thread.
namespace assay::ui {

/// `what` cannot be done ("'x' cannot be removed."), and why.
[[nodiscard]] Error refusal(const QString& what, const casefile::Obstacle& obstacle);

/// What of the case as it is now stands in the way of events that were made up earlier: one of them takes
/// out, or drafts anew, what has been measured or checked since. nullopt when nothing does.
[[nodiscard]] std::optional<casefile::Obstacle> obstacleTo(const casefile::Case& state,
                                                           const std::vector<casefile::Event>& events);

}  // namespace assay::ui
