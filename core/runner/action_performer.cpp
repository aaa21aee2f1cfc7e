// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/action_performer.h"

#include "core/base/files.h"
#include "core/casefile/evaluation.h"
#include "core/probe/environment.h"
#include "core/runner/binary_checks.h"
#include "core/runner/block_run.h"
#include "core/stats/spread.h"
#include "core/variant/same_source.h"
#include "core/verdict/block_validity.h"
#include "core/verdict/progress.h"
#include "core/verdict/series.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <unistd.h>

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

ActionPerformer::Answer ActionPerformer::on(const action::BuildVariant& action) {
    const auto* variant = context_.file.state().find_variant(action.variant);
    if (variant == nullptr) return fail(ErrorKind::internal, "no variant '" + action.variant + "'");
    const auto recipe = variant->recipe;
    auto built = building_.build(recipe, [&](std::string_view phase, std::optional<double> fraction) {
        context_.observer.building(recipe.name, phase, fraction);
    });
    if (!built) {
        if (built.error().kind != ErrorKind::cancelled)
            if (auto noted = context_.file.append(building_.failure_event(recipe, built.error())); !noted)
                return fail(noted.error());
        return fail(std::move(built.error()).within("variant '" + recipe.name + "'"));
    }
    const auto* known = context_.file.state().find_variant(recipe.name);
    if (!known->built || known->built->sha256 != built->provenance.sha256)
        if (auto added = context_.file.append(casefile::VariantBuilt{built->provenance}); !added)
            return fail(added.error());
    built_.push_back(std::move(*built));
    return event::VariantReady{recipe.name, built_.back().provenance.sha256};
}

ActionPerformer::Answer ActionPerformer::on(const action::FreezePlan& action) {
    plan_ = action.plan;
    const auto binding = binding_plan();
    plan_sha256_ = binding.sha256;
    if (auto placed = bench_.place_binaries(built_, plan_.baseline); !placed) return fail(placed.error());
    const auto& state = context_.file.state();
    warn_of_other_sources();
    if (auto ready = prepare_layouts(); !ready) return fail(ready.error());
    if (state.verdict)
        if (auto reopened = context_.file.append(casefile::CaseReopened{"measured again", ""}); !reopened)
            return fail(reopened.error());
    if (state.current_plan() == nullptr || state.current_plan()->sha256 != plan_sha256_)
        if (auto frozen = context_.file.append(binding); !frozen) return fail(frozen.error());
    wait_for_writing_back();
    const auto& cores = bench_.bench().placement;
    auto cpus = cores.server_cpus;
    cpus.insert(cpus.end(), cores.load_cpus.begin(), cores.load_cpus.end());
    auto environment = probe::environment_sheet(cpus, bench_.data_directory());
    probe::add_load_by_others(environment);  // all is built, and no server runs yet
    for (const auto& warning : probe::environment_warnings(environment))
        context_.observer.warning(warning);
    const auto run = fmt::format("{}-{}", to_rfc3339(context_.clock.now_utc()), ::getpid());
    if (auto started = context_.file.append(casefile::RunStarted{
            run, plan_sha256_, context_.assay_version, environment, cores.server_cpus, cores.load_cpus,
            bench_.data_place(), plan_.maximum_blocks > 0 ? 0 : plan_.budget_seconds});
        !started)
        return fail(started.error());
    run_ = run;
    pinned_.emplace(cores.load_cpus);
    return event::PlanRecorded{earlier_blocks()};
}

casefile::PlanFrozen ActionPerformer::binding_plan() const {
    casefile::PlanFrozen asked{plan_, experiment::plan_sha256(plan_)};
    const auto& state = context_.file.state();
    if (state.find_plan(asked.sha256) != nullptr) return asked;
    for (auto known = state.plans.rbegin(); known != state.plans.rend(); ++known)
        if (experiment::measures_the_same(plan_, known->plan)) return {known->plan, known->sha256};
    return asked;
}

void ActionPerformer::warn_of_other_sources() const {
    const auto named = [&](const std::string& name) {
        return std::find_if(built_.begin(), built_.end(),
                            [&](const auto& built) { return built.provenance.variant == name; });
    };
    const auto baseline = named(plan_.baseline);
    for (const auto& built : built_) {
        const auto& variant = built.provenance.variant;
        const bool compared =
            std::any_of(plan_.questions.begin(), plan_.questions.end(),
                        [&](const auto& question) { return question.comparison == variant; });
        if (!compared || baseline == built_.end()) continue;
        if (const auto warning = variant::other_source(baseline->provenance, built.provenance))
            context_.observer.warning(*warning);
    }
}

void ActionPerformer::wait_for_writing_back() const {
    // What somebody just compiled would be written back during the first blocks and void them. The store
    // syncs what it built itself. Where it cannot be waited for, the blocks tell.
    context_.observer.step("waiting until files just written have reached the disk");
    std::set<std::filesystem::path> places = {context_.file.file()};
    for (const auto& built : built_)
        places.insert(built.binary);
    for (const auto& place : places)
        if (auto synced = sync_file_system(place); !synced) context_.observer.warning(synced.error().text());
}

Status ActionPerformer::prepare_layouts() {
    std::map<std::string, variant::Recipe> recipes;
    for (const auto& variant : built_)
        recipes[variant.provenance.variant] =
            context_.file.state().find_variant(variant.provenance.variant)->recipe;
    if (auto ready = layouts_.prepare(plan_, built_, recipes); !ready) return ready;
    for (const auto& note : layouts_.notes())
        context_.observer.warning(note);
    if (!bench_.bench().paired_addresses)
        context_.observer.warning(
            "servers lie in memory where the kernel puts each of them, so intervals come out wider: a "
            "sandbox forbids "
            "personality(2), or address space or the stack is limited (ulimit -v, ulimit -Hs, "
            "vm.overcommit_memory)");
    return {};
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
