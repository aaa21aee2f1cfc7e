// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/wording.h"

#include "core/base/json_mapping.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace assay::report {

namespace {

constexpr const char* minus = "−";

std::string grouped(std::string digits) {
    const auto point = std::min(digits.find('.'), digits.size());
    for (auto at = static_cast<std::ptrdiff_t>(point) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), ",");
    return digits;
}

std::string basis_text(casefile::VerdictBasis basis) {
    switch (basis) {
        case casefile::VerdictBasis::measured:
            return "measured";
        case casefile::VerdictBasis::imported:
            return "imported";
        case casefile::VerdictBasis::judgement:
            return "settled by judgement";
    }
    return "?";
}

std::string reason_of_measured(const casefile::Case& state, const verdict::Evaluation& evaluation) {
    const auto* plan = state.current_plan();
    if (plan != nullptr && plan->sha256 == state.verdict->plan_sha256) return evaluation.conclusion.reason;
    return fmt::format("It rests on the findings of plan {}; another plan has been frozen since.",
                       short_hash(state.verdict->plan_sha256));
}

Headline of_verdict(const casefile::Case& state, const verdict::Evaluation& evaluation) {
    const auto& verdict = *state.verdict;
    Headline out;
    out.word = verdict.state == casefile::VerdictState::confirmed ? "CONFIRMED"
               : verdict.state == casefile::VerdictState::refuted ? "REFUTED"
                                                                  : "OPEN";
    out.basis = basis_text(verdict.basis);
    out.on = verdict.settled_on.empty() ? day_text(state.settled_at) : verdict.settled_on;
    switch (verdict.basis) {
        case casefile::VerdictBasis::measured:
            out.reason = reason_of_measured(state, evaluation);
            break;
        case casefile::VerdictBasis::imported:
            out.reason = "Taken over as it was settled elsewhere; not measured by Assay.";
            break;
        case casefile::VerdictBasis::judgement:
            out.reason = "A person's judgement; the findings alone do not decide it.";
            break;
    }
    return out;
}

}  // namespace

Headline headline_of(const casefile::Case& state, const verdict::Evaluation& evaluation) {
    if (state.verdict) return of_verdict(state, evaluation);
    Headline out{"OPEN", "not settled yet", "", "Nothing has been measured yet."};
    if (state.current_plan() != nullptr && !evaluation.findings.empty())
        out.reason = fmt::format("The findings say {}: {}", enum_name(evaluation.conclusion.decision),
                                 evaluation.conclusion.reason);
    return out;
}

std::string time_text(UtcTime time) {
    auto text = to_rfc3339(time).substr(0, 19);
    text[10] = ' ';
    return text + " UTC";
}

std::string day_text(UtcTime time) {
    return to_rfc3339(time).substr(0, 10);
}

std::string duration_text(double seconds) {
    if (seconds < 10) return fmt::format("{:.1f} s", seconds);
    const auto whole = std::llround(seconds);
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
    return fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
}

std::string signed_number(double value, int digits) {
    if (!std::isfinite(value)) return "–";
    const auto size = fmt::format("{:.{}f}", std::abs(value), digits);
    if (size.find_first_not_of("0.") == std::string::npos) return size;
    return (value < 0 ? minus : "+") + size;
}

std::string interval_text(std::optional<double> low, std::optional<double> high) {
    return fmt::format("[{}, {}]", low ? signed_number(*low, 2) : "−∞",
                       high ? signed_number(*high, 2) : "+∞");
}

std::string value_text(std::string_view metric, double value) {
    if (!std::isfinite(value)) return "–";
    const bool small = std::abs(value) < 10 && !metric.ends_with("_ns_per_op");
    const int digits = small ? 3 : std::abs(value) < 1000 ? 1 : 0;
    const auto number = grouped(fmt::format("{:.{}f}", value, digits));
    if (metric.ends_with("_ns_per_op")) return number + " ns";
    if (metric == "throughput_ops") return number + " op/s";
    if (metric == "server_usec_per_call") return number + " µs";
    if (metric.find("bytes") != std::string_view::npos) return number + " B";
    return number;
}

std::string metric_text(std::string_view metric) {
    if (metric == "cpu_ns_per_op") return "CPU time/op";
    if (metric == "wall_ns_per_op") return "wall time/op";
    if (metric == "throughput_ops") return "throughput";
    if (metric == "all_cpu_ns_per_op") return "CPU of all threads/op";
    if (metric == "minor_faults_per_op") return "minor faults/op";
    if (metric == "context_switches_per_op") return "context switches/op";
    if (metric == "peak_memory_bytes") return "peak memory";
    if (metric == "server_usec_per_call") return "server time/call";
    if (metric == "copies_per_op") return "copies";
    if (metric == "copied_bytes_per_op") return "copied bytes";
    return std::string(metric);
}

std::string short_hash(std::string_view sha256) {
    return std::string(sha256.substr(0, 12));
}

std::string source_text(const variant::Source& source) {
    auto out = fmt::format("{}:{}", enum_name(source.kind), source.location);
    if (!source.release.empty()) out += "@" + source.release;
    if (!source.commit.empty()) out += " at " + short_hash(source.commit);
    return out;
}

std::string question_text(const experiment::Question& question) {
    return fmt::format("{} {} {} on {} by at least {:.6g}%", question.comparison,
                       enum_name(question.direction), metric_text(enum_name(question.metric)),
                       question.workload, question.material_percent);
}

std::string command_text(const workload::CommandTemplate& command) {
    std::string out;
    for (const auto& argument : command) {
        if (!out.empty()) out += ' ';
        const bool plain = !argument.empty() && argument.find_first_of(" \t\n\"'") == std::string::npos;
        out += plain ? argument : json::serialize(json::value(argument));
    }
    return out;
}

std::string outlook_text(const experiment::Outlook& o) {
    auto out = o.blocks_needed && o.seconds_needed
                   ? fmt::format("about {} ({}) to see {:.6g}%", counted(*o.blocks_needed, "block"),
                                 duration_text(*o.seconds_needed), o.material_percent)
                   : fmt::format("{:.6g}% is out of reach at this spread", o.material_percent);
    out += fmt::format("; room for about {}", counted(o.blocks_in_budget, "block"));
    out += o.visible_percent ? fmt::format(", which show effects from about {:.2g}% on", *o.visible_percent)
                             : std::string(", too few for an interval");
    return out;
}

std::string counted(std::int64_t number, std::string_view noun) {
    return fmt::format("{} {}{}", grouped(std::to_string(number)), noun, number == 1 ? "" : "s");
}

std::string yes_no(bool passed) {
    return passed ? "holds" : "FAILS";
}

std::string number_or_dash(std::optional<double> number, int digits) {
    return number && std::isfinite(*number) ? fmt::format("{:.{}f}", *number, digits) : std::string("–");
}

}  // namespace assay::report
