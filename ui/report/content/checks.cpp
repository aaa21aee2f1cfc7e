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

void addChecks(Document& document, const ReportContext& context) {
    const casefile::Case& state = context.state;
    if (state.checks.empty() && state.expected_checks.empty()) return;
    document.addHeading(1, ReportText::tr("Checks"));
    document.add<Paragraph>(
        ReportText::tr("Exact expectations, named before they were looked at, and what was observed."));
    std::vector<TableRow> rows;
    for (const casefile::CheckMade& made : state.checks) {
        const experiment::CheckResult& check = made.check;
        TableRow row;
        row.cells = {shown(check.name),     shown(check.variant),
                     shown(check.workload), shown(check.expected),
                     shown(check.observed), check.passed ? ReportText::tr("holds") : ReportText::tr("fails")};
        row.cells.back().mark = gatePath(check.passed ? verdict::GateState::pass : verdict::GateState::fail);
        rows.push_back(std::move(row));
    }
    for (const experiment::CheckSpecification& expected : state.expected_checks) {
        const bool made =
            std::any_of(state.checks.begin(), state.checks.end(),
                        [&](const casefile::CheckMade& check) { return check.check.name == expected.name; });
        if (made) continue;
        TableRow row;
        row.cells = {shown(expected.name),
                     QString(),
                     shown(expected.workload),
                     expected.expected ? QString::number(*expected.expected) : QString(),
                     QString(),
                     ReportText::tr("not looked at yet")};
        row.cells.back().mark = gatePath(verdict::GateState::unknown);
        rows.push_back(std::move(row));
    }
    document.add<Table>(
        std::vector<TableColumn>{{ReportText::tr("Check")},
                                 {ReportText::tr("Variant"), Alignment::left, Face::text, 90},
                                 {ReportText::tr("Workload"), Alignment::left, Face::text, 100},
                                 {ReportText::tr("Expected"), Alignment::left, Face::code, 110},
                                 {ReportText::tr("Observed"), Alignment::left, Face::code, 110},
                                 {ReportText::tr("Result")}},
        std::move(rows));
}

}  // namespace assay::ui::paper
