// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/estimate.h"

#include "core/base/units.h"
#include "core/stats/order_statistics.h"
#include "core/verdict/percent.h"
#include "core/verdict/words.h"

#include <fmt/format.h>

#include <limits>

namespace assay::verdict {

Estimate estimate_of(std::span<const double> values, const experiment::Plan& plan) {
    Estimate out;
    out.percent = std::numeric_limits<double>::quiet_NaN();
    if (values.empty()) return out;
    const auto ascending = stats::sorted(values);
    const auto interval = stats::anytime_interval_of_sorted(ascending, plan.mixture_a, plan.alpha);
    out.percent = percent(stats::median_of_sorted(ascending));
    out.low_percent = percent(interval.low);
    out.high_percent = percent(interval.high);
    out.blocks = static_cast<int>(values.size());
    return out;
}

stats::AnytimeInterval log_interval(const Estimate& estimate) {
    stats::AnytimeInterval out;
    if (estimate.low_percent) out.low = to_log_ratio(Percent(*estimate.low_percent)).value;
    if (estimate.high_percent) out.high = to_log_ratio(Percent(*estimate.high_percent)).value;
    return out;
}

std::string in_words(const Estimate& estimate) {
    if (estimate.blocks == 0) return "no block yet";
    if (!estimate.low_percent || !estimate.high_percent)
        return fmt::format("{} so far", signed_percent(estimate.percent, 1));
    const int digits = *estimate.high_percent - *estimate.low_percent < 0.5 ? 2 : 1;
    return fmt::format("{} ({})", signed_percent(estimate.percent, digits),
                       signed_range(estimate.low_percent, estimate.high_percent, digits));
}

}  // namespace assay::verdict
