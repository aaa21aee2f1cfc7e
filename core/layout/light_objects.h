// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"
#include "core/layout/link_plan.h"

#include <filesystem>
#include <vector>

namespace assay::layout {

/// Copies what the plan links into `directory`, which is made, without debug information: of a tree that was
/// compiled with it that is most of the bytes, and each of a run's many links would read it and drop it
/// again. From then on the plan's links take the copies, which must stay as long as it does. A word that
/// strip does not take (a thin archive, a linker script, no file at all, no room for the copy) is linked as
/// it is. Works on `cpus`. Errors: not_found (strip), io, cancelled. Any thread.
[[nodiscard]] Status lighten(LinkPlan& plan, const std::filesystem::path& directory,
                             const std::vector<int>& cpus, const StopFlag& stop);

}  // namespace assay::layout
