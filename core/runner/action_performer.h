// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/thread_affinity.h"
#include "core/experiment/runner.h"
#include "core/runner/bench_setup.h"
#include "core/runner/block_layouts.h"
#include "core/runner/pilot.h"
#include "core/runner/proof_pass.h"
#include "core/runner/shell.h"
#include "core/runner/variant_building.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace assay::runner {

/// Does what the step function asks for and says what came of it; one method an action. Runner's thread only.
class ActionPerformer {
  public:
    ActionPerformer(const RunContext& context, BenchSetup bench);

    /// The answer to an answered action. An Error is what `Failed` or `StopRequested` is made of.
    [[nodiscard]] Result<experiment::Event> perform(const experiment::Action& action);
    [[nodiscard]] Status enter(const experiment::action::EnterStage& action);
    [[nodiscard]] Status end(const experiment::action::EndRun& action);
    /// SHA-256 of the plan that binds this run; "" until its start is in the file.
    [[nodiscard]] std::string frozen_plan() const { return run_.empty() ? std::string() : plan_sha256_; }

  private:
    using Answer = Result<experiment::Event>;
    Answer on(const experiment::action::BuildVariant& action);
    Answer on(const experiment::action::FreezePlan& action);
    Answer on(const experiment::action::CheckBinaries& action);
    Answer on(const experiment::action::ProofPass& action);
    Answer on(const experiment::action::CompareProofs& action);
    Answer on(const experiment::action::Pilot& action);
    Answer on(const experiment::action::InjectDoses& action);
    Answer on(const experiment::action::RunBlock& action);
    Answer on(const experiment::action::Evaluate& action);
    Answer on(const experiment::action::EnterStage& action);
    Answer on(const experiment::action::EndRun& action);

    [[nodiscard]] std::map<std::string, experiment::WorkloadProgress> earlier_blocks() const;
    /// Appends each check; the sentences of those that failed.
    [[nodiscard]] Result<std::vector<std::string>> record(const std::vector<experiment::CheckResult>& checks);
    /// The plan in the file that this run goes on with: this very one, else the latest that differs in how
    /// much is measured alone; what was asked for where there is none.
    [[nodiscard]] casefile::PlanFrozen binding_plan() const;
    void warn_of_other_sources() const;
    void wait_for_writing_back() const;
    [[nodiscard]] Status prepare_layouts();
    /// The pilot runs the fixed binary; a block links its own, and that takes a while.
    [[nodiscard]] Status add_linking(PilotResult& pilot, const std::string& workload,
                                     const std::vector<std::string>& comparisons) const;
    /// From what an arm takes and what there is: how many comparisons a block of the workload holds.
    void take_turns(PilotResult& pilot, const workload::Specification& workload, int comparisons);
    [[nodiscard]] int turns_on(const std::string& workload) const;
    [[nodiscard]] std::vector<std::string> comparisons_in_block(const std::string& workload, int index) const;
    [[nodiscard]] const casefile::PlanState& plan_state() const;
    [[nodiscard]] double seconds_since(Nanoseconds begin) const;
    /// Standard deviation of the null arm's block values: how far two copies of the same binary differ here.
    [[nodiscard]] double null_spread_percent(const std::string& workload) const;
    [[nodiscard]] Status record_counts(const experiment::action::ProofPass& action);
    /// Of the baseline and the claimed variants on this workload, each once a plan and binary.
    [[nodiscard]] Status record_profiles(const std::string& workload, std::int64_t operations);
    /// The block, or why there can be none, into the file; whether no further one is wanted.
    [[nodiscard]] Result<bool> record_injection(Result<experiment::Injection> injection,
                                                const experiment::action::InjectDoses& action);
    struct InjectionCount {
        int this_run = 0;
        int earlier = 0;  // in other runs of the plan
    };
    [[nodiscard]] InjectionCount injections_on(const std::string& workload) const;
    [[nodiscard]] verdict::Gate sensitivity(const std::string& workload) const;
    /// No further block of known costs on it in this run.
    [[nodiscard]] bool injections_done(const std::string& workload) const;
    [[nodiscard]] Status record_outlook(const std::string& workload);
    /// As workload and plan say, or where they leave it open, from the pilot's blocks.
    [[nodiscard]] int rounds_for(const workload::Specification& workload,
                                 const std::optional<experiment::Outlook>& outlook) const;
    /// Says and records what the pilots foretell, before the first counted block.
    [[nodiscard]] Status foretell();
    [[nodiscard]] Status record_noise(const verdict::Evaluation& evaluation);

    const RunContext& context_;
    BenchSetup bench_;
    BlockLayouts layouts_;
    VariantBuilding building_;
    std::vector<variant::BuiltVariant> built_;
    experiment::Plan plan_;    // with this run's own budget and numbers of blocks
    std::string plan_sha256_;  // of the binding one
    std::string run_;          // "" until run.started is in the file
    Nanoseconds begun_;
    Nanoseconds measuring_since_;
    std::map<std::string, int> together_;  // workload -> comparisons in one block, from its pilot
    std::string injecting_;                // the workload whose doses a person was told of
    std::vector<Proof> proofs_;            // of the workload that is being proved
    int blocks_ = 0;
    int voids_ = 0;
    std::optional<ThreadAffinity> pinned_;
};

}  // namespace assay::runner
