// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/snapshot.h"
#include "ui/widgets/run/marked_list.h"

#include <optional>
#include <vector>

// What the Run page lists, as values made from a snapshot.
namespace assay::ui {

/// A plan's questions as a person looks at them: claims, then calibrations, then guards.
[[nodiscard]] std::vector<experiment::Question> questionsInOrder(const experiment::Plan& plan);

/// A row each question: its decision, and its interval.
[[nodiscard]] std::vector<MarkedRow> questionRows(const std::vector<experiment::Question>& questions,
                                                  const verdict::Evaluation& evaluation);
/// The gates of a workload, and those of others that fail: what fails comes first.
[[nodiscard]] std::vector<MarkedRow> gateRows(const verdict::Evaluation& evaluation,
                                              const std::string& workload);
/// Build, calibrate, measure, decide: what is done of each. `running`: a run is going on.
[[nodiscard]] std::vector<MarkedRow> stageRows(const Snapshot& snapshot, bool running);

/// What the pilot foretold of a workload before the first counted block; empty before the pilot. `plan` may
/// be nullptr.
[[nodiscard]] QString planningSentence(const casefile::PlanState* plan, const std::string& workload);

/// What went wrong with the last run, and what to do; none where nothing did.
[[nodiscard]] std::optional<Error> failureOf(const Snapshot& snapshot);

}  // namespace assay::ui
