// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/variant/recipe.h"

#include <optional>
#include <string>

namespace assay::variant {

/// Said before measuring when the compared variant was not built from the baseline's source: then more
/// differs than its patches. None when the sources are one, or one of them is not known (a finished binary).
/// Pure.
[[nodiscard]] std::optional<std::string> other_source(const Provenance& baseline, const Provenance& compared);

}  // namespace assay::variant
