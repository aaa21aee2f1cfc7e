// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/sessions.h"

#include "core/base/json_mapping.h"
#include "core/report/markdown_escape.h"
#include "core/report/plain_text.h"
#include "core/report/text_table.h"
#include "core/report/wording.h"

#include <fmt/format.h>

namespace assay::report {

namespace {

using casefile::Session;
using Align = TextTable::Align;

const std::vector<std::string> titles = {"session",  "comparison", "workload", "metric",
                                         "effect %", "interval %", "blocks",   "by itself"};

std::vector<std::vector<std::string>> rows_of(const std::vector<Session>& sessions) {
    std::vector<std::vector<std::string>> out;
    for (std::size_t i = 0; i < sessions.size(); ++i)
        for (const auto& f : sessions[i].evaluation.findings)
            out.push_back({std::to_string(i + 1), f.comparison, f.workload, metric_text(f.metric),
                           f.blocks == 0 ? "–" : signed_number(f.effect_percent, 2),
                           interval_text(f.low_percent, f.high_percent), std::to_string(f.blocks),
                           std::string(enum_name(f.decision))});
    return out;
}

std::string who(const Session& session, std::size_t number) {
    return fmt::format("Session {}: {}, host {} ({}){}", number, time_text(session.started_at), session.host,
                       session.machine, session.source.empty() ? "" : ", from " + session.source);
}

}  // namespace

std::string sessions_text(const std::vector<Session>& sessions) {
    if (sessions.size() < 2) return {};
    std::string out;
    for (std::size_t i = 0; i < sessions.size(); ++i)
        out += wrapped(one_line(who(sessions[i], i + 1)), 100, 2);
    TextTable table({{titles[0], Align::left},
                     {titles[1], Align::left},
                     {titles[2], Align::left},
                     {titles[3], Align::left},
                     {titles[4], Align::decimal},
                     {titles[5], Align::left},
                     {titles[6], Align::decimal},
                     {titles[7], Align::left}});
    for (auto& cells : rows_of(sessions)) {
        for (auto& cell : cells)
            cell = one_line(cell);
        table.add(std::move(cells));
    }
    return out + table.text(2);
}

std::string sessions_markdown(const std::vector<Session>& sessions) {
    if (sessions.size() < 2) return {};
    std::string out;
    for (std::size_t i = 0; i < sessions.size(); ++i)
        out += "- " + markdown_line(who(sessions[i], i + 1)) + "\n";
    out += "\n";
    const auto line = [&](const std::vector<std::string>& cells) {
        out += "|";
        for (const auto& cell : cells)
            out += " " + markdown_line(cell) + " |";
        out += "\n";
    };
    line(titles);
    out += "|---|---|---|---|---:|---|---:|---|\n";
    for (const auto& cells : rows_of(sessions))
        line(cells);
    return out;
}

boost::json::array sessions_json(const std::vector<Session>& sessions) {
    json::array out;
    for (const auto& session : sessions) {
        json::array findings;
        for (const auto& f : session.evaluation.findings)
            findings.push_back(json::object{{"comparison", f.comparison},
                                            {"workload", f.workload},
                                            {"metric", f.metric},
                                            {"effect_percent", to_json(f.effect_percent)},
                                            {"low_percent", to_json(f.low_percent)},
                                            {"high_percent", to_json(f.high_percent)},
                                            {"blocks", f.blocks},
                                            {"voided", f.voided},
                                            {"decision", enum_name(f.decision)}});
        out.push_back(json::object{
            {"run", session.run},
            {"source", session.source.empty() ? json::value(nullptr) : json::value(session.source)},
            {"started_at", to_rfc3339(session.started_at)},
            {"host", session.host},
            {"machine", session.machine},
            {"findings", std::move(findings)}});
    }
    return out;
}

}  // namespace assay::report
