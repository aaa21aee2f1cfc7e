// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/markdown.h"

#include "core/base/json_mapping.h"
#include "core/report/doses.h"
#include "core/report/markdown_escape.h"
#include "core/report/sessions.h"
#include "core/report/wording.h"
#include "core/verdict/mechanism.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::report {

namespace {

using casefile::Case;

std::string section(std::string_view title, const std::string& body) {
    return body.empty() ? std::string() : fmt::format("\n## {}\n\n{}", title, body);
}

/// "| a | b |"; the cells are Markdown already.
std::string row(const std::vector<std::string>& cells) {
    std::string out = "|";
    for (const auto& cell : cells)
        out += " " + (cell.empty() ? std::string("–") : cell) + " |";
    return out + "\n";
}

/// `alignment`: 'l' or 'r' a column.
std::string table_head(const std::vector<std::string>& titles, std::string_view alignment) {
    std::string out = row(titles) + "|";
    for (const char side : alignment)
        out += side == 'r' ? "---:|" : "---|";
    return out + "\n";
}

std::string head(const Case& state, const verdict::Evaluation& evaluation) {
    const auto headline = headline_of(state, evaluation);
    std::string out = "# " + markdown_line(state.brief.title) + "\n\n";
    out += fmt::format("**{}** ({}{}). {}\n", headline.word, headline.basis,
                       headline.on.empty() ? "" : ", " + markdown_line(headline.on),
                       markdown_line(headline.reason));
    if (state.verdict) {
        out += section("What happened", markdown_paragraphs(state.verdict->what_happened));
        if (!state.verdict->scope.empty()) out += "\nScope: " + markdown_line(state.verdict->scope) + "\n";
    }
    return out;
}

std::string brief(const Case& state) {
    const auto& b = state.brief;
    auto out = section("Claim", markdown_paragraphs(b.claim)) +
               section("Hypothesis", markdown_paragraphs(b.hypothesis)) +
               section("Change to test", markdown_paragraphs(b.change_to_test)) +
               section("What would confirm it", markdown_paragraphs(b.would_confirm)) +
               section("What would refute it", markdown_paragraphs(b.would_refute));
    std::string places;
    for (const auto& place : b.places) {
        places += "- " + markdown_code(place.file);
        if (!place.function.empty()) places += ", " + markdown_code(place.function);
        if (place.first_line > 0)
            places += fmt::format(", lines {} to {}", place.first_line, place.last_line);
        places += "\n";
    }
    return out + section("Where it lives", places);
}

std::string findings(const verdict::Evaluation& evaluation) {
    if (evaluation.findings.empty()) return "";
    auto out = table_head({"comparison", "workload", "metric", "baseline", "effect %", "interval %", "δ %",
                           "decision", "blocks", "null arm %"},
                          "lllrrrrlrr");
    for (const auto& f : evaluation.findings)
        out +=
            row({markdown_line(f.comparison), markdown_line(f.workload), metric_text(f.metric),
                 value_text(f.metric, f.baseline_value), signed_number(f.effect_percent, 2),
                 interval_text(f.low_percent, f.high_percent), fmt::format("{:.6g}", f.material_percent),
                 fmt::format("**{}**", enum_name(f.decision)),
                 f.voided == 0 ? std::to_string(f.blocks) : fmt::format("{} (+{} void)", f.blocks, f.voided),
                 interval_text(f.null_low_percent, f.null_high_percent)});
    out += "\n";
    for (const auto& f : evaluation.findings)
        if (!f.sentence.empty()) out += "- " + markdown_line(f.sentence) + "\n";
    return out;
}

std::string mechanism(const verdict::Evaluation& evaluation) {
    if (evaluation.mechanism.empty()) return "";
    auto out = table_head({"comparison", "workload", "per operation", "baseline", "variant", "difference"},
                          "lllrrr");
    for (const auto& f : evaluation.mechanism)
        out += row({markdown_line(f.comparison), markdown_line(f.workload), metric_text(f.metric),
                    fmt::format("{:.10g}", f.baseline_value), fmt::format("{:.10g}", f.variant_value),
                    verdict::signed_count(f.difference)});
    return out + "\nCounted in an untimed pass; says whether the mechanism is there, not what it costs.\n";
}

std::string spread(const verdict::Evaluation& evaluation) {
    if (evaluation.findings.empty()) return "";
    auto out = table_head(
        {"comparison", "workload", "layouts", "spread of blocks %", "layout's own %", "share of variance %"},
        "lllrrr");
    for (const auto& f : evaluation.findings)
        out += row({markdown_line(f.comparison), markdown_line(f.workload), std::string(enum_name(f.layouts)),
                    number_or_dash(f.reference.block_sd_percent, 2),
                    number_or_dash(f.layout_spread_percent, 2), number_or_dash(f.layout_share_percent, 0)});
    return out;
}

std::string gates(const verdict::Evaluation& evaluation) {
    if (evaluation.gates.empty()) return "";
    auto out = table_head({"workload", "gate", "state", "why"}, "llll");
    for (const auto& gate : evaluation.gates)
        out += row({markdown_line(gate.workload), gate.name, std::string(enum_name(gate.state)),
                    markdown_line(gate.detail)});
    return out;
}

std::string checks(const Case& state) {
    if (state.checks.empty() && state.expected_checks.empty()) return "";
    auto out = table_head({"check", "variant", "workload", "expected", "observed", "result"}, "llllll");
    for (const auto& made : state.checks)
        out += row({markdown_line(made.check.name), markdown_line(made.check.variant),
                    markdown_line(made.check.workload), markdown_line(made.check.expected),
                    markdown_line(made.check.observed), yes_no(made.check.passed)});
    for (const auto& expected : state.expected_checks) {
        const bool is_made = std::any_of(state.checks.begin(), state.checks.end(),
                                         [&](const auto& made) { return made.check.name == expected.name; });
        if (!is_made)
            out += row({markdown_line(expected.name), "", markdown_line(expected.workload), "", "",
                        "not looked at yet"});
    }
    return out;
}

std::string evidence(const Case& state) {
    std::string out;
    for (const auto& item : state.evidence)
        out += fmt::format("**{}**\n\n{}\n", markdown_line(item.title), markdown_paragraphs(item.text));
    return out;
}

std::string variants(const Case& state) {
    if (state.variants.empty()) return "";
    auto out = table_head({"variant", "role", "dose", "source", "patches", "SHA-256", "build id", "version"},
                          "llrlllll");
    for (const auto& variant : state.variants) {
        const auto& recipe = variant.recipe;
        std::string patches;
        for (const auto& patch : recipe.patches)
            patches += (patches.empty() ? "" : ", ") + markdown_code(patch.name, true);
        const auto* built = variant.built ? &*variant.built : nullptr;
        out += row({markdown_line(recipe.name), std::string(enum_name(recipe.role)),
                    recipe.dose ? fmt::format("{:.6g}", *recipe.dose) : "",
                    markdown_code(source_text(recipe.source), true), patches,
                    built != nullptr ? markdown_code(built->sha256, true)
                    : variant.failed ? "failed"
                                     : "not built",
                    built != nullptr ? markdown_code(built->build_id, true) : "",
                    built != nullptr ? markdown_line(built->version) : ""});
    }
    return out;
}

std::string workloads(const Case& state) {
    if (state.workloads.empty()) return "";
    auto out = table_head(
        {"workload", "command", "value bytes", "pipeline", "connections", "server configuration"}, "llrrrl");
    for (const auto& w : state.workloads) {
        std::string configuration;
        for (const auto& [directive, value] : w.server_config)
            configuration +=
                (configuration.empty() ? "" : "; ") + directive + " " + (value.empty() ? "\"\"" : value);
        out += row({markdown_line(w.name), markdown_code(command_text(w.command), true),
                    std::to_string(w.payload_bytes), std::to_string(w.pipeline),
                    std::to_string(w.connections), markdown_code(configuration, true)});
    }
    return out;
}

std::string environment(const Case& state) {
    const auto* run = state.last_run();
    if (run == nullptr) return "";
    std::string out = table_head({"what", "value"}, "ll");
    for (const auto& [name, value] : run->started.environment)
        out += row({markdown_line(name), markdown_line(value)});
    if (!run->started.data_place.empty()) out += row({"data", markdown_line(run->started.data_place)});
    return out;
}

std::string repeating(const Case& state) {
    const auto* plan = state.current_plan();
    const auto name = plan != nullptr        ? plan->plan.name
                      : state.drafts.empty() ? ""
                                             : state.drafts.front().name;
    if (name.empty()) return "";
    std::string commands = "assay run CASE.assay --plan " + name;
    if (plan != nullptr) commands += fmt::format(" --seed {}", plan->plan.seed);
    commands += "\nassay verify CASE.assay";
    return "The case file holds recipes, patches, plan and every sample; it is all that is needed.\n\n" +
           markdown_code_block(commands, "sh");
}

}  // namespace

std::string markdown(const Case& state, const verdict::Evaluation& evaluation) {
    auto out = head(state, evaluation) + brief(state);
    if (const auto* plan = state.current_plan()) {
        out += section("Findings", findings(evaluation));
        out += section("Mechanism", mechanism(evaluation));
        out += fmt::format("\nPlan {}, SHA-256 {}, seed {}.\n", markdown_line(plan->plan.name),
                           markdown_code(plan->sha256), plan->plan.seed);
        out += section("Doses and sweeps", doses_markdown(evaluation.doses));
        out += section("Sessions", sessions_markdown(casefile::sessions_of(state, *plan)));
        out += section("Spread between blocks", spread(evaluation));
        out += section("Gates", gates(evaluation));
    }
    out += section("Checks", checks(state)) + section("Evidence", evidence(state));
    out += section("Variants", variants(state)) + section("Workloads", workloads(state));
    out += section("Environment", environment(state)) + section("To repeat it", repeating(state));
    return out;
}

}  // namespace assay::report
