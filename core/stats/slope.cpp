// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/slope.h"

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

}  // namespace assay::stats
