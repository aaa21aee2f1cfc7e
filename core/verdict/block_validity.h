// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/block.h"

#include <optional>
#include <string>

namespace assay::verdict {

/// Why a block does not count, none when it does. The runner's own reason first; then what the samples
/// themselves show: arms that did not do the same work, a failed check, a window without time or operations.
/// No rule looks at which arm was fast (METHOD 5).
[[nodiscard]] std::optional<std::string> void_reason(const experiment::Block& block);

}  // namespace assay::verdict
