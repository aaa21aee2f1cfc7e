// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/content/standing.h"

#include "ui/plot/marks.h"
#include "ui/plot/words.h"
#include "ui/report/content/report_text.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"

namespace assay::ui::paper {

namespace {

QPainterPath openShape() {
    QPainterPath ring;
    ring.setFillRule(Qt::OddEvenFill);
    ring.addEllipse(QPointF(0, 0), 0.5, 0.5);
    ring.addEllipse(QPointF(0, 0), 0.42, 0.42);
    return ring;
}

QString capitalised(QString word) {
    if (!word.isEmpty()) word[0] = word.at(0).toUpper();
    return word;
}

verdict::Decision decisionOf(casefile::VerdictState state) {
    return state == casefile::VerdictState::confirmed ? verdict::Decision::confirmed
                                                      : verdict::Decision::refuted;
}

QString settledBasis(const casefile::VerdictSettled& verdict, UtcTime at) {
    const QString date = verdict.settled_on.empty() ? dateText(at) : shown(verdict.settled_on);
    const QString author = shown(verdict.author);
    switch (verdict.basis) {
        case casefile::VerdictBasis::measured:
            return author.isEmpty() ? ReportText::tr("Measured; settled %1").arg(date)
                                    : ReportText::tr("Measured; settled %1 by %2").arg(date, author);
        case casefile::VerdictBasis::imported:
            return ReportText::tr("Imported; settled %1 where it came from, not measured by Assay").arg(date);
        case casefile::VerdictBasis::judgement:
            return author.isEmpty()
                       ? ReportText::tr("By judgement, %1; the findings alone do not decide it").arg(date)
                       : ReportText::tr("By judgement of %2, %1; the findings alone do not decide it")
                             .arg(date, author);
    }
    return {};
}

}  // namespace

Standing standingOf(const ReportContext& context) {
    Standing standing;
    const auto& settled = context.state.verdict;
    if (settled && settled->state != casefile::VerdictState::open) {
        const verdict::Decision decision = decisionOf(settled->state);
        standing.shape = decisionPath(decision);
        standing.word = capitalised(word(decision));
        standing.basis = settledBasis(*settled, context.state.settled_at);
        standing.reason = settled->basis == casefile::VerdictBasis::measured
                              ? shown(context.evaluation.conclusion.reason)
                              : firstSentence(shown(settled->what_happened));
        return standing;
    }
    if (context.measured) {
        const verdict::Decision decision = context.evaluation.conclusion.decision;
        standing.shape = decisionPath(decision);
        standing.word = capitalised(word(decision));
        standing.basis =
            ReportText::tr("Measured; this is what the findings say. Nobody has settled the case yet.");
        standing.reason = shown(context.evaluation.conclusion.reason);
        return standing;
    }
    standing.shape = openShape();
    standing.word = ReportText::tr("Open");
    standing.basis = ReportText::tr("Not settled; nothing has been measured yet.");
    return standing;
}

}  // namespace assay::ui::paper
