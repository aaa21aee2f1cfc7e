// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/marks.h"
#include "ui/plot/numbers.h"
#include "ui/plot/paint_plot.h"
#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/blocks/plot_block.h"
#include "ui/report/blocks/table.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"

#include <array>

namespace assay::ui::paper {

namespace {

QString bareFigure(double percent, int decimals) {
    return percentText(percent, decimals).remove(u'%');
}

QString boundText(const std::optional<double>& bound, bool low, int decimals) {
    if (bound) return bareFigure(*bound, decimals);
    return low ? QStringLiteral("−∞") : QStringLiteral("+∞");
}

TableRow findingRow(const verdict::Finding& finding) {
    const int decimals = percentDecimals(finding.low_percent, finding.high_percent, finding.material_percent);
    const auto metric = metricFromName(finding.metric);
    const bool any = finding.blocks > 0;
    TableRow row;
    row.cells = {shown(finding.comparison),
                 shown(finding.workload),
                 metric ? metricShort(*metric) : shown(finding.metric),
                 any ? bareFigure(finding.effect_percent, decimals) : QStringLiteral("–"),
                 any ? boundText(finding.low_percent, true, decimals) : QStringLiteral("–"),
                 any ? boundText(finding.high_percent, false, decimals) : QStringLiteral("–"),
                 thresholdText(finding.material_percent).remove(u'%'),
                 countText(finding.blocks),
                 countText(finding.voided),
                 word(finding.decision)};
    row.cells.back().mark = decisionPath(finding.decision);
    return row;
}

QString groupName(experiment::QuestionRole role) {
    switch (role) {
        case experiment::QuestionRole::claim:
            return ReportText::tr("The claim");
        case experiment::QuestionRole::calibration:
            return ReportText::tr("Calibration: known doses of the mechanism");
        case experiment::QuestionRole::guard:
            return ReportText::tr("Guards: workloads off the path");
    }
    return {};
}

constexpr std::array roles_in_order{experiment::QuestionRole::claim, experiment::QuestionRole::calibration,
                                    experiment::QuestionRole::guard};

Table findingsTable(const verdict::Evaluation& evaluation) {
    std::vector<TableRow> rows;
    for (const auto role : roles_in_order) {
        bool first = true;
        for (const verdict::Finding& finding : evaluation.findings) {
            if (finding.role != role) continue;
            if (first) rows.push_back({{}, groupName(role)});
            first = false;
            rows.push_back(findingRow(finding));
        }
    }
    return Table({{ReportText::tr("Variant"), Alignment::left, Face::text, 100},
                  {ReportText::tr("Workload"), Alignment::left, Face::text, 110},
                  {ReportText::tr("Metric"), Alignment::left, Face::text, 80},
                  {ReportText::tr("Effect, %"), Alignment::decimal, Face::strong},
                  {ReportText::tr("from"), Alignment::decimal},
                  {ReportText::tr("to"), Alignment::decimal},
                  {ReportText::tr("δ, %"), Alignment::decimal},
                  {ReportText::tr("Blocks"), Alignment::right},
                  {ReportText::tr("Void"), Alignment::right},
                  {ReportText::tr("Decision"), Alignment::left}},
                 std::move(rows));
}

void addForest(Document& document, const verdict::Evaluation& evaluation) {
    ForestModel model = forestModel(evaluation);
    if (model.rows.empty()) return;
    const PlotTheme theme = PlotTheme::paper(Typeface().font(Face::text, 7.5));
    const qreal height = forestHeight(model, theme);
    const QString title = model.title;
    const QString caption = model.caption;
    PlotPainter painter = [model = std::move(model), theme](QPainter& into, const QRectF& target) {
        paint(model, into, target, theme);
    };
    document.add<PlotBlock>(std::vector<PlotPanel>{{title, std::move(painter)}}, height, caption);
}

}  // namespace

void addFindings(Document& document, const ReportContext& context) {
    if (!context.measured || context.evaluation.findings.empty()) return;
    document.addHeading(1, ReportText::tr("Findings"));
    document.add<Paragraph>(shown(context.evaluation.conclusion.reason), style::strong(), Column::prose, 6);
    document.add<Table>(findingsTable(context.evaluation));
    document.add<Paragraph>(
        ReportText::tr(
            "Effects on the variant against the baseline in percent, with the 95% interval of the median. "
            "Negative is less. δ is the smallest effect that matters to the claim."),
        style::small(), Column::prose, 6);
    addForest(document, context.evaluation);
    bool first = true;
    for (const auto role : roles_in_order) {
        for (const verdict::Finding& finding : context.evaluation.findings) {
            if (finding.role != role || finding.sentence.empty()) continue;
            if (first) document.addHeading(2, ReportText::tr("In words"));
            first = false;
            document.add<LabelledText>(shown(finding.comparison), shown(finding.sentence), style::body(), 4);
        }
    }
}

void addGates(Document& document, const ReportContext& context) {
    if (context.evaluation.gates.empty()) return;
    document.addHeading(1, ReportText::tr("Gates"));
    document.add<Paragraph>(
        ReportText::tr("What must hold before a verdict may be spoken. A gate that fails makes the "
                       "finding inconclusive or void, whatever its interval says."));
    std::vector<TableRow> rows;
    std::string workload;
    for (const verdict::Gate& gate : context.evaluation.gates) {
        if (rows.empty() || gate.workload != workload)
            rows.push_back(
                {{}, gate.workload.empty() ? ReportText::tr("All workloads") : shown(gate.workload)});
        workload = gate.workload;
        TableRow row;
        row.cells = {shown(gate.name), word(gate.state), shown(gate.detail)};
        row.cells[1].mark = gatePath(gate.state);
        rows.push_back(std::move(row));
    }
    document.add<Table>(std::vector<TableColumn>{{ReportText::tr("Gate"), Alignment::left, Face::text, 90},
                                                 {ReportText::tr("State")},
                                                 {ReportText::tr("What it found")}},
                        std::move(rows));
}

}  // namespace assay::ui::paper
