// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/casefile/events.h"
#include "core/experiment/plan.h"
#include "core/experiment/schedule.h"
#include "core/verdict/finding.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// A run as a pure step function: build → calibrate → measure → decide. No threads, files, clocks or servers
// here; a shell performs the actions and tells what came of them.
//
// Protocol. The shell makes a state with `prepare`, feeds `event::Begin`, and performs the actions of each
// step in order. Each step holds at most one action that is answered, always the last one:
//   FreezePlan → PlanRecorded     BuildVariant → VariantReady   CheckBinaries → BinaryChecksDone
//   ProofPass → ProofDone         CompareProofs → ProofsCompared Pilot → PilotDone
//   InjectDoses → DosesInjected   RunBlock → BlockDone          Evaluate → Evaluated
// EnterStage is recorded and not answered; EndRun is the last action of all. Any answered action may be
// answered by Failed instead. StopRequested may come at any time in place of an answer: the shell abandons
// what it does (stops the servers, keeps no half block), drops actions not yet performed, and goes on with
// the actions of that step.
namespace assay::experiment {

using casefile::RunOutcome;
using casefile::Stage;

namespace event {

struct Begin {};
struct VariantReady {
    std::string variant;
    std::string sha256;  // of the binary
};
/// The frozen plan stands in the file. `earlier` tells of blocks measured under the same plan in earlier
/// runs, by workload: only `attempted`, `voided`, `open`, `injections` and `injections_done` (known costs
/// were recovered) are read. Workloads without blocks may be left out.
struct PlanRecorded {
    std::map<std::string, WorkloadProgress> earlier;
};
/// `failed`: one sentence per failed check, naming it; empty = all hold.
struct BinaryChecksDone {
    std::vector<std::string> failed;
};
struct ProofDone {
    std::string workload;
    std::string variant;
    std::vector<std::string> failed;
};
struct ProofsCompared {
    std::string workload;
    std::vector<std::string> failed;
};
struct PilotDone {
    std::string workload;
    std::int64_t operations_per_window = 0;  // at least 1
    double seconds_per_block = 0;            // a whole block, with starting and stopping; above 0
    int rounds = 0;                          // a block; 0 = as workload and plan say
    int turns = 1;                           // blocks until every comparison had one; at least 1
};
/// One block of known costs is in the file, or the reason why there can be none.
struct DosesInjected {
    std::string workload;
    bool done = false;  // recovered, or no further block in this run would change it
};
struct BlockDone {
    std::string workload;
    bool voided = false;
    /// The block is void because a server did not start or died: two of these in a row end the run.
    bool server_failed = false;
    std::string why;             // of a voided block, for a person
    OpenQuestions open;          // of this workload, from verdict::open_questions
    double seconds = 0;          // that this block took
    double elapsed_seconds = 0;  // since EnterStage{measure}
};
/// From verdict::evaluate over all blocks of the plan.
struct Evaluated {
    verdict::Decision conclusion = verdict::Decision::inconclusive;
    bool all_decided = false;  // every question of the plan is confirmed or refuted
    std::string reason;        // the conclusion's sentence
    std::string
        void_finding;  // the sentence of the first finding that is void, claim or not; "" when none is
};
struct StopRequested {};
struct Failed {
    Error error;
};

}  // namespace event

using Event = std::variant<event::Begin, event::VariantReady, event::PlanRecorded, event::BinaryChecksDone,
                           event::ProofDone, event::ProofsCompared, event::PilotDone, event::DosesInjected,
                           event::BlockDone, event::Evaluated, event::StopRequested, event::Failed>;

namespace action {

/// Record the stage. `steps`: how many answered actions it has, all injections on a workload being one; 0
/// when open-ended.
struct EnterStage {
    Stage stage = Stage::build;
    int steps = 0;
    bool operator==(const EnterStage&) const = default;
};
struct BuildVariant {
    std::string variant;
    bool operator==(const BuildVariant&) const = default;
};
/// Record `plan.frozen` (unless this very plan stands already) and `run.started`.
struct FreezePlan {
    Plan plan;  // with the binaries' hashes; name it by plan_sha256
    bool operator==(const FreezePlan&) const = default;
};
/// The case's checks of kinds `calls` and `callers` on the built binaries.
struct CheckBinaries {
    bool operator==(const CheckBinaries&) const = default;
};
/// One untimed pass of `variant` on `workload` with the checks that look at one variant alone.
struct ProofPass {
    std::string workload;
    std::string variant;
    bool operator==(const ProofPass&) const = default;
};
/// The checks that look across variants (same bytes), after all proof passes of the workload.
struct CompareProofs {
    std::string workload;
    bool operator==(const CompareProofs&) const = default;
};
struct Pilot {
    std::string workload;
    bool operator==(const Pilot&) const = default;
};
/// One block of the baseline against itself with known costs (METHOD 7).
struct InjectDoses {
    std::string workload;
    int index = 0;  // Block::index, among the workload's injections
    std::int64_t operations_per_window = 0;
    bool operator==(const InjectDoses&) const = default;
};
struct RunBlock {
    std::string workload;
    int index = 0;  // Block::index
    std::int64_t operations_per_window = 0;
    int rounds = 0;  // 0 = as workload and plan say
    bool operator==(const RunBlock&) const = default;
};
struct Evaluate {
    bool operator==(const Evaluate&) const = default;
};
/// Record `run.ended` where a run was started, stop everything, end with `exit_code`.
struct EndRun {
    RunOutcome outcome = RunOutcome::failed;
    std::string reason;          // one sentence for a person
    std::optional<Error> error;  // for `failed`
    [[nodiscard]] bool operator==(const EndRun& other) const;
};

}  // namespace action

using Action = std::variant<action::EnterStage, action::BuildVariant, action::FreezePlan,
                            action::CheckBinaries, action::ProofPass, action::CompareProofs, action::Pilot,
                            action::InjectDoses, action::RunBlock, action::Evaluate, action::EndRun>;

/// What the run waits for. `next` counts the answered actions of its kind, from 0.
namespace phase {

struct Ready {
    bool operator==(const Ready&) const = default;
};
struct Building {
    std::size_t next = 0;
    bool operator==(const Building&) const = default;
};
struct Freezing {
    bool operator==(const Freezing&) const = default;
};
struct CheckingBinaries {
    bool operator==(const CheckingBinaries&) const = default;
};
struct Proving {
    std::size_t next = 0;  // into State::proofs
    bool operator==(const Proving&) const = default;
};
struct Piloting {
    std::size_t next = 0;  // into State::workloads
    bool operator==(const Piloting&) const = default;
};
struct Injecting {
    std::size_t workload = 0;  // whose doses are running
    bool operator==(const Injecting&) const = default;
};
struct Measuring {
    std::size_t workload = 0;  // whose block is running
    bool operator==(const Measuring&) const = default;
};
/// `ending`: set when the outcome stands whatever the evaluation says (stopped, too many voids).
struct Deciding {
    std::optional<RunOutcome> ending;
    std::string reason;
    bool operator==(const Deciding&) const = default;
};
struct Ended {
    bool operator==(const Ended&) const = default;
};

}  // namespace phase

using Phase =
    std::variant<phase::Ready, phase::Building, phase::Freezing, phase::CheckingBinaries, phase::Proving,
                 phase::Piloting, phase::Injecting, phase::Measuring, phase::Deciding, phase::Ended>;

/// A proof pass, or with an empty variant the comparison of the workload's passes.
struct ProofStep {
    std::string workload;
    std::string variant;
    bool operator==(const ProofStep&) const = default;
};

struct State {
    Plan plan;  // as chosen; frozen once all variants are built
    std::vector<std::string> variants;
    std::vector<ProofStep> proofs;
    std::vector<WorkloadProgress> workloads;  // in the plan's order
    int server_failures_in_a_row = 0;
    Phase phase = phase::Ready{};
    bool operator==(const State&) const = default;
};

struct Step {
    State state;
    std::vector<Action> actions;
};

/// A block lost to a server that did not start or died is void; so many in a row end the run.
inline constexpr int server_failures_allowed = 2;

/// `plan` as `choose` made it (freeze.h) and `validate` let pass (validate.h).
[[nodiscard]] State prepare(const Plan& plan);

/// Total: an event that the phase does not expect ends the run as failed (kind internal); after Ended nothing
/// happens.
[[nodiscard]] Step step(State state, const Event& event);

/// Names of the variants that a plan needs: baseline first, comparisons in the order of the questions, then
/// further proof variants.
[[nodiscard]] std::vector<std::string> variants_of(const Plan& plan);

}  // namespace assay::experiment
