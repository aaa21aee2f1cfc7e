// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/shell.h"

#include "core/casefile/evaluation.h"
#include "core/experiment/validate.h"
#include "core/runner/action_performer.h"
#include "core/runner/measuring_lock.h"
#include "core/verdict/block_validity.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>

namespace assay::runner {

using experiment::Event;

namespace {

// What a dose is must not change once it is known what it did.
void pre_register_doses(experiment::Plan& plan, const casefile::Case& state) {
    const auto variants = experiment::variants_of(plan);
    auto doses = casefile::doses_of(state);
    std::erase_if(doses, [&](const auto& dosed) {
        return std::find(variants.begin(), variants.end(), dosed.first) == variants.end();
    });
    if (!doses.empty()) plan.doses = std::move(doses);
}

Result<experiment::Plan> chosen_plan(const casefile::Case& state, const RunRequest& request) {
    if (state.drafts.empty())
        return fail(ErrorKind::invalid_input, "the case has no plan, so there is nothing to run",
                    state.imports.empty()
                        ? "add a [[plan]] to its definition"
                        : "it was imported as settled; open or make a case with variants and a plan");
    const auto* draft = request.plan.empty() ? &state.drafts.front() : state.find_draft(request.plan);
    if (draft == nullptr) {
        std::string names;
        for (const auto& plan : state.drafts)
            names += (names.empty() ? "" : ", ") + plan.name;
        return fail(ErrorKind::usage, fmt::format("the case has no plan '{}'", request.plan),
                    "choose one of: " + names);
    }
    auto plan = experiment::choose(*draft, request.choice);
    if (plan) {
        pre_register_doses(*plan, state);
        experiment::pin_workloads(*plan, state.workloads);
    }
    return plan;
}

Result<probe::Placement> placement(const RunRequest& request) {
    if (!request.cpus.empty()) return probe::parse_placement(request.cpus, probe::allowed_cpus());
    return probe::choose_placement(request.force_one_core);
}

// A run that was killed could not say so itself. We hold the measuring lock, so it is not running.
Status close_killed_run(casefile::CaseWriter& file) {
    const auto* open = file.state().open_run();
    if (open == nullptr) return {};
    int voids = 0;
    if (const auto* plan = file.state().find_plan(open->started.plan_sha256))
        voids = static_cast<int>(std::count_if(plan->blocks.begin(), plan->blocks.end(), [&](const auto& b) {
            return b->run == open->id && verdict::void_reason(*b).has_value();
        }));
    return file.append(casefile::RunEnded{open->id, casefile::RunOutcome::failed,
                                          "it ended without a word: killed, or the machine went down", 0,
                                          open->blocks, voids});
}

// Stopping is told once; what the step function asks for after it (the result so far) is then performed to
// its end.
class Answers {
  public:
    Answers(ActionPerformer& performer, const StopFlag& stop) : performer_(performer), stop_(stop) {}

    Event to(const experiment::Action& action) {
        if (must_tell()) return tell();
        auto event = performer_.perform(action);
        if (event) return std::move(*event);
        if (must_tell()) return tell();
        return experiment::event::Failed{std::move(event.error())};
    }

  private:
    [[nodiscard]] bool must_tell() const { return stop_.requested() && !told_; }
    Event tell() {
        told_ = true;
        return experiment::event::StopRequested{};
    }

    ActionPerformer& performer_;
    const StopFlag& stop_;
    bool told_ = false;
};

}  // namespace

Result<RunResult> run(const RunRequest& request, const RunContext& context) {
    const auto& state = context.file.state();
    const auto plan = chosen_plan(state, request);
    if (!plan) return fail(plan.error());
    std::vector<variant::Recipe> recipes;
    for (const auto& variant : state.variants)
        recipes.push_back(variant.recipe);
    const auto warnings = experiment::validate(*plan, recipes, state.workloads);
    if (!warnings) return fail(warnings.error());
    for (const auto& warning : *warnings)
        context.observer.warning(warning);

    const auto cores = placement(request);
    if (!cores) return fail(cores.error());
    const auto lock = MeasuringLock::take(context.file.file());
    if (!lock) return fail(lock.error());
    if (auto closed = close_killed_run(context.file); !closed) return fail(closed.error());
    auto bench = BenchSetup::create(*cores, state.workloads, context.stop);
    if (!bench) return fail(std::move(bench.error()));

    ActionPerformer performer(context, std::move(*bench));
    Answers answers(performer, context.stop);
    auto step = experiment::step(experiment::prepare(*plan), experiment::event::Begin{});
    std::deque<experiment::Action> actions(step.actions.begin(), step.actions.end());
    while (!actions.empty()) {
        const auto action = std::move(actions.front());
        actions.pop_front();
        if (const auto* end = std::get_if<experiment::action::EndRun>(&action)) {
            if (auto recorded = performer.end(*end); !recorded) return fail(recorded.error());
            return RunResult{end->outcome, end->reason, end->error, performer.frozen_plan()};
        }
        std::optional<Event> event;
        if (const auto* enter = std::get_if<experiment::action::EnterStage>(&action)) {
            if (auto recorded = performer.enter(*enter); !recorded)
                event = experiment::event::Failed{recorded.error()};
        } else {
            event = answers.to(action);
        }
        if (!event) continue;
        step = experiment::step(std::move(step.state), *event);
        actions.assign(step.actions.begin(), step.actions.end());
    }
    return fail(ErrorKind::internal, "the run came to no end", "please report this with the case file");
}

}  // namespace assay::runner
