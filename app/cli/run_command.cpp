// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/open_case.h"
#include "app/cli/permission.h"
#include "app/cli/run_progress.h"
#include "core/base/json_mapping.h"
#include "core/casefile/evaluation.h"
#include "core/experiment/exit_code.h"
#include "core/probe/seen_here.h"
#include "core/runner/shell.h"
#include "core/verdict/foreign_load.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>

namespace assay::cli {

namespace {

struct Options {
    std::string file;
    runner::RunRequest request;
    std::string budget;
    std::string progress = "auto";
    bool trust = false;
};

/// The claim that was seen least sharply, for the next question that has to be sized. Blocks of other hosts
/// (a joined case) say nothing of this one.
void remember(const Context& context, const casefile::Case& state, const verdict::Evaluation& evaluation) {
    if (state.joined || state.runs.empty() || !state.runs.back().ended) return;
    const verdict::Finding* least = nullptr;
    for (const auto& finding : evaluation.findings)
        if (finding.role == experiment::QuestionRole::claim && finding.visible_percent &&
            (least == nullptr || *finding.visible_percent > *least->visible_percent))
            least = &finding;
    if (least == nullptr) return;
    probe::SeenHere seen;
    seen.by = "run";
    seen.at = to_rfc3339(context.clock.now_utc());
    seen.host = probe::host_identity();
    seen.workload = least->workload;
    seen.metric = least->metric;
    seen.visible_percent = *least->visible_percent;
    seen.blocks = least->blocks;
    for (const auto& run : state.runs)
        if (run.started.plan_sha256 == state.runs.back().started.plan_sha256 && run.ended)
            seen.seconds += run.ended->seconds;
    if (const auto kept = probe::remember_seen(seen); !kept)
        context.warn("what can be seen here was not remembered: " + kept.error().message);
}

std::string undecided(const verdict::Evaluation& evaluation) {
    const auto count = std::count_if(
        evaluation.findings.begin(), evaluation.findings.end(),
        [](const auto& finding) { return finding.decision == verdict::Decision::inconclusive; });
    return fmt::format("{} of {} questions {} inconclusive", count, evaluation.findings.size(),
                       count == 1 ? "is" : "are");
}

/// Blocks in the file, those of known costs too.
std::size_t measured(const casefile::Case& state) {
    std::size_t out = 0;
    for (const auto& plan : state.plans)
        out += plan.blocks.size() + plan.injections.size();
    return out;
}

const char* how_to_mend(const std::string& why_void) {
    return why_void.find(verdict::foreign_load_words) != std::string::npos
               ? "end what else uses the machine, and run again"
               : "mend what the check names";
}

// The findings of the plan that this run froze, one sentence each, then what they come to; and in every case
// why the exit code is what it is. A run that failed before it measured has no findings: those in the file
// are older. `before`: measured() when it began.
void print_result(const Context& context, const casefile::Case& state, const runner::RunResult& result,
                  std::size_t before) {
    const bool came_to_nothing = result.outcome == casefile::RunOutcome::failed && measured(state) == before;
    const auto* plan = result.plan_sha256.empty() ? nullptr : state.find_plan(result.plan_sha256);
    std::optional<verdict::Evaluation> evaluation;
    if (plan != nullptr && !plan->blocks.empty() && !came_to_nothing) {
        evaluation = casefile::evaluate(state, *plan);
        remember(context, state, *evaluation);
        for (const auto& finding : evaluation->findings)
            context.print(finding.sentence);
        context.print(fmt::format("\nThe claim is {}: {}", enum_name(evaluation->conclusion.decision),
                                  evaluation->conclusion.reason));
    }
    switch (result.outcome) {
        case casefile::RunOutcome::void_: {
            const bool concluded = evaluation &&
                                   evaluation->conclusion.decision != verdict::Decision::void_ &&
                                   evaluation->conclusion.decision != verdict::Decision::inconclusive;
            return context.warn(fmt::format(
                "the run is void: {}\nWhat to do: {}; {}", result.reason, how_to_mend(result.reason),
                concluded ? "the other findings stand" : "nothing was concluded"));
        }
        case casefile::RunOutcome::stopped:
            return context.warn("stopped; what was measured is kept, the same command goes on from there");
        case casefile::RunOutcome::inconclusive:
            return context.warn(
                fmt::format("inconclusive: {}\nWhat to do: run it again for more blocks, with "
                            "--budget for more of them at once",
                            evaluation ? undecided(*evaluation) : result.reason));
        case casefile::RunOutcome::decided:
            if (!evaluation) context.warn(result.reason);
            return;
        case casefile::RunOutcome::failed:
            if (!result.error) context.warn(result.reason);
            return;
    }
}

void run(Context& context, Options& options) {
    if (!options.budget.empty()) {
        const auto seconds = parse_seconds(options.budget);
        if (!seconds) return context.report(seconds.error());
        options.request.choice.budget_seconds = *seconds;
    }
    auto opened = open_for_writing(context, options.file);
    if (!opened) return context.report(opened.error());
    if (const auto allowed = ask_permission(context, opened->state(), options.trust); !allowed)
        return context.report(allowed.error());
    const auto root = variant::Store::default_root();
    if (!root) return context.report(root.error());
    const auto style = enum_from_name<ProgressStyle>(options.progress).value_or(ProgressStyle::plain);
    const auto before = measured(opened->state());
    auto progress = make_progress(style);
    const auto result = runner::run(options.request, {*opened, variant::Store(*root), context.clock,
                                                      context.stop, *progress, ASSAY_VERSION});
    progress.reset();
    if (!result) return context.report(result.error());
    print_result(context, opened->state(), *result, before);
    if (result->error) return context.report(*result->error);
    context.exit_code = experiment::exit_code(result->outcome);
}

}  // namespace

void add_run(CLI::App& program, Context& context) {
    auto options = std::make_shared<Options>();
    auto& choice = options->request.choice;
    auto* command = program.add_subcommand("run", "Build, calibrate, measure and decide a plan of a case");
    command->add_option("CASE", options->file, "The case file")->required();
    command->add_option("--plan", options->request.plan, "The plan's name; the case's first when left out");
    auto* budget = command->add_option("--budget", options->budget, "Measuring time: 120s, 3m");
    command
        ->add_option("--blocks", choice.blocks, "Exactly so many blocks a workload, however clear the result")
        ->excludes(budget)
        ->check(CLI::Range(1, 100000));
    command->add_option("--workload", choice.workloads, "Only this workload; may be given several times");
    command->add_option("--comparison", choice.comparisons, "Only this variant; may be given several times");
    command->add_option("--seed", choice.seed, "Seed of all orders, instead of the plan's")
        ->check(wrong_seed);
    command->add_option("--cpus", options->request.cpus, "Cores as SERVER/LOAD, for example 0/1");
    command->add_flag("--one-core", options->request.force_one_core, "Run although there is only one core");
    command->add_flag("--trust", options->trust, "Allow what the case executes, and remember it");
    command->add_option("--progress", options->progress, "auto, plain, json or none")
        ->check(CLI::IsMember({"auto", "plain", "json", "none"}));
    command->callback([options, &context] { run(context, *options); });
}

}  // namespace assay::cli
