// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/evaluate.h"

#include "core/base/units.h"
#include "core/stats/anytime_interval.h"
#include "core/stats/hodges_lehmann.h"
#include "core/stats/holm.h"
#include "core/stats/order_statistics.h"
#include "core/stats/outlook.h"
#include "core/stats/sign_flip.h"
#include "core/stats/spread.h"
#include "core/stats/t_interval.h"
#include "core/verdict/conclusion.h"
#include "core/verdict/decision.h"
#include "core/verdict/effects.h"
#include "core/verdict/gates.h"
#include "core/verdict/ruling.h"
#include "core/verdict/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>

namespace assay::verdict {

namespace {

using experiment::CheckResult;
using experiment::Metric;
using experiment::Plan;
using experiment::Question;

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

/// Fewer block values say nothing about their spread.
constexpr std::size_t values_for_spread = 4;

double percent(double log_ratio) {
    return to_percent(LogRatio(log_ratio)).value;
}

std::optional<double> percent(std::optional<double> log_ratio) {
    if (!log_ratio) return std::nullopt;
    return percent(*log_ratio);
}

WorkloadFacts facts_of(const std::string& name, Blocks blocks, std::span<const CheckResult> checks,
                       std::span<const workload::Specification> workloads) {
    WorkloadFacts facts;
    facts.name = name;
    facts.blocks = blocks_of(blocks, name);
    for (const auto& specification : workloads)
        if (specification.name == name) facts.specification = &specification;
    for (const auto& check : checks)
        if (check.workload == name) facts.checks.push_back(check);
    return facts;
}

/// All that is known of one question before anything is decided. Effects are ln(B/A), in the order measured.
struct Sample {
    const Question* question = nullptr;
    const WorkloadFacts* facts = nullptr;
    std::vector<double> effects;
    std::vector<double> null_effects;
    stats::AnytimeInterval interval;
    stats::AnytimeInterval null;
    Claim claim;
};

Sample sample_of(const Plan& plan, const Question& question, const WorkloadFacts& facts) {
    Sample sample;
    sample.question = &question;
    sample.facts = &facts;
    sample.effects = counted_effects(facts.blocks, question.comparison, question.metric, plan.trim);
    sample.null_effects = counted_effects(facts.blocks, experiment::null_arm, question.metric, plan.trim);
    sample.interval = stats::anytime_interval(sample.effects, plan.mixture_a, plan.alpha);
    sample.null = stats::anytime_interval(sample.null_effects, plan.mixture_a, plan.alpha);
    sample.claim = {question.direction, Percent(question.material_percent), layouts_of(facts)};
    return sample;
}

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
    if (sample.question->metric != Metric::cpu_ns_per_op) {
        const auto headroom = headroom_gate(*sample.facts);
        if (headroom.state == GateState::fail)
            return Ruling{Decision::void_, Obstacle::headroom, headroom.detail};
    }
    return std::nullopt;
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
    const auto decision = decide(sample.interval, sample.claim);
    if (decision != Decision::inconclusive) return {decision, Obstacle::none, {}};
    Claim controlled = sample.claim;
    controlled.layouts = Layouts::paired;
    if (decide(sample.interval, controlled) != Decision::inconclusive)
        return {Decision::inconclusive, Obstacle::layout, {}};
    const bool directed = direction_shown(sample.interval, sample.claim.direction);
    return {Decision::inconclusive, directed ? Obstacle::direction_only : Obstacle::interval, {}};
}

/// For "any": each claim that the interval alone confirms must hold against the number of claims too.
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
                                  fmt::format("Holm, {} claims", claims.size())};
}

/// Blocks in all until both the effect clears its border and the null arm fits within δ.
std::optional<int> needed(const Sample& sample, const Ruling& ruling, const Plan& plan, std::size_t claims) {
    if (ruling.decision != Decision::inconclusive) return std::nullopt;
    if (sample.effects.size() < values_for_spread || sample.null_effects.size() < values_for_spread)
        return std::nullopt;
    const auto more = static_cast<int>(sample.effects.size()) + 1;
    const LogRatio centre(stats::median(sample.effects));
    const auto distance = distance_to_decision(centre, sample.claim);
    // The null arm must lie within (−δ, δ): the same distance as that of a refutation of a change.
    const Claim fits{experiment::Direction::changes, sample.claim.material, Layouts::paired};
    const LogRatio null_centre(stats::median(sample.null_effects));
    if (!distance || !within_material({null_centre.value, null_centre.value}, fits.material))
        return std::nullopt;
    const double alpha =
        ruling.obstacle == Obstacle::several_claims ? plan.alpha / static_cast<double>(claims) : plan.alpha;
    const auto for_effect =
        stats::blocks_needed(stats::typical_spread(sample.effects), *distance, more, plan.mixture_a, alpha);
    const auto for_null =
        stats::blocks_needed(stats::typical_spread(sample.null_effects),
                             *distance_to_decision(null_centre, fits), more, plan.mixture_a, plan.alpha);
    if (!for_effect || !for_null) return std::nullopt;
    return std::max(*for_effect, *for_null);
}

ReferenceStatistics reference(const std::vector<double>& effects, const Plan& plan) {
    ReferenceStatistics out{unknown, unknown, unknown, unknown, unknown};
    if (effects.empty()) return out;
    out.hodges_lehmann_percent = percent(stats::hodges_lehmann(effects));
    out.sign_flip_p = stats::sign_flip_p(effects, plan.seed);
    if (effects.size() < 2) return out;
    const auto student = stats::t_interval(effects, plan.alpha);
    out.t_low_percent = percent(student.low);
    out.t_high_percent = percent(student.high);
    out.block_sd_percent = percent(stats::standard_deviation(effects));
    return out;
}

double arm_value(const WorkloadFacts& facts, const std::string& arm, Metric metric) {
    std::vector<double> values;
    for (const auto& judged : facts.blocks) {
        const auto index = find_arm(*judged.block, arm);
        if (judged.void_reason || !index) continue;
        if (const auto value = arm_median(judged.block->arms[*index], metric)) values.push_back(*value);
    }
    return values.empty() ? unknown : stats::median(values);
}

std::optional<double> effect_with_voided(const Sample& sample, const Plan& plan) {
    std::vector<double> all;
    for (const auto& judged : sample.facts->blocks)
        if (const auto effect =
                block_effect(*judged.block, sample.question->comparison, sample.question->metric, plan.trim))
            all.push_back(effect->value);
    if (all.empty() || sample.facts->voided() == 0) return std::nullopt;
    return percent(stats::median(all));
}

Finding finding_of(const Plan& plan, const Sample& sample, const Ruling& ruling, std::size_t claims) {
    const auto& question = *sample.question;
    Finding out;
    out.comparison = question.comparison;
    out.baseline = plan.baseline;
    out.workload = question.workload;
    out.metric = metric_name(question.metric);
    out.role = question.role;
    out.direction = question.direction;
    out.material_percent = question.material_percent;
    out.decision = ruling.decision;
    out.layouts = sample.claim.layouts;
    out.blocks = static_cast<int>(sample.effects.size());
    out.voided = sample.facts->voided();
    out.baseline_value = arm_value(*sample.facts, experiment::baseline_arm, question.metric);
    out.variant_value = arm_value(*sample.facts, question.comparison, question.metric);
    out.effect_percent = sample.effects.empty() ? unknown : percent(stats::median(sample.effects));
    out.low_percent = percent(sample.interval.low);
    out.high_percent = percent(sample.interval.high);
    out.null_low_percent = percent(sample.null.low);
    out.null_high_percent = percent(sample.null.high);
    out.effect_with_voided_percent = effect_with_voided(sample, plan);
    out.reference = reference(sample.effects, plan);
    out.blocks_needed = needed(sample, ruling, plan, claims);
    if (sample.effects.size() >= values_for_spread)
        out.visible_percent = percent(stats::visible_effect(stats::typical_spread(sample.effects), out.blocks,
                                                            plan.mixture_a, plan.alpha));
    out.sentence = sentence(out, ruling, stats::first_finite(plan.mixture_a, plan.alpha));
    return out;
}

void add_gates(std::vector<Gate>& gates, const WorkloadFacts& facts, const Plan& plan) {
    gates.push_back(same_work_gate(facts, plan));
    if (auto bytes = same_bytes_gate(facts)) gates.push_back(std::move(*bytes));
    gates.push_back(null_gate(facts, plan));
    gates.push_back(sensitivity_gate(facts));
    gates.push_back(headroom_gate(facts));
    gates.push_back(layout_gate(facts));
}

}  // namespace

Evaluation evaluate(const Plan& plan, Blocks blocks, std::span<const CheckResult> checks,
                    std::span<const workload::Specification> workloads) {
    Evaluation out;
    std::map<std::string, WorkloadFacts> facts;
    for (const auto& name : workloads_of(plan)) {
        const auto& added = facts.emplace(name, facts_of(name, blocks, checks, workloads)).first->second;
        add_gates(out.gates, added, plan);
    }
    std::vector<Sample> samples;
    std::vector<Ruling> rulings;
    for (const auto& question : plan.questions) {
        samples.push_back(sample_of(plan, question, facts.at(question.workload)));
        rulings.push_back(rule(samples.back(), plan, checks));
    }
    correct_for_several(samples, rulings, plan);
    const auto claims = static_cast<std::size_t>(std::count_if(
        plan.questions.begin(), plan.questions.end(),
        [](const Question& question) { return question.role == experiment::QuestionRole::claim; }));
    for (std::size_t i = 0; i < samples.size(); ++i)
        out.findings.push_back(finding_of(plan, samples[i], rulings[i], claims));
    out.conclusion = conclude(out.findings, plan.combination);
    return out;
}

}  // namespace assay::verdict
