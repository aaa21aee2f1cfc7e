// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/marks.h"
#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/blocks/table.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

#include <algorithm>

namespace assay::ui::paper {

namespace {

/// Checks of one name and workload stand together under their name, a line for each variant.
QString groupOf(const experiment::CheckResult& check) {
    return check.workload.empty() ? shown(check.name)
                                  : ReportText::tr("%1, on %2").arg(shown(check.name), shown(check.workload));
}

/// A number with its groups, so that two of them can be compared; anything else as it is.
QString valueText(const std::string& value) {
    bool number = false;
    const qlonglong count = shown(value).toLongLong(&number);
    return number ? countText(count) : shown(value);
}

QString expectedText(const experiment::CheckSpecification& check) {
    QStringList parts;
    if (check.expected) parts << countText(*check.expected);
    for (const auto& [variant, calls] : check.expected_calls)
        parts << shown(variant) + QStringLiteral(": ") + countText(calls);
    for (const std::string& caller : check.expected_callers)
        parts << shown(caller);
    return parts.join(QStringLiteral(", "));
}

std::vector<TableRow> madeRows(const std::vector<casefile::CheckMade>& checks) {
    std::vector<QString> groups;
    for (const casefile::CheckMade& made : checks)
        if (const QString group = groupOf(made.check);
            std::find(groups.begin(), groups.end(), group) == groups.end())
            groups.push_back(group);
    std::vector<TableRow> rows;
    for (const QString& group : groups) {
        rows.push_back({{}, group});
        for (const casefile::CheckMade& made : checks) {
            const experiment::CheckResult& check = made.check;
            if (groupOf(check) != group) continue;
            TableRow row;
            row.cells = {shown(check.variant), valueText(check.expected), valueText(check.observed),
                         check.passed ? ReportText::tr("holds") : ReportText::tr("fails")};
            row.cells.back().mark =
                gatePath(check.passed ? verdict::GateState::pass : verdict::GateState::fail);
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

}  // namespace

void addChecks(Document& document, const ReportContext& context) {
    const casefile::Case& state = context.state;
    if (state.checks.empty() && state.expected_checks.empty()) return;
    document.addHeading(1, ReportText::tr("Checks"));
    document.add<Paragraph>(
        ReportText::tr("Exact expectations, named before they were looked at, and what was observed."));
    std::vector<TableRow> rows = madeRows(state.checks);
    bool firstOpen = true;
    for (const experiment::CheckSpecification& expected : state.expected_checks) {
        const bool made =
            std::any_of(state.checks.begin(), state.checks.end(),
                        [&](const casefile::CheckMade& check) { return check.check.name == expected.name; });
        if (made) continue;
        if (firstOpen) rows.push_back({{}, ReportText::tr("Not looked at yet")});
        firstOpen = false;
        TableRow row;
        row.cells = {shown(expected.name), expectedText(expected), QString(), ReportText::tr("open")};
        row.cells.back().mark = gatePath(verdict::GateState::unknown);
        rows.push_back(std::move(row));
    }
    document.add<Table>(
        std::vector<TableColumn>{{ReportText::tr("Variant")},
                                 {ReportText::tr("Expected"), Alignment::left, Face::code, 155},
                                 {ReportText::tr("Observed"), Alignment::left, Face::code, 155},
                                 {ReportText::tr("Result")}},
        std::move(rows));
}

}  // namespace assay::ui::paper
