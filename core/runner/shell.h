// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case_writer.h"
#include "core/experiment/freeze.h"
#include "core/runner/observer.h"
#include "core/variant/store.h"

#include <memory>
#include <optional>
#include <string>

namespace assay {
class StopFlag;
}

// The thin shell around experiment::step: performs the actions on real processes, records what comes of them
// in the case file, and feeds the answers back.
namespace assay::runner {

struct RunRequest {
    std::string plan;  // a draft's name; "" = the case's first
    experiment::Choice choice;
    std::string cpus;  // "SERVER/LOAD"; "" = chosen
    bool force_one_core = false;
};

struct RunResult {
    casefile::RunOutcome outcome = casefile::RunOutcome::failed;
    std::string reason;
    std::optional<Error> error;  // for `failed`
    std::string plan_sha256;     // of the plan that it ran; "" when it ended before one was frozen
};

/// What a run needs from outside; all outlive it.
struct RunContext {
    casefile::CaseWriter& file;
    variant::Store store;
    const Clock& clock;
    const StopFlag& stop;
    RunObserver& observer;
    std::string assay_version;
};

/// Runs the plan to its end on the calling thread, which must be the one that stays (servers die with it). An
/// Error when nothing could be started; once `run.started` is in the file every end is recorded there and is
/// a RunResult.
[[nodiscard]] Result<RunResult> run(const RunRequest& request, const RunContext& context);

}  // namespace assay::runner
