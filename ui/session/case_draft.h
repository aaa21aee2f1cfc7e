// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/definition/tables.h"
#include "ui/session/source_facts.h"

#include <QString>

#include <vector>

namespace assay::ui {

/// A new case as a person says it in the form: one question about one change on one workload.
struct CaseDraft {
    QString title;
    QString claim;
    QString file;      // where the change lives; may be empty
    QString function;  // likewise
    experiment::Metric metric = experiment::Metric::cpu_ns_per_op;
    experiment::Direction direction = experiment::Direction::lowers;
    SourceFacts baseline;
    SourceFacts candidate;
    workload::Specification workload;
    double materialPercent = 1;
    double budgetSeconds = 150;
};

/// What of the form something that is wrong belongs to.
enum class DraftField { title, claim, place, baseline, candidate, workload, material, budget };

/// One thing that is wrong: where, what, and what to do.
struct DraftProblem {
    DraftField field;
    QString what;
    QString advice;
};

/// The definition that says the same; both sources usable.
[[nodiscard]] casefile::definition::Tables tablesOf(const CaseDraft& draft);

/// What `assay new` and `assay run` would say of it; empty when it can be created and run. Reads the patch;
/// any thread.
[[nodiscard]] std::vector<DraftProblem> problemsOf(const CaseDraft& draft);

/// What will hold and should be known before measuring: a layout that cannot be varied, a short budget. One
/// sentence each. Reads the patch; any thread.
[[nodiscard]] QStringList warningsOf(const CaseDraft& draft);

/// Writes the case file, in the very way of `assay new`. Errors as createCaseFromDefinition. Any thread.
[[nodiscard]] Status createCase(const CaseDraft& draft, const QString& casePath);

}  // namespace assay::ui
