// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/dose_table.h"
#include "ui/plot/numbers.h"
#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/blocks/table.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

#include <QLocale>

#include <memory>

namespace assay::ui::paper {

namespace {

using InjectionList = std::vector<std::shared_ptr<const experiment::Injection>>;

InjectionList injectionsOn(const casefile::PlanState& plan, const std::string& workload) {
    InjectionList out;
    for (const auto& injection : plan.injections)
        if (injection->block.workload == workload) out.push_back(injection);
    return out;
}

QString bareFigure(double percent) {
    return percentText(percent, 2).remove(u'%');
}

QString bound(const std::optional<double>& end, const QString& infinite) {
    return end ? bareFigure(*end) : infinite;
}

QString slopeText(const verdict::DoseTable& table) {
    const auto number = [](const std::optional<double>& value, const QString& infinite) {
        if (!value) return infinite;
        const QString digits = QLocale().toString(std::abs(*value), 'f', 2);
        return *value < 0 ? QStringLiteral("−") + digits : digits;
    };
    if (!table.slope) return {};
    return ReportText::tr("slope of recovered on injected %1 (%2 … %3)")
        .arg(number(table.slope, {}), number(table.slope_low, QStringLiteral("−∞")),
             number(table.slope_high, QStringLiteral("+∞")));
}

void addRows(std::vector<TableRow>& rows, const std::string& workload, const verdict::DoseTable& table) {
    QStringList group{shown(workload)};
    if (const QString slope = slopeText(table); !slope.isEmpty()) group << slope;
    group << word(verdict::recovery(table));
    rows.push_back({{}, group.join(QStringLiteral(" · "))});
    for (const verdict::DoseRow& dose : table.doses) {
        TableRow row;
        row.cells = {dose.nominal_percent == 0 ? ReportText::tr("none (a copy)")
                                               : percentText(dose.nominal_percent, 2).remove(u'%'),
                     bareFigure(dose.injected_percent),
                     bareFigure(dose.recovered_percent),
                     bound(dose.low_percent, QStringLiteral("−∞")),
                     bound(dose.high_percent, QStringLiteral("+∞")),
                     countText(dose.blocks)};
        rows.push_back(std::move(row));
    }
}

}  // namespace

void addKnownCosts(Document& document, const ReportContext& context) {
    if (context.plan == nullptr || context.plan->injections.empty()) return;
    const experiment::Plan& plan = context.plan->plan;
    std::vector<TableRow> rows;
    QStringList impossible;
    for (const std::string& workload : experiment::workloads_of(plan)) {
        const InjectionList injections = injectionsOn(*context.plan, workload);
        const auto table = verdict::dose_table(injections, plan.trim, plan.mixture_a, plan.alpha);
        if (!table.doses.empty()) addRows(rows, workload, table);
        for (const auto& injection : injections)
            if (!injection->impossible.empty())
                impossible << QStringLiteral("%1: %2").arg(shown(workload), shown(injection->impossible));
    }
    document.addHeading(1, ReportText::tr("Known costs"));
    document.add<Paragraph>(
        ReportText::tr("A preloaded library spins for so long after each read from a client, in the baseline "
                       "itself. What it spun was timed, so the effect is known; where the slope's interval "
                       "holds 1 and not 0, an effect of δ would have been seen."));
    if (!rows.empty())
        document.add<Table>(
            std::vector<TableColumn>{{ReportText::tr("Dose meant, %"), Alignment::right},
                                     {ReportText::tr("Injected, %"), Alignment::decimal},
                                     {ReportText::tr("Recovered, %"), Alignment::decimal, Face::strong},
                                     {ReportText::tr("from"), Alignment::decimal},
                                     {ReportText::tr("to"), Alignment::decimal},
                                     {ReportText::tr("Blocks"), Alignment::right}},
            std::move(rows));
    for (const QString& why : impossible)
        document.add<LabelledText>(ReportText::tr("Not injected"), why, style::body(), 1);
}

}  // namespace assay::ui::paper
