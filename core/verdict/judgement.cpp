// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/judgement.h"

#include "core/base/units.h"
#include "core/stats/holm.h"
#include "core/stats/order_statistics.h"
#include "core/verdict/effects.h"
#include "core/verdict/percent.h"
#include "core/verdict/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::verdict {

using experiment::CheckResult;
using experiment::Metric;
using experiment::Plan;
using experiment::Question;

namespace {

/// A failed check that speaks of this question: of its workload, or of the binaries that it compares.
const CheckResult* failed_check(std::span<const CheckResult> checks, const Plan& plan,
                                const Question& question) {
    for (const auto& check : checks) {
        const bool of_binary = check.workload.empty() &&
                               (check.variant == question.comparison || check.variant == plan.baseline);
        if (!check.passed && (of_binary || check.workload == question.workload)) return &check;
    }
    return nullptr;
}

std::optional<Ruling> void_ruling(const Sample& sample, const Plan& plan,
                                  std::span<const CheckResult> checks) {
    if (const auto* check = failed_check(checks, plan, *sample.question))
        return Ruling{Decision::void_, Obstacle::failed_check,
                      fmt::format("check '{}' of '{}' failed, expected {}, observed {}", check->name,
                                  check->variant, check->expected, check->observed)};
    const auto work = same_work_gate(*sample.facts, plan);
    if (work.state == GateState::fail) return Ruling{Decision::void_, Obstacle::voids, work.detail};
    const auto metric = sample.question->metric;
    if (metric == Metric::wall_ns_per_op || metric == Metric::throughput_ops) {
        const auto headroom = headroom_gate(*sample.facts);
        if (headroom.state == GateState::fail)
            return Ruling{Decision::void_, Obstacle::headroom, headroom.detail};
    }
    return std::nullopt;
}

/// What nobody tested cannot be spoken of, where the plan asks for the test.
std::optional<Ruling> sensitivity_ruling(const Sample& sample, const Plan& plan) {
    const auto& gate = sample.facts->sensitivity;
    if (gate.state == GateState::pass) return std::nullopt;
    if (gate.state == GateState::fail)
        return Ruling{Decision::inconclusive, Obstacle::sensitivity, gate.detail};
    const auto injected = injected_percent(plan, sample.question->workload);
    if (!injected) return std::nullopt;
    return Ruling{Decision::inconclusive, Obstacle::sensitivity,
                  fmt::format("that an effect of {} would be seen here is not known: {}; run the plan again "
                              "for known costs, or ask for none (injection_blocks = 0)",
                              plain_percent(*injected), gate.detail)};
}

}  // namespace

Sample sample_of(const Plan& plan, const Question& question, const WorkloadFacts& facts) {
    Sample sample;
    sample.question = &question;
    sample.facts = &facts;
    sample.effects = counted_effects(facts.blocks, question.comparison, question.metric, plan.trim);
    sample.null_effects = counted_effects(facts.blocks, experiment::null_arm, question.metric, plan.trim);
    sample.interval = stats::anytime_interval(sample.effects, plan.mixture_a, plan.alpha);
    sample.null = stats::anytime_interval(sample.null_effects, plan.mixture_a, plan.alpha);
    sample.claim = {question.direction, Percent(question.material_percent),
                    layouts_of(facts, question.comparison)};
    return sample;
}

Ruling rule(const Sample& sample, const Plan& plan, std::span<const CheckResult> checks) {
    if (auto ruling = void_ruling(sample, plan, checks)) return *ruling;
    if (sample.effects.empty()) return {Decision::inconclusive, Obstacle::no_blocks, {}};
    if (!sample.interval.is_finite()) return {Decision::inconclusive, Obstacle::infinite, {}};
    if (!within_material(sample.null, sample.claim.material)) {
        auto detail = sample.null.is_finite()
                          ? fmt::format("the null arm lies at {}",
                                        signed_range(percent(sample.null.low), percent(sample.null.high), 2))
                          : std::string("the null arm has no interval yet");
        return {Decision::inconclusive, Obstacle::null_gate, std::move(detail)};
    }
    if (auto blind = sensitivity_ruling(sample, plan)) {
        blind->more_blocks_help = decide(sample.interval, sample.claim) == Decision::inconclusive;
        return *blind;
    }
    const auto decision = decide(sample.interval, sample.claim);
    if (decision != Decision::inconclusive) return {decision, Obstacle::none, {}};
    Claim controlled = sample.claim;
    controlled.layouts = Layouts::paired;
    if (decide(sample.interval, controlled) != Decision::inconclusive)
        return {Decision::inconclusive, Obstacle::layout, {}};
    const bool directed = direction_shown(sample.interval, sample.claim.direction);
    return {Decision::inconclusive, directed ? Obstacle::direction_only : Obstacle::interval, {}};
}

void correct_for_several(std::span<const Sample> samples, std::span<Ruling> rulings, const Plan& plan) {
    if (plan.combination != experiment::Combination::any) return;
    std::vector<std::size_t> claims;
    std::vector<double> p_values;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (samples[i].question->role != experiment::QuestionRole::claim) continue;
        claims.push_back(i);
        const bool confirmed = rulings[i].decision == Decision::confirmed;
        const auto centre = confirmed ? stats::median(samples[i].effects) : 0;
        const auto border = confirming_border(samples[i].claim, LogRatio(centre));
        p_values.push_back(confirmed ? stats::anytime_p(samples[i].effects, border.value, plan.mixture_a)
                                     : 1.0);
    }
    const auto rejected = stats::holm_rejections(p_values, plan.alpha);
    for (std::size_t j = 0; j < claims.size(); ++j)
        if (rulings[claims[j]].decision == Decision::confirmed && !rejected[j])
            rulings[claims[j]] = {Decision::inconclusive, Obstacle::several_claims,
                                  fmt::format("Holm, {} claims", claims.size()),
                                  rulings[claims[j]].sensitivity};
}

std::size_t claims_of(const Plan& plan) {
    return static_cast<std::size_t>(std::count_if(
        plan.questions.begin(), plan.questions.end(),
        [](const Question& question) { return question.role == experiment::QuestionRole::claim; }));
}

}  // namespace assay::verdict
