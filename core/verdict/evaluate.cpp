// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/evaluate.h"

#include "core/base/units.h"
#include "core/stats/anytime_interval.h"
#include "core/stats/hodges_lehmann.h"
#include "core/stats/order_statistics.h"
#include "core/stats/outlook.h"
#include "core/stats/sign_flip.h"
#include "core/stats/spread.h"
#include "core/stats/t_interval.h"
#include "core/verdict/conclusion.h"
#include "core/verdict/dose_evaluation.h"
#include "core/verdict/effects.h"
#include "core/verdict/judgement.h"
#include "core/verdict/layout_spread.h"
#include "core/verdict/percent.h"
#include "core/verdict/words.h"

#include <algorithm>
#include <iterator>
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

WorkloadFacts facts_of(const std::string& name, Blocks blocks, std::span<const CheckResult> checks,
                       std::span<const workload::Specification> workloads, const Plan& plan,
                       Injections injections) {
    WorkloadFacts facts;
    facts.name = name;
    facts.blocks = blocks_of(blocks, name);
    for (const auto& specification : workloads)
        if (specification.name == name) facts.specification = &specification;
    for (const auto& check : checks)
        if (check.workload == name) facts.checks.push_back(check);
    facts.sensitivity = sensitivity_gate(plan, name, sensitivity_of(plan, name, injections));
    return facts;
}

/// Blocks in all until both the effect clears its border and the null arm fits within δ.
std::optional<int> needed(const Sample& sample, const Ruling& ruling, const Plan& plan, std::size_t claims) {
    if (ruling.decision != Decision::inconclusive || ruling.obstacle == Obstacle::sensitivity)
        return std::nullopt;
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
    out.baseline_value =
        counted_median(sample.facts->blocks, experiment::baseline_arm, question.metric).value_or(unknown);
    out.variant_value =
        counted_median(sample.facts->blocks, question.comparison, question.metric).value_or(unknown);
    out.effect_percent = sample.effects.empty() ? unknown : percent(stats::median(sample.effects));
    out.low_percent = percent(sample.interval.low);
    out.high_percent = percent(sample.interval.high);
    out.null_low_percent = percent(sample.null.low);
    out.null_high_percent = percent(sample.null.high);
    out.effect_with_voided_percent = effect_with_voided(sample, plan);
    out.reference = reference(sample.effects, plan);
    if (const auto own = layout_spread(sample.effects, sample.null_effects);
        own && out.layouts == Layouts::paired) {
        out.layout_spread_percent = percent(own->spread);
        out.layout_share_percent = 100 * own->share;
    }
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
    gates.push_back(facts.sensitivity);
    gates.push_back(headroom_gate(facts));
    gates.push_back(layout_gate(facts, plan));
}

}  // namespace

bool speaks_of(const CheckResult& check, const Plan& plan) {
    return check.variant == plan.baseline ||
           std::any_of(plan.questions.begin(), plan.questions.end(),
                       [&](const Question& question) { return question.comparison == check.variant; });
}

Evaluation evaluate(const Plan& plan, Blocks blocks, std::span<const CheckResult> all_checks,
                    std::span<const workload::Specification> workloads, Injections injections) {
    Evaluation out;
    std::vector<CheckResult> checks;
    std::copy_if(all_checks.begin(), all_checks.end(), std::back_inserter(checks),
                 [&](const CheckResult& check) { return speaks_of(check, plan); });
    std::map<std::string, WorkloadFacts> facts;
    for (const auto& name : workloads_of(plan)) {
        const auto& added =
            facts.emplace(name, facts_of(name, blocks, checks, workloads, plan, injections)).first->second;
        add_gates(out.gates, added, plan);
    }
    std::vector<Sample> samples;
    std::vector<Ruling> rulings;
    for (const auto& question : plan.questions) {
        samples.push_back(sample_of(plan, question, facts.at(question.workload)));
        rulings.push_back(rule(samples.back(), plan, checks));
        rulings.back().sensitivity = samples.back().facts->sensitivity.state;
    }
    correct_for_several(samples, rulings, plan);
    const auto claims = claims_of(plan);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        out.findings.push_back(finding_of(plan, samples[i], rulings[i], claims));
        out.more_blocks_help.push_back(rulings[i].more_blocks_help);
    }
    out.conclusion = conclude(out.findings, plan.combination);
    out.doses = dose_findings_of(plan, facts);
    return out;
}

}  // namespace assay::verdict
