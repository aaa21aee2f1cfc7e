// SPDX-License-Identifier: GPL-3.0-or-later
// What the performer does in the calibrate stage beyond proof and pilot: counted copies and known costs.
#include "core/base/units.h"
#include "core/experiment/sizing.h"
#include "core/runner/action_performer.h"
#include "core/runner/counting_pass.h"
#include "core/runner/injection_run.h"
#include "core/runner/profile_pass.h"
#include "core/stats/outlook.h"
#include "core/stats/spread.h"
#include "core/verdict/block_validity.h"
#include "core/verdict/foreign_load.h"
#include "core/verdict/sensitivity.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace assay::runner {

namespace action = experiment::action;
namespace event = experiment::event;

Status ActionPerformer::record_counts(const action::ProofPass& action) {
    const auto& state = context_.file.state();
    std::vector<std::string> functions;
    for (const auto& check : state.expected_checks)
        if (check.kind == experiment::CheckKind::calls &&
            std::find(functions.begin(), functions.end(), check.function) == functions.end())
            functions.push_back(check.function);
    auto counts = count_mechanism(action.variant, *state.find_workload(action.workload), functions,
                                  bench_.bench(), plan_.seed);
    if (!counts) return fail(counts.error());
    return context_.file.append(casefile::CountersMeasured{run_, std::move(*counts)});
}

Status ActionPerformer::record_profiles(const std::string& workload, std::int64_t operations) {
    std::vector<std::string> variants;
    for (const auto& question : plan_.questions)
        if (question.role == experiment::QuestionRole::claim && question.workload == workload)
            variants.push_back(question.comparison);
    if (!variants.empty()) variants.insert(variants.begin(), plan_.baseline);
    for (auto variant = variants.begin(); variant != variants.end(); ++variant) {
        const auto known = [&](const experiment::Profile& p) {
            return p.variant == *variant && p.workload == workload && p.samples > 0 &&
                   p.binary_sha256 == bench_.bench().binary_sha256.at(*variant);
        };
        const auto& profiles = plan_state().profiles;
        if (std::find(variants.begin(), variant, *variant) != variant ||
            std::any_of(profiles.begin(), profiles.end(), known))
            continue;
        context_.observer.step(fmt::format("profile of {} on {}", *variant, workload));
        auto sampled = profile(*variant, *context_.file.state().find_workload(workload), operations,
                               bench_.bench(), plan_.seed);
        if (!sampled) return fail(sampled.error());
        if (auto added = context_.file.append(casefile::ProfileMeasured{run_, std::move(*sampled)}); !added)
            return fail(added.error());
    }
    return {};
}

ActionPerformer::Answer ActionPerformer::on(const action::InjectDoses& action) {
    if (std::exchange(injecting_, action.workload) != action.workload)
        context_.observer.step(fmt::format("known costs on {}", action.workload));
    const auto& workload = *context_.file.state().find_workload(action.workload);
    const double delta = experiment::injected_percent(plan_, action.workload).value_or(0);
    const auto& calibrations = plan_state().calibrations;
    const auto pilot = std::find_if(calibrations.begin(), calibrations.end(),
                                    [&](const auto& c) { return c.workload == action.workload; });
    if (pilot == calibrations.end() || !pilot->cpu_ns_per_op)
        return fail(ErrorKind::internal, "no pilot of '" + action.workload + "'");
    const auto& bench = bench_.bench();
    const InjectionTask task{bench.binaries.at(plan_.baseline),
                             plan_.baseline,
                             bench.binary_sha256.at(plan_.baseline),
                             workload,
                             {delta, 2 * delta},
                             *pilot->cpu_ns_per_op,
                             action.operations_per_window,
                             pilot->rounds.value_or(experiment::rounds_of(plan_, workload)),
                             experiment::warmup_rounds_of(plan_, workload),
                             action.index,
                             plan_.seed,
                             verdict::foreign_load_rule(plan_)};
    const auto done = record_injection(run_injection(task, bench, context_.clock), action);
    if (!done) return fail(done.error());
    const bool last = *done || injections_on(action.workload).this_run >= plan_.injection_blocks.value_or(0);
    if (last) {
        if (auto noted = record_outlook(action.workload); !noted) return fail(noted.error());
        if (const auto gate = sensitivity(action.workload); gate.state != verdict::GateState::pass)
            context_.observer.warning(
                fmt::format("{}: {}. Nothing on this workload can be decided in this run; its blocks are "
                            "kept. Run the plan again on a quiet machine to inject anew, or ask for no known "
                            "costs (injection_blocks = 0)",
                            action.workload, gate.detail));
    }
    return event::DosesInjected{action.workload, *done};
}

Result<bool> ActionPerformer::record_injection(Result<experiment::Injection> injection,
                                               const action::InjectDoses& action) {
    experiment::Injection out;
    const bool possible = injection.has_value();
    if (possible) {
        out = std::move(*injection);
    } else {
        const auto& error = injection.error();
        if (error.kind != ErrorKind::unsupported && error.kind != ErrorKind::not_found) return fail(error);
        out.impossible = error.text();
    }
    out.block.run = run_;
    out.block.plan_sha256 = plan_sha256_;
    out.block.workload = action.workload;
    out.block.index = action.index;
    const auto rule = verdict::foreign_load_rule(plan_);
    const bool disturbed = rule && verdict::foreign_load(out.block, *rule).has_value();
    const bool voided = possible && !disturbed && verdict::void_reason(out.block).has_value();
    const bool first = injections_on(action.workload).this_run == 0;
    if (auto added = context_.file.append(casefile::InjectionMeasured{std::move(out)}); !added)
        return fail(added.error());
    // What fails the first time, before anything was injected, fails every time.
    if (!possible || (voided && first)) return true;
    return injections_done(action.workload);
}

ActionPerformer::InjectionCount ActionPerformer::injections_on(const std::string& workload) const {
    InjectionCount out;
    for (const auto& injection : plan_state().injections)
        if (injection->block.workload == workload && injection->impossible.empty())
            ++(injection->block.run == run_ ? out.this_run : out.earlier);
    return out;
}

verdict::Gate ActionPerformer::sensitivity(const std::string& workload) const {
    const auto seen = verdict::sensitivity_of(plan_, workload, plan_state().injections);
    return verdict::sensitivity_gate(plan_, workload, seen);
}

// After an earlier run in vain the gate says fail from the first new block on: then all of this run's are
// wanted, until it passes.
bool ActionPerformer::injections_done(const std::string& workload) const {
    const auto state = sensitivity(workload).state;
    return injections_on(workload).earlier > 0 ? state == verdict::GateState::pass
                                               : state != verdict::GateState::unknown;
}

// What can be told of the noise before any block: the dosed arms differ from dose 0 by a constant alone.
Status ActionPerformer::record_outlook(const std::string& workload) {
    std::vector<double> values;
    for (const auto& injection : plan_state().injections)
        if (injection->block.workload == workload)
            for (const auto& one : verdict::recoveries(*injection, plan_.trim)) {
                values.push_back(one.recovered - one.injected);
                break;  // one arm a block: two share their dose 0
            }
    constexpr std::size_t enough = 4;
    if (values.size() < enough) return {};
    for (auto calibration : plan_state().calibrations) {
        if (calibration.workload != workload) continue;
        const double spread = stats::typical_spread(values);
        const auto visible =
            stats::visible_effect(spread, experiment::reserved_blocks(plan_), plan_.mixture_a, plan_.alpha);
        calibration.run = run_;
        calibration.noise_band_percent = to_percent(LogRatio(spread)).value;
        if (visible) calibration.visible_percent = to_percent(LogRatio(*visible)).value;
        return context_.file.append(calibration);
    }
    return {};
}

}  // namespace assay::runner
