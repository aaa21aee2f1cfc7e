// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/profile_shares.h"

#include "core/stats/proportion.h"

#include <fmt/format.h>

namespace assay::verdict {

std::vector<ProfileShare> profile_shares(std::span<const experiment::Profile> profiles,
                                         std::span<const std::string> functions, double alpha) {
    std::vector<ProfileShare> out;
    for (const auto& profile : profiles) {
        if (profile.samples <= 0) continue;
        for (const auto& function : functions) {
            const auto share = stats::wilson_interval(profile.samples_of(function), profile.samples, alpha);
            ProfileShare one{profile.workload, profile.variant,  function, 100 * share.share,
                             100 * share.low,  100 * share.high, {}};
            one.sentence = fmt::format(
                "{} takes {:.1f}% ({:.1f} to {:.1f}) of the main thread of {} on {}, without what it calls: "
                "removing it could lower CPU/op by at most {:.1f}%.",
                function, one.share_percent, one.low_percent, one.high_percent, profile.variant,
                profile.workload, one.high_percent);
            out.push_back(std::move(one));
        }
    }
    return out;
}

}  // namespace assay::verdict
