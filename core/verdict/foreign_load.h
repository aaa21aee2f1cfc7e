// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/block.h"
#include "core/experiment/plan.h"

#include <optional>
#include <string>
#include <string_view>

// A void rule (METHOD 5): somebody else used the server core during the block. It looks at how long servers
// were kept waiting and never at how fast they were.
namespace assay::verdict {

/// What each reason of this rule begins with.
inline constexpr std::string_view foreign_load_words = "foreign load on the ";

[[nodiscard]] inline bool is_foreign_load(std::string_view void_reason) {
    return void_reason.starts_with(foreign_load_words);
}

struct ForeignLoadRule {
    double limit = 1;  // a share of time, 0 to 1
    /// Of each arm's windows this share, rounded down, is left out: those that waited longest. A value that
    /// is a trimmed mean loses that many windows anyway, so one of them that lost its core for one turn of
    /// the scheduler does not spoil it. 0 to below 0.5.
    double trim = 0;
};

/// The plan's; none where it has none. Nothing is left out where a question is about a metric that is not a
/// trimmed mean over windows.
[[nodiscard]] std::optional<ForeignLoadRule> foreign_load_rule(const experiment::Plan& plan);

/// The reason, when one arm's server was ready but waited for its core for more than the limit of its
/// windows' wall time, or when the host took more than that of the block's time from the core. None
/// otherwise, and where nothing was measured. Not for servers that share their core with the load by force.
/// Pure; any thread.
[[nodiscard]] std::optional<std::string> foreign_load(const experiment::Block& block,
                                                      const ForeignLoadRule& rule);

}  // namespace assay::verdict
