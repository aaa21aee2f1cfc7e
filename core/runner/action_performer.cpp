// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/action_performer.h"

#include "core/casefile/evaluation.h"
#include "core/runner/binary_checks.h"
#include "core/runner/block_run.h"
#include "core/stats/spread.h"
#include "core/verdict/block_validity.h"
#include "core/verdict/progress.h"
#include "core/verdict/series.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::runner {

namespace action = experiment::action;
namespace event = experiment::event;

ActionPerformer::ActionPerformer(const RunContext& context, BenchSetup bench)
    : context_(context),
      bench_(std::move(bench)),
      layouts_(bench_.bench()),
      building_(context.store, context.stop),
      begun_(context.clock.monotonic()) {}

Result<experiment::Event> ActionPerformer::perform(const experiment::Action& action) {
    return std::visit([this](const auto& a) { return on(a); }, action);
}

Status ActionPerformer::enter(const action::EnterStage& action) {
    context_.observer.stage(action.stage, action.steps);
    if (action.stage == casefile::Stage::measure) {
        if (auto foretold = foretell(); !foretold) return foretold;
        measuring_since_ = context_.clock.monotonic();
    }
    return context_.file.append(casefile::StageEntered{run_, action.stage, action.steps});
}

Status ActionPerformer::end(const action::EndRun& action) {
    pinned_.reset();
    if (run_.empty()) return {};
    return context_.file.append(
        casefile::RunEnded{run_, action.outcome, action.reason, seconds_since(begun_), blocks_, voids_});
}

ActionPerformer::Answer ActionPerformer::on(const action::CheckBinaries&) {
    context_.observer.step("checks of the binaries");
    std::map<std::string, std::filesystem::path> binaries;
    for (const auto& variant : built_)
        binaries[variant.provenance.variant] = variant.binary;
    auto failed = record(check_binaries(context_.file.state().expected_checks, plan_.baseline, binaries));
    if (!failed) return fail(failed.error());
    return event::BinaryChecksDone{std::move(*failed)};
}

ActionPerformer::Answer ActionPerformer::on(const action::ProofPass& action) {
    context_.observer.step(fmt::format("proof pass of {} on {}", action.variant, action.workload));
    const auto& state = context_.file.state();
    auto proof = run_proof(action.variant, *state.find_workload(action.workload), bench_.bench(), plan_.seed);
    if (!proof) return fail(proof.error());
    auto failed = record(checks_of(*proof, state.expected_checks));
    if (!failed) return fail(failed.error());
    proofs_.push_back(std::move(*proof));
    if (auto counted = record_counts(action); !counted) return fail(counted.error());
    return event::ProofDone{action.workload, action.variant, std::move(*failed)};
}

ActionPerformer::Answer ActionPerformer::on(const action::CompareProofs& action) {
    const auto& state = context_.file.state();
    auto failed = record(compare(proofs_, *state.find_workload(action.workload), state.expected_checks));
    proofs_.clear();
    if (!failed) return fail(failed.error());
    return event::ProofsCompared{action.workload, std::move(*failed)};
}

ActionPerformer::Answer ActionPerformer::on(const action::RunBlock& action) {
    const BlockTask task{plan_,
                         plan_sha256_,
                         run_,
                         *context_.file.state().find_workload(action.workload),
                         comparisons_in_block(action.workload, action.index),
                         layouts_,
                         action.index,
                         action.operations_per_window,
                         action.rounds};
    auto result = run_block(task, bench_.bench(), context_.clock);
    if (!result) return fail(result.error());
    const auto why = verdict::void_reason(result->block);
    ++blocks_;
    if (why) ++voids_;
    event::BlockDone done;
    done.workload = action.workload;
    done.voided = why.has_value();
    done.server_failed = result->server_failed;
    done.why = why.value_or("");
    done.seconds = result->block.seconds;
    if (auto added = context_.file.append(casefile::BlockMeasured{result->block}); !added)
        return fail(added.error());
    const auto evaluation = casefile::evaluate(context_.file.state(), plan_state());
    done.open = verdict::open_questions(evaluation, action.workload);
    done.elapsed_seconds = seconds_since(measuring_since_);
    int turns = 0;
    for (const auto& name : experiment::workloads_of(plan_))
        turns += turns_on(name);
    const double wanted = static_cast<double>(plan_.maximum_blocks) * turns;
    const double fraction =
        std::min(1.0, plan_.maximum_blocks > 0 ? static_cast<double>(blocks_ - voids_) / wanted
                                               : done.elapsed_seconds / plan_.budget_seconds);
    const double left = fraction > 0 ? done.elapsed_seconds * (1 - fraction) / fraction : 0;
    context_.observer.block(result->block, evaluation, fraction, left);
    return done;
}

ActionPerformer::Answer ActionPerformer::on(const action::Evaluate&) {
    const auto evaluation = casefile::evaluate(context_.file.state(), plan_state());
    if (auto noted = record_noise(evaluation); !noted) return fail(noted.error());
    for (const auto& finding : evaluation.findings) {
        casefile::FindingComputed computed{run_, plan_sha256_, finding, {}};
        for (const auto& gate : evaluation.gates)
            if (gate.workload == finding.workload) computed.gates.push_back(gate);
        if (auto added = context_.file.append(computed); !added) return fail(added.error());
    }
    if (!evaluation.doses.empty())
        if (auto added = context_.file.append(casefile::DosesComputed{run_, plan_sha256_, evaluation.doses});
            !added)
            return fail(added.error());
    const auto& findings = evaluation.findings;
    const auto voided = std::find_if(findings.begin(), findings.end(), [](const verdict::Finding& finding) {
        return finding.decision == verdict::Decision::void_;
    });
    return event::Evaluated{evaluation.conclusion.decision, verdict::all_decided(evaluation),
                            evaluation.conclusion.reason,
                            voided == findings.end() ? std::string() : voided->sentence};
}

// These two have methods of their own; the step function never has them answered.
ActionPerformer::Answer ActionPerformer::on(const action::EnterStage&) {
    return fail(ErrorKind::internal, "a stage is entered, not answered");
}
ActionPerformer::Answer ActionPerformer::on(const action::EndRun&) {
    return fail(ErrorKind::internal, "an end is recorded, not answered");
}

Status ActionPerformer::record_noise(const verdict::Evaluation& evaluation) {
    for (auto calibration : plan_state().calibrations) {
        const auto found =
            std::find_if(evaluation.findings.begin(), evaluation.findings.end(), [&](const auto& f) {
                return f.workload == calibration.workload && f.null_low_percent && f.null_high_percent;
            });
        if (calibration.run != run_ || found == evaluation.findings.end()) continue;
        calibration.null_low_percent = found->null_low_percent;
        calibration.null_high_percent = found->null_high_percent;
        calibration.visible_percent = found->visible_percent;
        calibration.noise_band_percent = null_spread_percent(calibration.workload);
        if (auto added = context_.file.append(calibration); !added) return added;
    }
    return {};
}

double ActionPerformer::null_spread_percent(const std::string& workload) const {
    std::vector<double> values;
    for (const auto& effect : verdict::block_effects(plan_, plan_state().blocks, workload,
                                                     experiment::null_arm, experiment::Metric::cpu_ns_per_op))
        if (!effect.voided) values.push_back(effect.percent);
    return stats::standard_deviation(values);
}

std::map<std::string, experiment::WorkloadProgress> ActionPerformer::earlier_blocks() const {
    std::map<std::string, experiment::WorkloadProgress> out;
    const auto evaluation = casefile::evaluate(context_.file.state(), plan_state());
    for (const auto& block : plan_state().blocks) {
        auto& progress = out[block->workload];
        progress.workload = block->workload;
        ++progress.attempted;
        if (verdict::void_reason(*block)) ++progress.voided;
        progress.open = verdict::open_questions(evaluation, block->workload);
    }
    for (const auto& injection : plan_state().injections) {
        const auto& name = injection->block.workload;
        auto& progress = out[name];
        progress.workload = name;
        progress.open = verdict::open_questions(evaluation, name);
        if (injection->impossible.empty()) ++progress.injections;
        progress.injections_done = sensitivity(name).state == verdict::GateState::pass;
    }
    return out;
}

Result<std::vector<std::string>> ActionPerformer::record(const std::vector<experiment::CheckResult>& checks) {
    std::vector<std::string> failed;
    for (const auto& check : checks) {
        if (auto added = context_.file.append(casefile::CheckMade{run_, check}); !added)
            return fail(added.error());
        if (!check.passed) failed.push_back(in_words(check));
    }
    return failed;
}

const casefile::PlanState& ActionPerformer::plan_state() const {
    return *context_.file.state().find_plan(plan_sha256_);
}

double ActionPerformer::seconds_since(Nanoseconds begin) const {
    return 1e-9 * static_cast<double>((context_.clock.monotonic() - begin).value);
}

}  // namespace assay::runner
