// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <optional>

namespace assay::verdict {

/// The logarithm of a ratio as an effect in percent; what is absent (an infinite bound) stays absent.
[[nodiscard]] inline double percent(double log_ratio) {
    return to_percent(LogRatio(log_ratio)).value;
}
[[nodiscard]] inline std::optional<double> percent(std::optional<double> log_ratio) {
    if (!log_ratio) return std::nullopt;
    return percent(*log_ratio);
}

}  // namespace assay::verdict
