// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/mechanism.h"

#include "ui/plot/paint_plot.h"
#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/blocks/plot_block.h"
#include "ui/report/blocks/table.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace assay::ui::paper {

namespace {

constexpr qreal plot_height = 132;

QString bound(const std::optional<double>& end, const char16_t* infinite) {
    return end ? percentText(*end, 2).remove(u'%') : QString::fromUtf16(infinite);
}

TableRow estimateRow(const QString& what, const QString& dose, const verdict::Estimate& estimate) {
    const bool any = estimate.blocks > 0;
    TableRow row;
    row.cells = {what,
                 dose,
                 any ? percentText(estimate.percent, 2).remove(u'%') : QStringLiteral("–"),
                 any ? bound(estimate.low_percent, u"−∞") : QStringLiteral("–"),
                 any ? bound(estimate.high_percent, u"+∞") : QStringLiteral("–"),
                 countText(estimate.blocks)};
    return row;
}

QString doseText(double dose) {
    const QString digits = QLocale().toString(std::abs(dose), 'g', 6);
    return dose == 0 ? digits : (dose < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

Table responsesTable(const std::vector<verdict::DoseResponse>& responses) {
    std::vector<TableRow> rows;
    for (const verdict::DoseResponse& response : responses) {
        rows.push_back(
            {{}, QStringLiteral("%1, %2").arg(shown(response.workload), metricWord(response.metric))});
        for (const auto& point : response.points)
            rows.push_back(estimateRow(shown(point.variant), doseText(point.dose), point.effect));
        rows.push_back(estimateRow(ReportText::tr("line, one dose"), doseText(1), response.slope));
        for (const auto& prediction : response.predictions) {
            const QString dose = doseText(prediction.dose);
            const QString variant = shown(prediction.variant);
            rows.push_back(
                estimateRow(ReportText::tr("%1, predicted").arg(variant), dose, prediction.predicted));
            rows.push_back(
                estimateRow(ReportText::tr("%1, measured").arg(variant), dose, prediction.measured));
            rows.push_back(
                estimateRow(ReportText::tr("measured less predicted"), dose, prediction.difference));
        }
    }
    return Table({{ReportText::tr("What"), Alignment::left, Face::text, 190},
                  {ReportText::tr("Dose"), Alignment::right},
                  {ReportText::tr("Effect, %"), Alignment::decimal, Face::strong},
                  {ReportText::tr("from"), Alignment::decimal},
                  {ReportText::tr("to"), Alignment::decimal},
                  {ReportText::tr("Blocks"), Alignment::right}},
                 std::move(rows));
}

template <class Model>
void addPlot(Document& document, Model model) {
    const PlotTheme theme = PlotTheme::paper(Typeface().font(Face::text, 7));
    const QString title = model.title;
    // On paper there is no pointer to ask with: how the marks are read stands below.
    const QString caption = QStringList{model.caption, model.reading}.join(u' ').trimmed();
    PlotPainter painter = [model = std::move(model), theme](QPainter& into, const QRectF& target) {
        paint(model, into, target, theme);
    };
    document.add<PlotBlock>(std::vector<PlotPanel>{{title, std::move(painter)}}, plot_height, caption);
}

/// What was counted exactly: whether the mechanism is there.
void addCounters(Document& document, const ReportContext& context) {
    const verdict::Evaluation& evaluation = context.evaluation;
    std::vector<TableRow> rows;
    QStringList unknown;
    for (const verdict::MechanismFinding& finding : evaluation.mechanism) {
        const bool copies = finding.metric == "copies_per_op";
        TableRow row;
        row.cells = {shown(finding.comparison),
                     shown(finding.workload),
                     copies ? ReportText::tr("copies") : ReportText::tr("copied bytes"),
                     countedNumber(finding.baseline_value),
                     countedNumber(finding.variant_value),
                     countedDifference(finding.difference)};
        rows.push_back(std::move(row));
    }
    for (const auto& counts : context.plan->counters) {
        if (!counts.counted())
            unknown << ReportText::tr("%1 on %2 was not counted: %3")
                           .arg(shown(counts.variant), shown(counts.workload), shown(counts.unknown));
    }
    if (rows.empty() && unknown.isEmpty()) return;
    document.addHeading(2, ReportText::tr("Counted per operation"));
    if (!rows.empty())
        document.add<Table>(Table({{ReportText::tr("Variant"), Alignment::left, Face::text, 100},
                                   {ReportText::tr("Workload"), Alignment::left, Face::text, 110},
                                   {ReportText::tr("Per operation"), Alignment::left, Face::text, 80},
                                   {ReportText::tr("Baseline"), Alignment::right},
                                   {ReportText::tr("Variant"), Alignment::right},
                                   {ReportText::tr("Difference"), Alignment::right, Face::strong}},
                                  std::move(rows)));
    document.add<Paragraph>(
        ReportText::tr(
            "Counted exactly in an untimed pass, which says whether the mechanism is there and not what "
            "it costs."),
        style::small(), Column::prose, 6);
    for (const QString& why : unknown)
        document.add<Paragraph>(why, style::small(), Column::prose, 2);
}

void addDoses(Document& document, const experiment::Plan& plan, const verdict::DoseFindings& doses) {
    if (!doses.conclusion.empty())
        document.add<Paragraph>(shown(doses.conclusion), style::strong(), Column::prose, 6);
    document.add<Paragraph>(ReportText::tr(
        "Calibration variants carry the suspected mechanism in known doses. The line through 0 is what "
        "one dose costs; at a dose below 0 it predicts what a change brings that takes the mechanism "
        "out. Agreement with what was measured supports the mechanism."));
    if (!doses.responses.empty()) document.add<Table>(responsesTable(doses.responses));
    for (const verdict::DoseResponse& response : doses.responses)
        addPlot(document, doseResponseModel(plan, response));
    for (SweepModel& model : sweepModels(plan, doses.sweeps))
        addPlot(document, std::move(model));
}

}  // namespace

void addMechanism(Document& document, const ReportContext& context) {
    if (context.plan == nullptr) return;
    const verdict::DoseFindings& doses = context.evaluation.doses;
    const bool dosed = context.measured && !doses.empty();
    const auto& counters = context.plan->counters;
    const bool uncounted =
        std::any_of(counters.begin(), counters.end(), [](const auto& counts) { return !counts.counted(); });
    if (!dosed && !uncounted && context.evaluation.mechanism.empty()) return;
    document.addHeading(1, ReportText::tr("Mechanism"));
    if (dosed) addDoses(document, context.plan->plan, doses);
    addCounters(document, context);
}

}  // namespace assay::ui::paper
