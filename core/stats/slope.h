// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace assay::stats {

struct DosedValue {
    double dose = 0;
    double value = 0;
};

/// Least squares of value on dose for a line that is held at 0 (no dose, no effect): Σ dose·value / Σ dose².
/// Larger doses weigh more, as they tell more about the slope at equal noise. None without a dose other than
/// 0. Any thread.
[[nodiscard]] std::optional<double> slope_through_zero(std::span<const DosedValue> values);
/// Least squares of value on dose for a line that may lie anywhere. None without two different doses. Any
/// thread.
[[nodiscard]] std::optional<double> slope_of_line(std::span<const DosedValue> values);

}  // namespace assay::stats
