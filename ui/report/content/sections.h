// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/layout/document.h"
#include "ui/session/snapshot.h"

// The report's sections, each adding its blocks to the document; a section with nothing to say adds nothing.
namespace assay::ui::paper {

/// What the sections are made from. `plan` is the current plan, nullptr before any.
struct ReportContext {
    const Snapshot& snapshot;
    const casefile::Case& state;
    const verdict::Evaluation& evaluation;
    const casefile::PlanState* plan;
    bool measured;  // some block was measured under the plan
};

void addCover(Document& document, const ReportContext& context);
void addWhatHappened(Document& document, const ReportContext& context);
void addQuestion(Document& document, const ReportContext& context);
void addMethod(Document& document, const ReportContext& context);
void addFindings(Document& document, const ReportContext& context);
void addClaimPlots(Document& document, const ReportContext& context);
void addMechanism(Document& document, const ReportContext& context);
void addKnownCosts(Document& document, const ReportContext& context);
void addSessions(Document& document, const ReportContext& context);
void addGates(Document& document, const ReportContext& context);
void addChecks(Document& document, const ReportContext& context);
void addEvidence(Document& document, const ReportContext& context);
void addVariants(Document& document, const ReportContext& context);
void addWorkloads(Document& document, const ReportContext& context);
void addRuns(Document& document, const ReportContext& context);
void addNotesAndTimeline(Document& document, const ReportContext& context);
void addGlossary(Document& document, const ReportContext& context);
void addVerification(Document& document, const ReportContext& context);

/// The whole report.
[[nodiscard]] Document composeReport(const Snapshot& snapshot);

}  // namespace assay::ui::paper
