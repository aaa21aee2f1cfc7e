// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/check.h"
#include "core/experiment/plan.h"
#include "core/stats/anytime_interval.h"
#include "core/verdict/decision.h"
#include "core/verdict/gates.h"
#include "core/verdict/ruling.h"

#include <span>
#include <vector>

// How one question of a plan is ruled: gates first, then the interval (METHOD 5 and 6).
namespace assay::verdict {

/// All that is known of one question before anything is decided. Effects are ln(B/A), in the order measured.
struct Sample {
    const experiment::Question* question = nullptr;
    const WorkloadFacts* facts = nullptr;
    std::vector<double> effects;
    std::vector<double> null_effects;
    stats::AnytimeInterval interval;
    stats::AnytimeInterval null;
    Claim claim;
};

[[nodiscard]] Sample sample_of(const experiment::Plan& plan, const experiment::Question& question,
                               const WorkloadFacts& facts);

/// What makes void comes first, then what makes the set-up unable to say anything, then the interval.
/// `checks`: all of the case's. For a claim beside others see correct_for_several.
[[nodiscard]] Ruling rule(const Sample& sample, const experiment::Plan& plan,
                          std::span<const experiment::CheckResult> checks);

/// For a plan whose claim is "any": a claim that the interval alone confirms must hold after Holm's
/// correction too, else its ruling becomes inconclusive. Both spans are in the order of the questions.
void correct_for_several(std::span<const Sample> samples, std::span<Ruling> rulings,
                         const experiment::Plan& plan);

/// Number of questions that are claims.
[[nodiscard]] std::size_t claims_of(const experiment::Plan& plan);

}  // namespace assay::verdict
