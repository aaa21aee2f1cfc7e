// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/show_text.h"

#include "core/base/json_mapping.h"
#include "core/report/doses.h"
#include "core/report/metrics.h"
#include "core/report/plain_text.h"
#include "core/report/sessions.h"
#include "core/report/text_table.h"
#include "core/report/wording.h"
#include "core/verdict/mechanism.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace assay::report {

namespace {

using Align = TextTable::Align;
using casefile::Case;

std::string section(std::string_view title, const std::string& body) {
    return body.empty() ? std::string() : fmt::format("\n{}\n{}", title, body);
}

std::string cell(std::string_view text) {
    return text.empty() ? "–" : one_line(text);
}

std::string head(const Case& state, const verdict::Evaluation& evaluation) {
    const auto headline = headline_of(state, evaluation);
    auto out = one_line(state.brief.title) + "\n";
    const auto where = one_line(state.brief.project +
                                (state.brief.project.empty() || state.brief.category.empty() ? "" : " · ") +
                                state.brief.category);
    if (!where.empty()) out += where + "\n";
    out += fmt::format("\n{} ({}{})\n", headline.word, headline.basis,
                       headline.on.empty() ? "" : ", " + one_line(headline.on));
    out += wrapped(headline.reason, 100, 2);
    if (state.verdict) {
        out += section("What happened", wrapped(state.verdict->what_happened, 100, 2));
        out += section("Scope", wrapped(state.verdict->scope, 100, 2));
    }
    return out + section("Claim", wrapped(state.brief.claim, 100, 2));
}

std::string findings(const verdict::Evaluation& evaluation) {
    TextTable table({{"comparison", Align::left},
                     {"workload", Align::left},
                     {"metric", Align::left},
                     {"baseline", Align::decimal},
                     {"effect %", Align::decimal},
                     {"low", Align::decimal},
                     {"high", Align::decimal},
                     {"δ %", Align::decimal},
                     {"decision", Align::left},
                     {"blocks", Align::decimal},
                     {"role", Align::left}});
    const auto bound = [](std::optional<double> value, const char* infinite) {
        return value ? signed_number(*value, 2) : std::string(infinite);
    };
    std::string sentences;
    for (const auto& f : evaluation.findings) {
        table.add(
            {one_line(f.comparison), one_line(f.workload), metric_text(f.metric),
             value_text(f.metric, f.baseline_value), signed_number(f.effect_percent, 2),
             bound(f.low_percent, "−∞"), bound(f.high_percent, "+∞"),
             fmt::format("{:.6g}", f.material_percent), std::string(enum_name(f.decision)),
             f.voided == 0 ? std::to_string(f.blocks) : fmt::format("{} (+{} void)", f.blocks, f.voided),
             std::string(enum_name(f.role))});
        sentences += wrapped(f.sentence, 100, 2);
    }
    return table.empty() ? "" : table.text(2) + "\n" + sentences;
}

/// Copies and copied bytes per operation, one line a variant and workload; why there is none as well.
std::string mechanism(const casefile::PlanState& plan, const verdict::Evaluation& evaluation) {
    TextTable table({{"variant", Align::left},
                     {"workload", Align::left},
                     {"metric", Align::left},
                     {"baseline", Align::decimal},
                     {"variant", Align::decimal},
                     {"difference", Align::decimal}});
    for (const auto& f : evaluation.mechanism)
        table.add({one_line(f.comparison), one_line(f.workload), metric_text(f.metric),
                   fmt::format("{:.10g}", f.baseline_value), fmt::format("{:.10g}", f.variant_value),
                   verdict::signed_count(f.difference)});
    std::string out = table.empty() ? "" : table.text(2);
    for (const auto& c : plan.counters)
        if (!c.counted())
            out += wrapped(fmt::format("{} on {} not counted: {}", c.variant, c.workload, c.unknown), 100, 2);
    return out;
}

std::string spread(const verdict::Evaluation& evaluation) {
    TextTable table({{"comparison", Align::left},
                     {"workload", Align::left},
                     {"layouts", Align::left},
                     {"spread of blocks %", Align::decimal},
                     {"layout's own %", Align::decimal},
                     {"share of variance %", Align::decimal}});
    for (const auto& f : evaluation.findings)
        table.add({one_line(f.comparison), one_line(f.workload), std::string(enum_name(f.layouts)),
                   number_or_dash(f.reference.block_sd_percent, 2),
                   number_or_dash(f.layout_spread_percent, 2), number_or_dash(f.layout_share_percent, 0)});
    return table.empty() ? "" : table.text(2);
}

std::string gates(const verdict::Evaluation& evaluation) {
    TextTable table(
        {{"workload", Align::left}, {"gate", Align::left}, {"state", Align::left}, {"why", Align::left}});
    for (const auto& gate : evaluation.gates)
        table.add(
            {cell(gate.workload), gate.name, std::string(enum_name(gate.state)), one_line(gate.detail)});
    return table.empty() ? "" : table.text(2);
}

std::string checks(const Case& state) {
    TextTable table({{"check", Align::left},
                     {"variant", Align::left},
                     {"workload", Align::left},
                     {"expected", Align::left},
                     {"observed", Align::left},
                     {"", Align::left}});
    for (const auto& made : state.checks)
        table.add({one_line(made.check.name), cell(made.check.variant), cell(made.check.workload),
                   cell(made.check.expected), cell(made.check.observed), yes_no(made.check.passed)});
    for (const auto& expected : state.expected_checks) {
        const bool is_made = std::any_of(state.checks.begin(), state.checks.end(),
                                         [&](const auto& made) { return made.check.name == expected.name; });
        if (!is_made)
            table.add({one_line(expected.name), "–", cell(expected.workload), "–", "–", "not looked at yet"});
    }
    return table.empty() ? "" : table.text(2);
}

std::string variants(const Case& state) {
    TextTable table({{"variant", Align::left},
                     {"role", Align::left},
                     {"dose", Align::decimal},
                     {"source", Align::left},
                     {"binary", Align::left},
                     {"build id", Align::left}});
    for (const auto& variant : state.variants) {
        const auto& recipe = variant.recipe;
        const auto dose = recipe.dose
                              ? fmt::format("{}{:.6g}", *recipe.dose < 0 ? "−" : "", std::abs(*recipe.dose))
                              : std::string("–");
        auto source = source_text(recipe.source);
        for (const auto& patch : recipe.patches)
            source += " + " + patch.name;
        table.add({one_line(recipe.name), std::string(enum_name(recipe.role)), dose, one_line(source),
                   variant.built    ? short_hash(variant.built->sha256)
                   : variant.failed ? "failed"
                                    : "not built",
                   variant.built ? cell(short_hash(variant.built->build_id)) : "–"});
    }
    return table.empty() ? "" : table.text(2);
}

std::string workloads(const Case& state) {
    TextTable table({{"workload", Align::left},
                     {"command", Align::left},
                     {"value bytes", Align::decimal},
                     {"pipeline", Align::decimal},
                     {"connections", Align::decimal}});
    for (const auto& w : state.workloads) {
        auto command = one_line(command_text(w.command));
        constexpr std::size_t widest = 60;
        if (command.size() > widest)
            command = printable(command.substr(0, command.find_last_of(' ', widest))) + " …";
        table.add({one_line(w.name), command, std::to_string(w.payload_bytes), std::to_string(w.pipeline),
                   std::to_string(w.connections)});
    }
    return table.empty() ? "" : table.text(2);
}

std::string evidence(const Case& state) {
    std::string out;
    for (const auto& item : state.evidence)
        out += "  " + one_line(item.title) + "\n" + wrapped(item.text, 100, 4);
    return out;
}

std::string last_run(const Case& state) {
    const auto* run = state.last_run();
    if (run == nullptr) return "";
    std::string out =
        fmt::format("  started {}, {}", time_text(run->started_at), counted(run->blocks, "block"));
    if (run->ended) {
        out +=
            fmt::format(", {} after {}", enum_name(run->ended->outcome), duration_text(run->ended->seconds));
        if (!run->ended->reason.empty()) out += "\n" + wrapped(run->ended->reason, 100, 2);
    } else {
        out += run->stage ? fmt::format(", not ended (stage {})", enum_name(*run->stage)) : ", not ended";
    }
    if (out.back() != '\n') out += "\n";
    for (const auto& [name, value] : run->started.environment)
        out += fmt::format("  {}: {}\n", one_line(name), one_line(value));
    return out;
}

}  // namespace

std::string show_text(const Case& state, const verdict::Evaluation& evaluation) {
    auto out = head(state, evaluation);
    const auto* plan = state.current_plan();
    if (plan != nullptr) {
        out += section(
            fmt::format("Findings (plan {}, {})", one_line(plan->plan.name), short_hash(plan->sha256)),
            findings(evaluation));
        out += section("Mechanism, counted exactly per operation", mechanism(*plan, evaluation));
        out += section("Doses and sweeps", doses_text(evaluation.doses));
        out += section("Sessions", sessions_text(casefile::sessions_of(state, *plan)));
        out += section("Spread between blocks", spread(evaluation));
        out += section("Where the time goes (perf)", profile_text(state, *plan));
        out += section("Every metric, for reference and not for the verdict", metrics_text(*plan));
        out += section("Gates", gates(evaluation));
    }
    out += section("Checks", checks(state));
    out += section("Evidence", evidence(state));
    out += section("Variants", variants(state));
    out += section("Workloads", workloads(state));
    out += section("Last run", last_run(state));
    return out;
}

}  // namespace assay::report
