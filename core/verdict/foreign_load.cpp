// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/foreign_load.h"

#include <fmt/format.h>

#include <numeric>

namespace assay::verdict {

namespace {

double sum(const std::vector<std::int64_t>& column) {
    return static_cast<double>(std::accumulate(column.begin(), column.end(), std::int64_t{0}));
}

}  // namespace

std::optional<std::string> foreign_load(const experiment::Block& block, double limit) {
    for (const auto& arm : block.arms) {
        const double wall = sum(arm.wall_ns);
        const double waiting = sum(arm.run_delay_ns);
        if (wall > 0 && waiting > limit * wall)
            return fmt::format(
                "{}server core: the server of arm {} waited for it for {:.0f}% "
                "of its windows, {:.0f}% are allowed",
                foreign_load_words, arm.arm, 100 * waiting / wall, 100 * limit);
    }
    const double stolen = static_cast<double>(block.steal_ns) * 1e-9;
    if (block.seconds > 0 && stolen > limit * block.seconds)
        return fmt::format(
            "{}host: it took {:.0f}% of the block's time from the server core, "
            "{:.0f}% are allowed",
            foreign_load_words, 100 * stolen / block.seconds, 100 * limit);
    return std::nullopt;
}

}  // namespace assay::verdict
