// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/profile_shares.h"

#include "core/stats/proportion.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::verdict {

namespace {

void add_callees(ProfileShare& share, const experiment::Profile& profile, double alpha) {
    const auto seen = profile.samples_with_callees(share.function);
    const auto whole = std::max(profile.samples - profile.cut_stacks, seen);
    const auto possible = std::min(seen + profile.cut_stacks, profile.samples);
    share.with_callees_percent = whole > 0 ? 100 * static_cast<double>(seen) / static_cast<double>(whole) : 0;
    share.with_callees_low_percent = 100 * stats::wilson_interval(seen, profile.samples, alpha).low;
    share.with_callees_high_percent = 100 * stats::wilson_interval(possible, profile.samples, alpha).high;
}

}  // namespace

std::vector<ProfileShare> profile_shares(std::span<const experiment::Profile> profiles,
                                         std::span<const std::string> functions, double alpha) {
    std::vector<ProfileShare> out;
    for (const auto& profile : profiles) {
        if (profile.samples <= 0) continue;
        for (const auto& function : functions) {
            const auto share = stats::wilson_interval(profile.samples_of(function), profile.samples, alpha);
            ProfileShare one{profile.workload, profile.variant,  function, 100 * share.share,
                             100 * share.low,  100 * share.high, {}};
            const auto main_thread =
                fmt::format("the main thread of {} on {}", profile.variant, profile.workload);
            if (profile.with_callees.empty()) {
                one.sentence = fmt::format(
                    "{} itself takes {:.1f}% ({:.1f} to {:.1f}) of {}; what it calls is not in that.",
                    function, one.share_percent, one.low_percent, one.high_percent, main_thread);
            } else {
                add_callees(one, profile, alpha);
                one.sentence = fmt::format(
                    "{} takes {:.1f}% ({:.1f} to {:.1f}) of {} with what it calls, and {:.1f}% itself: "
                    "removing it "
                    "whole could lower CPU/op by at most {:.1f}%.",
                    function, *one.with_callees_percent, *one.with_callees_low_percent,
                    *one.with_callees_high_percent, main_thread, one.share_percent,
                    *one.with_callees_high_percent);
            }
            out.push_back(std::move(one));
        }
    }
    return out;
}

}  // namespace assay::verdict
