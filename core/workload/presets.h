// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/specification.h"

#include <vector>

namespace assay::workload {

/// Named starting points for a new workload: set, get, incr, lpush, hset, mset, zadd, eval. Each is valid as
/// it stands and meant to be edited.
[[nodiscard]] std::vector<Specification> presets();

}  // namespace assay::workload
