// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/profile.h"
#include "core/runner/live_arm.h"

#include <cstdint>
#include <string>

namespace assay::runner {

/// An untimed pass of one variant on one workload under perf: windows of `operations` operations, one after
/// the other, until the sampling is over. What could not be sampled is no Error but said in Profile::unknown.
/// Errors: as LiveArm.
[[nodiscard]] Result<experiment::Profile> profile(const std::string& variant,
                                                  const workload::Specification& workload,
                                                  std::int64_t operations, const Bench& bench,
                                                  std::uint64_t seed);

}  // namespace assay::runner
