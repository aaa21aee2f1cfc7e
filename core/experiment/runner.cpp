// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/runner.h"

#include "core/experiment/freeze.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace assay::experiment {

namespace {

Step end(State state, RunOutcome outcome, std::string reason, std::optional<Error> error = std::nullopt) {
    state.phase = phase::Ended{};
    return {std::move(state), {action::EndRun{outcome, std::move(reason), std::move(error)}}};
}

Step check_failed(State state, const std::vector<std::string>& failed) {
    return end(std::move(state), RunOutcome::void_,
               fmt::format("Before any block: {}", fmt::join(failed, "; ")));
}

/// What does not belong together is a fault of the shell; the run ends rather than going on with a wrong
/// state.
Step unexpected(State state) {
    Error error{ErrorKind::internal,
                "The run got an answer that it did not ask for.",
                "This is a fault in Assay: report it with the case file.",
                {}};
    auto reason = error.message;
    return end(std::move(state), RunOutcome::failed, std::move(reason), std::move(error));
}

Step with_first(Action first, Step then) {
    then.actions.insert(then.actions.begin(), std::move(first));
    return then;
}

Step decide(State state, std::optional<RunOutcome> ending, std::string reason) {
    state.phase = phase::Deciding{ending, std::move(reason)};
    return {std::move(state), {action::EnterStage{Stage::decide, 1}, action::Evaluate{}}};
}

Step next_block(State state, double elapsed_seconds) {
    const auto chosen = next_workload(state.plan, state.workloads, elapsed_seconds);
    if (!chosen) return decide(std::move(state), std::nullopt, {});
    state.phase = phase::Measuring{*chosen};
    const auto& workload = state.workloads[*chosen];
    action::RunBlock block{workload.workload, workload.attempted, workload.operations_per_window,
                           workload.rounds};
    return {std::move(state), {std::move(block)}};
}

Step measure(State state) {
    if (auto error = too_short_for_claims(state.plan, state.workloads)) {
        auto reason = error->message;
        return end(std::move(state), RunOutcome::failed, std::move(reason), std::move(error));
    }
    int turns = 0;
    for (const auto& workload : state.workloads)
        turns += workload.turns;
    const int steps = state.plan.maximum_blocks * turns;
    return with_first(action::EnterStage{Stage::measure, steps}, next_block(std::move(state), 0));
}

Step pilot(State state, std::size_t next) {
    if (next == state.workloads.size()) return measure(std::move(state));
    state.phase = phase::Piloting{next};
    action::Pilot action{state.workloads[next].workload};
    return {std::move(state), {std::move(action)}};
}

/// Known costs on the workload that was just sized, until it is clear whether they are recovered. Each run
/// has the plan's number of blocks for it, since what spoiled an earlier run's may be gone.
Step inject(State state, std::size_t at) {
    const auto& workload = state.workloads[at];
    const bool more = injected_percent(state.plan, workload.workload) && !workload.injections_done &&
                      workload.this_run_injections < state.plan.injection_blocks.value_or(0);
    if (!more) return pilot(std::move(state), at + 1);
    state.phase = phase::Injecting{at};
    action::InjectDoses action{workload.workload, workload.injections, workload.operations_per_window};
    return {std::move(state), {std::move(action)}};
}

Step prove(State state, std::size_t next) {
    if (next == state.proofs.size()) return pilot(std::move(state), 0);
    state.phase = phase::Proving{next};
    const auto proof = state.proofs[next];
    if (proof.variant.empty()) return {std::move(state), {action::CompareProofs{proof.workload}}};
    return {std::move(state), {action::ProofPass{proof.workload, proof.variant}}};
}

Step build(State state, std::size_t next) {
    if (next == state.variants.size()) {
        state.phase = phase::Freezing{};
        state.plan = freeze(state.plan, state.plan.binaries);
        action::FreezePlan action{state.plan};
        return {std::move(state), {std::move(action)}};
    }
    state.phase = phase::Building{next};
    action::BuildVariant action{state.variants[next]};
    return {std::move(state), {std::move(action)}};
}

// One function per phase and event that belong together.

Step on(State state, const phase::Ready&, const event::Begin&) {
    const auto steps = static_cast<int>(state.variants.size());
    return with_first(action::EnterStage{Stage::build, steps}, build(std::move(state), 0));
}

Step on(State state, const phase::Building& at, const event::VariantReady& event) {
    if (event.variant != state.variants[at.next]) return unexpected(std::move(state));
    state.plan.binaries[event.variant] = event.sha256;
    return build(std::move(state), at.next + 1);
}

Step on(State state, const phase::Freezing&, const event::PlanRecorded& event) {
    for (auto& workload : state.workloads) {
        const auto earlier = event.earlier.find(workload.workload);
        if (earlier == event.earlier.end()) continue;
        workload.attempted = earlier->second.attempted;
        workload.voided = earlier->second.voided;
        workload.open = earlier->second.open;
        workload.injections = earlier->second.injections;
        workload.injections_done = earlier->second.injections_done;
    }
    state.phase = phase::CheckingBinaries{};
    const auto injected = std::count_if(
        state.workloads.begin(), state.workloads.end(),
        [&](const WorkloadProgress& w) { return injected_percent(state.plan, w.workload).has_value(); });
    const auto steps =
        static_cast<int>(1 + state.proofs.size() + state.workloads.size()) + static_cast<int>(injected);
    return {std::move(state), {action::EnterStage{Stage::calibrate, steps}, action::CheckBinaries{}}};
}

Step on(State state, const phase::CheckingBinaries&, const event::BinaryChecksDone& event) {
    if (!event.failed.empty()) return check_failed(std::move(state), event.failed);
    return prove(std::move(state), 0);
}

Step on(State state, const phase::Proving& at, const event::ProofDone& event) {
    const auto& asked = state.proofs[at.next];
    if (event.workload != asked.workload || event.variant != asked.variant)
        return unexpected(std::move(state));
    if (!event.failed.empty()) return check_failed(std::move(state), event.failed);
    return prove(std::move(state), at.next + 1);
}

Step on(State state, const phase::Proving& at, const event::ProofsCompared& event) {
    const auto& asked = state.proofs[at.next];
    if (event.workload != asked.workload || !asked.variant.empty()) return unexpected(std::move(state));
    if (!event.failed.empty()) return check_failed(std::move(state), event.failed);
    return prove(std::move(state), at.next + 1);
}

Step on(State state, const phase::Piloting& at, const event::PilotDone& event) {
    if (event.workload != state.workloads[at.next].workload) return unexpected(std::move(state));
    state.workloads[at.next].operations_per_window = event.operations_per_window;
    state.workloads[at.next].pilot_seconds_per_block = event.seconds_per_block;
    state.workloads[at.next].rounds = event.rounds;
    state.workloads[at.next].turns = event.turns;
    return inject(std::move(state), at.next);
}

Step on(State state, const phase::Injecting& at, const event::DosesInjected& event) {
    auto& workload = state.workloads[at.workload];
    if (event.workload != workload.workload) return unexpected(std::move(state));
    ++workload.injections;
    ++workload.this_run_injections;
    workload.injections_done = event.done;
    return inject(std::move(state), at.workload);
}

Step on(State state, const phase::Measuring& at, const event::BlockDone& event) {
    auto& workload = state.workloads[at.workload];
    if (event.workload != workload.workload) return unexpected(std::move(state));
    ++workload.attempted;
    ++workload.this_run_attempts;
    workload.this_run_seconds += event.seconds;
    workload.open = event.open;
    ++(event.voided ? workload.voided : workload.this_run);

    state.server_failures_in_a_row = event.server_failed ? state.server_failures_in_a_row + 1 : 0;
    if (state.server_failures_in_a_row >= server_failures_allowed) {
        Error error{
            ErrorKind::server_failed,
            fmt::format("Two blocks in a row failed because of a server, the last on '{}': {}",
                        workload.workload, event.why),
            "Look at the server's last log lines in the block's reason, mend the variant, and run again.",
            {}};
        auto reason = error.message;
        return end(std::move(state), RunOutcome::failed, std::move(reason), std::move(error));
    }
    const int voids = workload.this_run_attempts - workload.this_run;
    if (hopeless_voids(workload.this_run_attempts, voids, state.plan.void_limit)) {
        auto reason =
            fmt::format("{} of {} blocks on '{}' are void, more than {:.0f}%; the last one: {}", voids,
                        workload.this_run_attempts, workload.workload, 100 * state.plan.void_limit,
                        event.why.empty() ? "see the blocks' reasons" : event.why);
        return decide(std::move(state), RunOutcome::void_, std::move(reason));
    }
    return next_block(std::move(state), event.elapsed_seconds);
}

Step on(State state, const phase::Deciding& at, const event::Evaluated& event) {
    if (at.ending) {
        auto reason = fmt::format("{}. So far: {}", at.reason, event.reason);
        return end(std::move(state), *at.ending, event.reason.empty() ? at.reason : std::move(reason));
    }
    auto outcome = RunOutcome::inconclusive;
    auto why = event.reason;
    if (event.conclusion == verdict::Decision::void_) {
        outcome = RunOutcome::void_;
    } else if (!event.void_finding.empty()) {  // more blocks would not mend it
        outcome = RunOutcome::void_;
        why = fmt::format("{} {}", event.void_finding, event.reason);
    } else if (event.all_decided) {
        outcome = RunOutcome::decided;
    }
    const bool nothing_measured = std::all_of(state.workloads.begin(), state.workloads.end(),
                                              [](const WorkloadProgress& w) { return w.attempted == 0; });
    if (nothing_measured)
        return end(std::move(state), outcome,
                   "No block was measured: not even one fits the budget of the plan.");
    return end(std::move(state), outcome, std::move(why));
}

template <class AnyPhase>
Step on(State state, const AnyPhase&, const event::StopRequested&) {
    if constexpr (std::is_same_v<AnyPhase, phase::Ended>) {
        return {std::move(state), {}};
    } else if constexpr (std::is_same_v<AnyPhase, phase::Deciding>) {
        // Deciding takes no time worth stopping, but if the shell gave it up it must be asked again.
        return {std::move(state), {action::Evaluate{}}};
    } else {
        const bool measured = std::any_of(state.workloads.begin(), state.workloads.end(),
                                          [](const WorkloadProgress& w) { return w.this_run_attempts > 0; });
        if (measured) return decide(std::move(state), RunOutcome::stopped, "Stopped by request");
        return end(std::move(state), RunOutcome::stopped, "Stopped by request before any block");
    }
}

template <class AnyPhase>
Step on(State state, const AnyPhase&, const event::Failed& event) {
    if constexpr (std::is_same_v<AnyPhase, phase::Ended>) {
        return {std::move(state), {}};
    } else {
        auto reason = event.error.message;
        return end(std::move(state), RunOutcome::failed, std::move(reason), event.error);
    }
}

template <class AnyPhase, class AnyEvent>
Step on(State state, const AnyPhase&, const AnyEvent&) {
    if constexpr (std::is_same_v<AnyPhase, phase::Ended>) {
        return {std::move(state), {}};
    } else {
        return unexpected(std::move(state));
    }
}

}  // namespace

bool action::EndRun::operator==(const EndRun& other) const {
    const auto kind = [](const std::optional<Error>& e) { return e ? std::optional(e->kind) : std::nullopt; };
    return outcome == other.outcome && reason == other.reason && kind(error) == kind(other.error);
}

std::vector<std::string> variants_of(const Plan& plan) {
    std::vector<std::string> out{plan.baseline};
    const auto add = [&](const std::string& name) {
        if (std::find(out.begin(), out.end(), name) == out.end()) out.push_back(name);
    };
    for (const auto& question : plan.questions)
        add(question.comparison);
    for (const auto& name : plan.proof_variants)
        add(name);
    return out;
}

State prepare(const Plan& plan) {
    State state;
    state.plan = plan;
    state.variants = variants_of(plan);
    for (const auto& workload : plan.proof_workloads) {
        for (const auto& variant : plan.proof_variants)
            state.proofs.push_back({workload, variant});
        state.proofs.push_back({workload, {}});
    }
    for (const auto& name : workloads_of(plan)) {
        auto& workload = state.workloads.emplace_back();
        workload.workload = name;
        workload.open = questions_on(plan, name);
    }
    return state;
}

Step step(State state, const Event& event) {
    const auto phase = state.phase;  // the handlers replace it
    return std::visit([&](const auto& at, const auto& what) { return on(std::move(state), at, what); }, phase,
                      event);
}

}  // namespace assay::experiment
