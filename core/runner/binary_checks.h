// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/check.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace assay::runner {

/// The case's checks of kinds `calls` and `callers` on the built binaries (variant name -> redis-server).
/// What cannot be counted (inlined, missing, stripped) is observed as "unknown: why" and does not pass.
/// Variants that the check names but that are not among `binaries` are left out.
[[nodiscard]] std::vector<experiment::CheckResult> check_binaries(
    const std::vector<experiment::CheckSpecification>& expected, const std::string& baseline,
    const std::map<std::string, std::filesystem::path>& binaries);

}  // namespace assay::runner
