// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/dose_words.h"

#include "core/verdict/estimate.h"
#include "core/verdict/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <map>
#include <vector>

namespace assay::verdict {

namespace {

bool is_finite(const Estimate& estimate) {
    return estimate.low_percent && estimate.high_percent;
}

bool holds_zero(const Estimate& estimate) {
    return is_finite(estimate) && *estimate.low_percent <= 0 && *estimate.high_percent >= 0;
}

const char* unit_of(experiment::Metric metric) {
    switch (metric) {
        case experiment::Metric::cpu_ns_per_op:
        case experiment::Metric::wall_ns_per_op:
        case experiment::Metric::all_cpu_ns_per_op:
            return "ns an operation";
        case experiment::Metric::throughput_ops:
            return "op/s";
        case experiment::Metric::minor_faults_per_op:
            return "faults an operation";
        case experiment::Metric::context_switches_per_op:
            return "switches an operation";
        case experiment::Metric::peak_memory_bytes:
            return "bytes";
        case experiment::Metric::server_usec_per_call:
            return "µs a call";
    }
    return "";
}

/// A tenth, or three digits where that would hide it: faults come by the thousandth.
std::string in_words(const DoseCost& cost, const std::string& metric) {
    const double size = std::abs(cost.value);
    const auto number = size >= 100 ? fmt::format("{:.0f}", size)
                        : size >= 1 ? fmt::format("{:.1f}", size)
                                    : fmt::format("{:.3g}", size);
    return fmt::format("{}{} {}", cost.value < 0 ? "−" : "", number, unit_of(metric_of_name(metric)));
}

std::string line_in_words(const DoseResponse& response) {
    std::vector<std::string> doses;
    for (const auto& point : response.points)
        doses.push_back(fmt::format("{:.6g}", point.dose));
    switch (response.linearity) {
        case Linearity::one_dose:
            return "with one dose a line cannot be checked";
        case Linearity::straight:
            return fmt::format("a line through 0 fits the doses {} (bend {})", fmt::join(doses, ", "),
                               in_words(*response.bend));
        case Linearity::bends:
            return fmt::format(
                "the doses {} do not lie on a line: from the smallest to the largest the effect of one "
                "dose shifts by {}, so the prediction is rough",
                fmt::join(doses, ", "), in_words(*response.bend));
        case Linearity::unknown:
            return "too few blocks to check the line";
    }
    return {};
}

std::string doses_out(double dose) {
    const double size = std::abs(dose);
    return size == 1 ? "one dose" : fmt::format("{:.6g} doses", size);
}

}  // namespace

std::string sentence_of(const DoseResponse& response, Layouts layouts) {
    const auto metric = metric_words(metric_of_name(response.metric));
    if (response.slope.blocks == 0)
        return fmt::format("Doses on {}: no block counts yet.", response.workload);
    auto out =
        fmt::format("One dose changes {} on {} by {}", metric, response.workload, in_words(response.slope));
    if (response.cost) out += ", " + in_words(*response.cost, response.metric);
    if (holds_zero(response.slope)) out += " (no cost is seen)";
    out += "; " + line_in_words(response) + ".";
    if (layouts == Layouts::uncontrolled) out += " Layout not controlled.";
    return out;
}

std::string sentence_of(const Prediction& p, const DoseResponse& response) {
    auto out = fmt::format("{} takes {} out on {}: predicted {}, measured {}, difference {}", p.variant,
                           doses_out(p.dose), response.workload, in_words(p.predicted), in_words(p.measured),
                           in_words(p.difference));
    if (!p.paired) out += " (from different blocks)";
    switch (p.agreement) {
        case Agreement::explains:
            return out + fmt::format("; the mechanism explains it to within {}.",
                                     plain_percent(p.material_percent));
        case Agreement::does_more:
            return out + "; the change does more than the mechanism.";
        case Agreement::does_less:
            return out + "; the change does less than the mechanism promises.";
        case Agreement::unknown:
            return out + "; whether the mechanism explains it cannot be told yet.";
    }
    return out;
}

std::string sentence_of(const SweepSeries& series) {
    std::vector<std::string> values;
    for (const auto& point : series.points)
        values.push_back(fmt::format("{} at {}", in_words(point.effect), point.value));
    const auto what = series.comparison.empty() ? std::string("one dose") : series.comparison;
    auto out = fmt::format("{} against {}: {} {}", metric_words(metric_of_name(series.metric)),
                           series.parameter, what, fmt::join(values, ", "));
    switch (series.trend) {
        case Trend::grows:
            return out + fmt::format("; it grows with {}.", series.parameter);
        case Trend::shrinks:
            return out + fmt::format("; it shrinks as {} grows.", series.parameter);
        case Trend::unknown:
            return out + fmt::format("; whether it grows with {} cannot be told yet.", series.parameter);
    }
    return out;
}

std::string conclusion_of(const DoseFindings& doses) {
    std::map<std::string, std::map<Agreement, std::vector<std::string>>> where;  // by variant
    for (const auto& response : doses.responses)
        for (const auto& prediction : response.predictions)
            where[prediction.variant][prediction.agreement].push_back(response.workload);
    std::vector<std::string> sentences;
    for (const auto& [variant, by_agreement] : where) {
        std::vector<std::string> parts;
        for (const auto& [agreement, workloads] : by_agreement) {
            const auto on = fmt::format("on {}", fmt::join(workloads, ", "));
            switch (agreement) {
                case Agreement::explains:
                    parts.push_back(fmt::format("{} the mechanism explains what {} brings", on, variant));
                    break;
                case Agreement::does_more:
                    parts.push_back(fmt::format("{} {} does more than the mechanism", on, variant));
                    break;
                case Agreement::does_less:
                    parts.push_back(fmt::format("{} {} does less than the mechanism promises", on, variant));
                    break;
                case Agreement::unknown:
                    parts.push_back(fmt::format("{} it cannot be told yet whether the mechanism explains {}",
                                                on, variant));
                    break;
            }
        }
        auto sentence = fmt::format("{}.", fmt::join(parts, "; "));
        sentence.front() = 'O';  // every part begins with "on"
        sentences.push_back(std::move(sentence));
    }
    if (sentences.empty()) return {};
    for (const auto& series : doses.sweeps) {
        if (!series.comparison.empty() || series.trend == Trend::unknown) continue;
        sentences.push_back(fmt::format("What one dose costs {} {}.",
                                        series.trend == Trend::grows ? "grows with" : "shrinks with growing",
                                        series.parameter));
    }
    return fmt::format("{}", fmt::join(sentences, " "));
}

}  // namespace assay::verdict
