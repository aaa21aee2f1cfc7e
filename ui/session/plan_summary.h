// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/outlook.h"
#include "ui/session/snapshot.h"

#include <QString>

#include <optional>

namespace assay::ui {

/// How much a run of a plan measures: "24 blocks of every workload" where it says a number, else its budget,
/// "3 min".
[[nodiscard]] QString planSize(const experiment::Plan& plan);

/// What a run of a plan takes, from what is known: its budget, its workloads, what was already built.
struct PlanSummary {
    QString name;
    QString sentence;  // "about 3 min, 4 workloads" or "24 blocks of every workload", with what was seen to
                       // be resolvable when that is known
};
[[nodiscard]] PlanSummary summarisePlan(const Snapshot& snapshot, const experiment::Plan& plan);

/// How far the open run is. Absent when no run is open and nothing is being built, or
/// when what was going on was killed.
struct RunProgress {
    casefile::Stage stage = casefile::Stage::build;
    int blocks = 0;
    double elapsedSeconds = 0;          // since the run started; 0 while building
    std::optional<double> secondsLeft;  // of the budget; absent while it is not known
};
[[nodiscard]] std::optional<RunProgress> runProgress(const Snapshot& snapshot, UtcTime now);

/// What the pilot foretold of a workload: "about 40 blocks (2 min) tell 1% apart; the budget has room for
/// about 60 blocks, which show effects from about 0.7% on".
[[nodiscard]] QString outlookInWords(const experiment::Outlook& outlook);

}  // namespace assay::ui
