// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/dose_response.h"

#include "core/stats/order_statistics.h"
#include "core/stats/slope.h"
#include "core/verdict/decision.h"
#include "core/verdict/dose_words.h"
#include "core/verdict/estimate.h"
#include "core/verdict/words.h"

#include <algorithm>
#include <cmath>

namespace assay::verdict {

using experiment::Metric;
using experiment::Plan;

namespace {

struct Dosed {
    std::string variant;
    double dose = 0;
    double material_percent = 0;
};

/// The variants that the plan asks about here and that have a dose, by dose.
std::vector<Dosed> dosed_variants(const WorkloadFacts& facts, const Plan& plan, Metric metric) {
    std::vector<Dosed> out;
    if (!plan.doses) return out;
    for (const auto& question : plan.questions) {
        const auto dose = plan.doses->find(question.comparison);
        if (question.workload == facts.name && question.metric == metric && dose != plan.doses->end() &&
            dose->second != 0)
            out.push_back({question.comparison, dose->second, question.material_percent});
    }
    std::stable_sort(out.begin(), out.end(), [](const Dosed& a, const Dosed& b) { return a.dose < b.dose; });
    return out;
}

std::vector<Dosed> above_zero(std::vector<Dosed> variants) {
    std::erase_if(variants, [](const Dosed& variant) { return variant.dose < 0; });
    return variants;
}

std::vector<double> slopes_of(const std::vector<DosedBlock>& blocks) {
    std::vector<double> out;
    for (const auto& block : blocks)
        out.push_back(block.slope);
    return out;
}

/// Of one dose in the metric's unit: the block's slope of its own baseline.
std::optional<DoseCost> cost_of(const std::vector<DosedBlock>& blocks, const Plan& plan, Metric metric) {
    std::vector<double> costs;
    for (const auto& [block, slope] : blocks)
        if (const auto baseline = arm_median(block->arms.front(), metric))
            costs.push_back(*baseline * std::expm1(slope));
    if (costs.empty()) return std::nullopt;
    const auto interval = stats::anytime_interval(costs, plan.mixture_a, plan.alpha);
    return DoseCost{stats::median(costs), interval.low, interval.high};
}

/// Effect a dose at the largest dose less that at the smallest, in blocks that hold both.
std::vector<double> bends_of(const WorkloadFacts& facts, const Plan& plan, Metric metric,
                             const Dosed& smallest, const Dosed& largest) {
    std::vector<double> out;
    for (const auto& judged : facts.blocks) {
        if (judged.void_reason) continue;
        const auto low = block_effect(*judged.block, smallest.variant, metric, plan.trim);
        const auto high = block_effect(*judged.block, largest.variant, metric, plan.trim);
        if (low && high) out.push_back(high->value / largest.dose - low->value / smallest.dose);
    }
    return out;
}

void look_for_a_bend(DoseResponse& out, const WorkloadFacts& facts, const Plan& plan, Metric metric,
                     const std::vector<Dosed>& doses) {
    if (!(doses.front().dose < doses.back().dose)) {
        out.linearity = Linearity::one_dose;
        return;
    }
    const auto bends = bends_of(facts, plan, metric, doses.front(), doses.back());
    out.bend = estimate_of(bends, plan);
    const auto interval = log_interval(*out.bend);
    if (!interval.is_finite()) return;
    const bool bent = direction_shown(interval, experiment::Direction::changes);
    out.linearity = bent ? Linearity::bends : Linearity::straight;
}

Estimate scaled(const std::vector<double>& slopes, double dose, const Plan& plan) {
    auto values = slopes;
    for (auto& value : values)
        value *= dose;
    return estimate_of(values, plan);
}

/// From blocks that hold both where they suffice for an interval. Else from the two intervals, each at α/2,
/// so that both hold with 1 − α.
void compare(Prediction& out, const std::vector<double>& differences, const std::vector<double>& slopes,
             const std::vector<double>& effects, const Plan& plan) {
    out.difference = estimate_of(differences, plan);
    out.paired = true;
    if (log_interval(out.difference).is_finite() || slopes.empty() || effects.empty()) return;
    auto half = plan;
    half.alpha = plan.alpha / 2;
    const auto predicted = log_interval(scaled(slopes, out.dose, half));
    const auto measured = log_interval(estimate_of(effects, half));
    if (!predicted.is_finite() || !measured.is_finite()) return;
    const auto percent = [](double x) { return to_percent(LogRatio(x)).value; };
    out.paired = false;
    out.difference.percent = percent(to_log_ratio(Percent(out.measured.percent)).value -
                                     to_log_ratio(Percent(out.predicted.percent)).value);
    out.difference.low_percent = percent(*measured.low - *predicted.high);
    out.difference.high_percent = percent(*measured.high - *predicted.low);
    out.difference.blocks = static_cast<int>(std::min(slopes.size(), effects.size()));
}

Prediction prediction_of(const WorkloadFacts& facts, const Plan& plan, Metric metric, const Dosed& candidate,
                         const std::vector<DosedBlock>& blocks) {
    Prediction out;
    out.variant = candidate.variant;
    out.dose = candidate.dose;
    out.material_percent = candidate.material_percent;
    const auto slopes = slopes_of(blocks);
    const auto effects = counted_effects(facts.blocks, candidate.variant, metric, plan.trim);
    out.predicted = scaled(slopes, candidate.dose, plan);
    out.measured = estimate_of(effects, plan);
    std::vector<double> differences;
    for (const auto& [block, slope] : blocks)
        if (const auto effect = block_effect(*block, candidate.variant, metric, plan.trim))
            differences.push_back(effect->value - candidate.dose * slope);
    compare(out, differences, slopes, effects, plan);
    // A dose is supposed to cost, unless it is shown to save; for throughput costs are falls.
    const int costs = metric == Metric::throughput_ops ? -1 : 1;
    const auto slope = log_interval(estimate_of(slopes, plan));
    const bool other_way = costs > 0 ? slope.high && *slope.high < 0 : slope.low && *slope.low > 0;
    const int towards = (candidate.dose < 0 ? -1 : 1) * (other_way ? -costs : costs);
    out.agreement = agreement(log_interval(out.difference), towards, Percent(candidate.material_percent),
                              layouts_of(facts));
    return out;
}

}  // namespace

Agreement agreement(const stats::AnytimeInterval& difference, int towards, Percent material,
                    Layouts layouts) {
    const Percent doubt{layouts == Layouts::uncontrolled ? layout_doubt.value : 0};
    if (material >= doubt && within_material(difference, material)) return Agreement::explains;
    const bool below = difference.high && *difference.high < to_log_ratio(Percent(-doubt.value)).value;
    const bool above = difference.low && *difference.low > to_log_ratio(doubt).value;
    if (!below && !above) return Agreement::unknown;
    return (below ? -1 : 1) == towards ? Agreement::does_more : Agreement::does_less;
}

std::vector<DosedBlock> dosed_blocks(const WorkloadFacts& facts, const Plan& plan, Metric metric) {
    const auto doses = above_zero(dosed_variants(facts, plan, metric));
    std::vector<DosedBlock> out;
    for (const auto& judged : facts.blocks) {
        if (judged.void_reason) continue;
        std::vector<stats::DosedValue> values;
        for (const auto& dosed : doses)
            if (const auto effect = block_effect(*judged.block, dosed.variant, metric, plan.trim))
                values.push_back({dosed.dose, effect->value});
        if (const auto slope = stats::slope_through_zero(values)) out.push_back({judged.block, *slope});
    }
    return out;
}

std::optional<DoseResponse> dose_response(const WorkloadFacts& facts, const Plan& plan, Metric metric) {
    const auto variants = dosed_variants(facts, plan, metric);
    const auto doses = above_zero(variants);
    if (doses.empty()) return std::nullopt;
    DoseResponse out;
    out.workload = facts.name;
    out.metric = metric_name(metric);
    for (const auto& dosed : doses)
        out.points.push_back(
            {dosed.variant, dosed.dose,
             estimate_of(counted_effects(facts.blocks, dosed.variant, metric, plan.trim), plan)});
    const auto blocks = dosed_blocks(facts, plan, metric);
    out.slope = estimate_of(slopes_of(blocks), plan);
    out.cost = cost_of(blocks, plan, metric);
    look_for_a_bend(out, facts, plan, metric, doses);
    for (const auto& variant : variants)
        if (variant.dose < 0) {
            out.predictions.push_back(prediction_of(facts, plan, metric, variant, blocks));
            out.predictions.back().sentence = sentence_of(out.predictions.back(), out);
        }
    out.sentence = sentence_of(out, layouts_of(facts));
    return out;
}

}  // namespace assay::verdict
