// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/conclusion.h"

#include "core/verdict/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

namespace assay::verdict {

namespace {

using Claims = std::vector<const Finding*>;

Claims those(const Claims& claims, Decision decision) {
    Claims out;
    for (const auto* claim : claims)
        if (claim->decision == decision) out.push_back(claim);
    return out;
}

Decision overall(const Claims& claims, experiment::Combination combination) {
    const auto confirmed = those(claims, Decision::confirmed).size();
    const auto refuted = those(claims, Decision::refuted).size();
    const bool any_void = !those(claims, Decision::void_).empty();
    if (combination == experiment::Combination::any) {
        if (confirmed > 0) return Decision::confirmed;
        if (refuted == claims.size()) return Decision::refuted;
    } else {
        if (refuted > 0) return Decision::refuted;
        if (confirmed == claims.size()) return Decision::confirmed;
    }
    return any_void ? Decision::void_ : Decision::inconclusive;
}

std::string names(const Claims& claims) {
    std::vector<std::string> out;
    for (const auto* claim : claims)
        out.push_back(fmt::format("{} on {} ({})", claim->comparison, claim->workload,
                                  metric_words(metric_of_name(claim->metric))));
    return fmt::format("{}", fmt::join(out, ", "));
}

}  // namespace

Conclusion conclude(std::span<const Finding> findings, experiment::Combination combination) {
    Claims claims;
    for (const auto& finding : findings)
        if (finding.role == experiment::QuestionRole::claim) claims.push_back(&finding);
    if (claims.empty())
        return {Decision::inconclusive, "The plan claims nothing; its findings stand by themselves."};

    Conclusion out;
    out.decision = overall(claims, combination);
    if (claims.size() == 1) {
        out.reason = claims.front()->sentence;
        return out;
    }
    const char* rule =
        combination == experiment::Combination::all ? "all claims must hold" : "one claim must hold";
    const auto of_this_kind = those(claims, out.decision);
    const char* word = "undecided";
    switch (out.decision) {
        case Decision::confirmed:
            word = "confirmed";
            break;
        case Decision::refuted:
            word = "refuted";
            break;
        case Decision::void_:
            word = "void";
            break;
        case Decision::inconclusive:
            break;
    }
    out.reason = fmt::format("{} of {} claims {} ({}): {}.", of_this_kind.size(), claims.size(), word, rule,
                             names(of_this_kind));
    return out;
}

}  // namespace assay::verdict
