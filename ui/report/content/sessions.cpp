// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/sessions.h"

#include "ui/plot/marks.h"
#include "ui/plot/numbers.h"
#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/blocks/table.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"

namespace assay::ui::paper {

namespace {

TableRow findingRow(const QString& session, const verdict::Finding& finding) {
    const bool any = finding.blocks > 0;
    const int decimals = percentDecimals(finding.low_percent, finding.high_percent, finding.material_percent);
    TableRow row;
    row.cells = {
        session, any ? percentText(finding.effect_percent, decimals).remove(u'%') : QStringLiteral("–"),
        any ? intervalText(finding.low_percent, finding.high_percent, decimals) : QStringLiteral("–"),
        countText(finding.blocks), word(finding.decision)};
    row.cells.back().mark = decisionPath(finding.decision);
    return row;
}

bool sameQuestion(const verdict::Finding& a, const verdict::Finding& b) {
    return a.comparison == b.comparison && a.workload == b.workload && a.metric == b.metric &&
           a.role == b.role && a.direction == b.direction;
}

}  // namespace

void addSessions(Document& document, const ReportContext& context) {
    if (!context.measured) return;
    const std::vector<casefile::Session> sessions = casefile::sessions_of(context.state, *context.plan);
    if (sessions.size() < 2) return;
    document.addHeading(1, ReportText::tr("Sessions, each and the whole"));
    document.add<Paragraph>(
        ReportText::tr("Each run by its blocks alone, and all of them together. The findings are those of "
                       "the whole."));
    for (std::size_t i = 0; i < sessions.size(); ++i) {
        const casefile::Session& session = sessions[i];
        QString who = ReportText::tr("%1, host %2 (%3)")
                          .arg(dateText(session.started_at), shown(session.host), shown(session.machine));
        if (!session.source.empty()) who += ReportText::tr("; joined from %1").arg(shown(session.source));
        document.add<LabelledText>(ReportText::tr("Session %1").arg(i + 1), who, style::body(), i ? 1 : 6);
    }
    std::vector<TableRow> rows;
    for (const verdict::Finding& whole : context.evaluation.findings) {
        rows.push_back({{},
                        QStringLiteral("%1, %2, %3")
                            .arg(shown(whole.comparison), shown(whole.workload), metricWord(whole.metric))});
        for (std::size_t i = 0; i < sessions.size(); ++i)
            for (const verdict::Finding& finding : sessions[i].evaluation.findings)
                if (sameQuestion(finding, whole))
                    rows.push_back(findingRow(ReportText::tr("session %1").arg(i + 1), finding));
        rows.push_back(findingRow(ReportText::tr("the whole"), whole));
    }
    document.add<Table>(
        std::vector<TableColumn>{{ReportText::tr("Blocks of")},
                                 {ReportText::tr("Effect, %"), Alignment::decimal, Face::strong},
                                 {ReportText::tr("Interval")},
                                 {ReportText::tr("Blocks"), Alignment::right},
                                 {ReportText::tr("By itself")}},
        std::move(rows));
}

}  // namespace assay::ui::paper
