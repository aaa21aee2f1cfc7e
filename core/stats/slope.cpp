// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/slope.h"

#include <vector>

namespace assay::stats {

std::optional<double> slope_through_zero(std::span<const DosedValue> values) {
    double products = 0;
    double squares = 0;
    for (const auto& [dose, value] : values) {
        products += dose * value;
        squares += dose * dose;
    }
    if (!(squares > 0)) return std::nullopt;
    return products / squares;
}

std::optional<double> slope_of_line(std::span<const DosedValue> values) {
    if (values.empty()) return std::nullopt;
    double dose_sum = 0;
    double value_sum = 0;
    for (const auto& [dose, value] : values) {
        dose_sum += dose;
        value_sum += value;
    }
    const auto count = static_cast<double>(values.size());
    std::vector<DosedValue> centred(values.begin(), values.end());
    for (auto& [dose, value] : centred) {
        dose -= dose_sum / count;
        value -= value_sum / count;
    }
    return slope_through_zero(centred);
}

}  // namespace assay::stats
