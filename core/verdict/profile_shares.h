// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/profile.h"

#include <boost/describe.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::verdict {

/// What a named function takes of a server's main thread.
struct ProfileShare {
    std::string workload;
    std::string variant;
    std::string function;
    double share_percent = 0;  // itself, without what it calls
    double low_percent = 0;    // Wilson's interval of the sampled share (stats/proportion.h)
    double high_percent = 0;
    /// With what it calls; absent where stacks were not recorded. The interval reaches from what was seen to
    /// what is possible: a stack that was cut off may have held the function.
    std::optional<double> with_callees_percent;
    std::optional<double> with_callees_low_percent;
    std::optional<double> with_callees_high_percent;
    std::string sentence;  // with the most that removing it whole could bring, where that is known
};
BOOST_DESCRIBE_STRUCT(ProfileShare, (),
                      (workload, variant, function, share_percent, low_percent, high_percent,
                       with_callees_percent, with_callees_low_percent, with_callees_high_percent, sentence))

/// One a profile and function, in that order; profiles without samples are left out. Pure.
[[nodiscard]] std::vector<ProfileShare> profile_shares(std::span<const experiment::Profile> profiles,
                                                       std::span<const std::string> functions, double alpha);

}  // namespace assay::verdict
