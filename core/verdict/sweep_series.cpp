// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/order_statistics.h"
#include "core/verdict/dose_evaluation.h"
#include "core/verdict/dose_response.h"
#include "core/verdict/dose_words.h"
#include "core/verdict/estimate.h"
#include "core/verdict/words.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace assay::verdict {

using experiment::Metric;
using experiment::Plan;

namespace {

/// A value of the parameter and the block values there.
struct Measured {
    std::int64_t value = 0;
    std::string workload;
    std::vector<double> effects;
};

const workload::SweepPoint* point_of(const WorkloadFacts& facts) {
    if (facts.specification == nullptr || !facts.specification->sweep_point) return nullptr;
    return &*facts.specification->sweep_point;
}

/// "" stands for one dose.
std::vector<double> effects_of(const WorkloadFacts& facts, const Plan& plan, const std::string& comparison,
                               Metric metric) {
    if (!comparison.empty()) return counted_effects(facts.blocks, comparison, metric, plan.trim);
    std::vector<double> out;
    for (const auto& block : dosed_blocks(facts, plan, metric))
        out.push_back(block.slope);
    return out;
}

Trend trend_of(const Measured& first, const Measured& last, const Plan& plan) {
    const auto at = [&](const Measured& measured) {
        return stats::anytime_interval(measured.effects, plan.mixture_a, plan.alpha / 2);
    };
    const auto smallest = at(first);
    const auto largest = at(last);
    if (!smallest.is_finite() || !largest.is_finite()) return Trend::unknown;
    // Sizes are counted in the direction of the larger of the two effects.
    const double from = stats::median(first.effects);
    const double to = stats::median(last.effects);
    const bool falls = (std::abs(to) > std::abs(from) ? to : from) < 0;
    const bool above = *largest.low > *smallest.high;
    const bool below = *largest.high < *smallest.low;
    if (falls ? below : above) return Trend::grows;
    if (falls ? above : below) return Trend::shrinks;
    return Trend::unknown;
}

using Doses = std::map<std::string, double>;
using Key = std::tuple<std::string, std::string, Metric>;  // sweep, comparison, metric

/// In the order of the questions. Variants with a dose above 0 are one series together: that of one dose.
std::vector<Key> series_asked(const Plan& plan, const FactsByWorkload& facts) {
    std::vector<Key> out;
    for (const auto& question : plan.questions) {
        const auto* point = point_of(facts.at(question.workload));
        if (point == nullptr) continue;
        const auto dose = plan.doses ? plan.doses->find(question.comparison) : Doses::const_iterator();
        const bool is_dose = plan.doses && dose != plan.doses->end() && dose->second > 0;
        Key key{point->sweep, is_dose ? std::string() : question.comparison, question.metric};
        if (std::find(out.begin(), out.end(), key) == out.end()) out.push_back(std::move(key));
    }
    return out;
}

bool is_asked(const Plan& plan, const std::string& workload, const std::string& comparison, Metric metric) {
    return std::any_of(plan.questions.begin(), plan.questions.end(),
                       [&](const experiment::Question& question) {
                           return question.workload == workload && question.metric == metric &&
                                  (comparison.empty() || question.comparison == comparison);
                       });
}

}  // namespace

std::vector<SweepSeries> sweep_series(const Plan& plan, const FactsByWorkload& facts) {
    std::vector<SweepSeries> out;
    for (const auto& [sweep, comparison, metric] : series_asked(plan, facts)) {
        SweepSeries series;
        series.sweep = sweep;
        series.comparison = comparison;
        series.metric = metric_name(metric);
        std::vector<Measured> measured;
        for (const auto& [name, of_workload] : facts) {
            const auto* point = point_of(of_workload);
            if (point == nullptr || point->sweep != sweep || !is_asked(plan, name, comparison, metric))
                continue;
            series.parameter = point->parameter;
            measured.push_back({point->value, name, effects_of(of_workload, plan, comparison, metric)});
        }
        if (measured.size() < 2) continue;
        std::sort(measured.begin(), measured.end(),
                  [](const Measured& a, const Measured& b) { return a.value < b.value; });
        for (const auto& one : measured)
            series.points.push_back({one.workload, one.value, estimate_of(one.effects, plan)});
        series.trend = trend_of(measured.front(), measured.back(), plan);
        series.sentence = sentence_of(series);
        out.push_back(std::move(series));
    }
    return out;
}

}  // namespace assay::verdict
