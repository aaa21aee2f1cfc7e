// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/profile.h"

#include <boost/describe.hpp>

#include <span>
#include <string>
#include <vector>

namespace assay::verdict {

/// What a named function takes of a server's main thread, itself and without what it calls.
struct ProfileShare {
    std::string workload;
    std::string variant;
    std::string function;
    double share_percent = 0;
    double low_percent = 0;  // Wilson's interval of the sampled share (stats/proportion.h)
    double high_percent = 0;
    std::string sentence;  // with the most that removing it whole could bring
};
BOOST_DESCRIBE_STRUCT(ProfileShare, (),
                      (workload, variant, function, share_percent, low_percent, high_percent, sentence))

/// One a profile and function, in that order; profiles without samples are left out. Pure.
[[nodiscard]] std::vector<ProfileShare> profile_shares(std::span<const experiment::Profile> profiles,
                                                       std::span<const std::string> functions, double alpha);

}  // namespace assay::verdict
