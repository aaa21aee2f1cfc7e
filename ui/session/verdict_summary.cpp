// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/verdict_summary.h"

#include "ui/session/words.h"

#include <QCoreApplication>

namespace assay::ui {

namespace {

QString tr(const char* source) {
    return QCoreApplication::translate("assay::ui", source);
}

QString firstSentence(const QString& whole) {
    const auto end = whole.indexOf(QStringLiteral(". "));
    return end < 0 ? whole : whole.left(end + 1);
}

VerdictSummary settledSummary(const casefile::VerdictSettled& verdict, UtcTime at) {
    VerdictSummary out;
    out.settled = true;
    const bool confirmed = verdict.state == casefile::VerdictState::confirmed;
    out.mark = confirmed                                          ? VerdictMark::confirmed
               : verdict.state == casefile::VerdictState::refuted ? VerdictMark::refuted
                                                                  : VerdictMark::open;
    const QString state = confirmed                          ? tr("Confirmed")
                          : out.mark == VerdictMark::refuted ? tr("Refuted")
                                                             : tr("Open");
    const QString when = verdict.settled_on.empty() ? day(at) : shown(verdict.settled_on);
    switch (verdict.basis) {
        case casefile::VerdictBasis::measured:
            out.word = tr("%1, settled %2").arg(state, when);
            break;
        case casefile::VerdictBasis::imported:
            out.word = tr("%1, imported, settled %2").arg(state, when);
            break;
        case casefile::VerdictBasis::judgement:
            out.word = tr("%1 by judgement, settled %2").arg(state, when);
            break;
    }
    out.reason = firstSentence(shown(verdict.what_happened));
    if (out.reason.isEmpty()) out.reason = shown(verdict.scope);
    return out;
}

}  // namespace

VerdictMark markOf(verdict::Decision decision) {
    switch (decision) {
        case verdict::Decision::confirmed:
            return VerdictMark::confirmed;
        case verdict::Decision::refuted:
            return VerdictMark::refuted;
        case verdict::Decision::inconclusive:
            return VerdictMark::inconclusive;
        case verdict::Decision::void_:
            return VerdictMark::voided;
    }
    return VerdictMark::open;
}

QString word(verdict::Decision decision) {
    switch (decision) {
        case verdict::Decision::confirmed:
            return tr("confirmed");
        case verdict::Decision::refuted:
            return tr("refuted");
        case verdict::Decision::inconclusive:
            return tr("inconclusive");
        case verdict::Decision::void_:
            return tr("void");
    }
    return {};
}

bool findingsDecide(const Snapshot& snapshot) {
    const auto decision = snapshot.evaluation.conclusion.decision;
    return !snapshot.evaluation.findings.empty() &&
           (decision == verdict::Decision::confirmed || decision == verdict::Decision::refuted);
}

VerdictSummary summariseVerdict(const Snapshot& snapshot) {
    const auto& state = snapshot.state;
    if (state.verdict) return settledSummary(*state.verdict, state.settled_at);
    const auto* plan = state.current_plan();
    if (plan == nullptr || plan->blocks.empty())
        return {VerdictMark::open, tr("Open"), tr("Nothing has been measured yet."), false};
    const auto& conclusion = snapshot.evaluation.conclusion;
    VerdictSummary out;
    out.mark = markOf(conclusion.decision);
    out.word = findingsDecide(snapshot) ? tr("Measured: %1, not settled yet").arg(word(conclusion.decision))
                                        : tr("Measured: %1 so far").arg(word(conclusion.decision));
    out.reason = shown(conclusion.reason);
    return out;
}

}  // namespace assay::ui
