// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace assay::ui {

/// Median of the `width` values around each one (odd; cut short at the ends, so that no value is invented
/// there). Cost: n · width.
[[nodiscard]] std::vector<double> rollingMedian(std::span<const double> values, int width);

}  // namespace assay::ui
