// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace assay::stats {

struct TInterval {
    double low = 0;
    double high = 0;
};

/// Student's interval for the mean at level 1 − α, for normal data and one look only: shown for reference,
/// never for the verdict. At least two values, 0 < α < 1.
[[nodiscard]] TInterval t_interval(std::span<const double> values, double alpha);

}  // namespace assay::stats
