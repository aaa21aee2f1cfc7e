// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/words.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

namespace assay::ui::paper {

Document composeReport(const Snapshot& snapshot) {
    const casefile::PlanState* plan = snapshot.state.current_plan();
    const bool measured = plan != nullptr && !plan->blocks.empty();
    const ReportContext context{snapshot, snapshot.state, snapshot.evaluation, plan, measured};

    Document document;
    document.title = shown(snapshot.state.brief.title);
    document.subject = shown(snapshot.state.brief.claim);
    document.footer = document.title;
    addCover(document, context);
    addWhatHappened(document, context);
    addQuestion(document, context);
    addFindings(document, context);
    addMethod(document, context);
    addClaimPlots(document, context);
    addMechanism(document, context);
    addKnownCosts(document, context);
    addSessions(document, context);
    addGates(document, context);
    addChecks(document, context);
    addEvidence(document, context);
    addVariants(document, context);
    addWorkloads(document, context);
    addRuns(document, context);
    addNotesAndTimeline(document, context);
    addGlossary(document, context);
    addVerification(document, context);
    return document;
}

}  // namespace assay::ui::paper
