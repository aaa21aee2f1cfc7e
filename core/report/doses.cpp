// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/doses.h"

#include "core/report/markdown_escape.h"
#include "core/report/plain_text.h"
#include "core/report/text_table.h"
#include "core/report/wording.h"

#include <fmt/format.h>

#include <vector>

namespace assay::report {

namespace {

using verdict::Estimate;
using Rows = std::vector<std::vector<std::string>>;

const std::vector<std::string> titles = {"what",     "workload",   "metric", "dose",
                                         "effect %", "interval %", "blocks"};

std::vector<std::string> row(const std::string& what, const std::string& workload, const std::string& metric,
                             const std::string& dose, const Estimate& estimate) {
    return {what,
            workload,
            metric_text(metric),
            dose,
            estimate.blocks == 0 ? "–" : signed_number(estimate.percent, 2),
            interval_text(estimate.low_percent, estimate.high_percent),
            std::to_string(estimate.blocks)};
}

std::string dose_text(double dose) {
    return fmt::format("{}{:.6g}", dose < 0 ? "−" : "+", dose < 0 ? -dose : dose);
}

Rows rows_of(const verdict::DoseFindings& doses) {
    Rows out;
    for (const auto& r : doses.responses) {
        for (const auto& point : r.points)
            out.push_back(row(point.variant, r.workload, r.metric, dose_text(point.dose), point.effect));
        out.push_back(row("line, one dose", r.workload, r.metric, "+1", r.slope));
        for (const auto& p : r.predictions) {
            const auto dose = dose_text(p.dose);
            out.push_back(row(p.variant + ", predicted", r.workload, r.metric, dose, p.predicted));
            out.push_back(row(p.variant + ", measured", r.workload, r.metric, dose, p.measured));
            out.push_back(row("measured less predicted", r.workload, r.metric, dose, p.difference));
        }
    }
    return out;
}

std::vector<std::string> sentences_of(const verdict::DoseFindings& doses) {
    std::vector<std::string> out;
    for (const auto& response : doses.responses) {
        out.push_back(response.sentence);
        for (const auto& prediction : response.predictions)
            out.push_back(prediction.sentence);
    }
    for (const auto& series : doses.sweeps)
        out.push_back(series.sentence);
    return out;
}

}  // namespace

std::string doses_text(const verdict::DoseFindings& doses) {
    if (doses.empty()) return {};
    std::string out;
    if (!doses.conclusion.empty())
        out += wrapped("Conclusion about the mechanism: " + doses.conclusion, 100, 2) + "\n";
    TextTable table({{titles[0], TextTable::Align::left},
                     {titles[1], TextTable::Align::left},
                     {titles[2], TextTable::Align::left},
                     {titles[3], TextTable::Align::decimal},
                     {titles[4], TextTable::Align::decimal},
                     {titles[5], TextTable::Align::left},
                     {titles[6], TextTable::Align::decimal}});
    for (auto& cells : rows_of(doses)) {
        for (auto& cell : cells)
            cell = one_line(cell);
        table.add(std::move(cells));
    }
    if (!table.empty()) out += table.text(2) + "\n";
    for (const auto& sentence : sentences_of(doses))
        out += wrapped(sentence, 100, 2);
    return out;
}

std::string doses_markdown(const verdict::DoseFindings& doses) {
    if (doses.empty()) return {};
    std::string out;
    if (!doses.conclusion.empty())
        out += fmt::format("**Conclusion about the mechanism:** {}\n\n", markdown_line(doses.conclusion));
    const auto line = [&](const std::vector<std::string>& cells) {
        out += "|";
        for (const auto& cell : cells)
            out += " " + markdown_line(cell) + " |";
        out += "\n";
    };
    if (const auto rows = rows_of(doses); !rows.empty()) {
        line(titles);
        out += "|---|---|---|---:|---:|---|---:|\n";
        for (const auto& cells : rows)
            line(cells);
        out += "\n";
    }
    for (const auto& sentence : sentences_of(doses))
        out += "- " + markdown_line(sentence) + "\n";
    return out;
}

}  // namespace assay::report
