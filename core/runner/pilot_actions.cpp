// SPDX-License-Identifier: GPL-3.0-or-later
// What the performer does about pilots: sizing windows, learning spreads, sharing memory out, foretelling.
#include "core/experiment/planning.h"
#include "core/experiment/rounds_choice.h"
#include "core/experiment/sizing.h"
#include "core/probe/host_load.h"
#include "core/runner/action_performer.h"
#include "core/runner/block_run.h"
#include "core/runner/pilot.h"
#include "core/runner/pilot_blocks.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace assay::runner {

namespace action = experiment::action;
namespace event = experiment::event;

ActionPerformer::Answer ActionPerformer::on(const action::Pilot& action) {
    context_.observer.step(fmt::format("pilot of {}", action.workload));
    const auto all = experiment::comparisons_of(plan_, action.workload);
    const auto& workload = *context_.file.state().find_workload(action.workload);
    auto pilot = run_pilot(plan_, workload, all.size() + 2, bench_.bench(), context_.clock);
    if (!pilot) return fail(pilot.error());
    take_turns(*pilot, workload, static_cast<int>(all.size()));
    const auto comparisons = comparisons_in_block(action.workload, 0);
    if (auto linked = add_linking(*pilot, action.workload, comparisons); !linked) return fail(linked.error());
    const BlockTask task{plan_,       plan_sha256_, run_, workload,
                         comparisons, layouts_,     0,    pilot->operations_per_window};
    const auto spreads =
        learn_spreads(task, experiment::workloads_of(plan_).size(), *pilot, bench_.bench(), context_.clock);
    if (!spreads) return fail(spreads.error());
    casefile::CalibrationMeasured measured;
    measured.run = run_;
    measured.workload = action.workload;
    measured.operations_per_window = pilot->operations_per_window;
    measured.window_ns = pilot->window_ns;
    measured.seconds_per_block = pilot->seconds_per_block;
    measured.cpu_ns_per_op = pilot->cpu_ns_per_op;
    measured.outlook = *spreads;
    measured.rounds = rounds_for(workload, measured.outlook);
    if (const auto& o = measured.outlook)
        measured.seconds_per_block = o->fixed_seconds + *measured.rounds * o->round_seconds;
    if (auto added = context_.file.append(measured); !added) return fail(added.error());
    if (auto noted = record_profiles(action.workload, pilot->operations_per_window); !noted)
        return fail(noted.error());
    return event::PilotDone{action.workload, pilot->operations_per_window, measured.seconds_per_block,
                            *measured.rounds, turns_on(action.workload)};
}

void ActionPerformer::take_turns(PilotResult& pilot, const workload::Specification& workload,
                                 int comparisons) {
    const bool in_memory = workload.data_place == workload::DataPlace::memory;
    const auto& place = in_memory ? bench_.bench().memory_directory : bench_.bench().disk_directory;
    std::error_code ignored;
    const auto space = std::filesystem::space(place, ignored);
    const experiment::RoomForArms room{probe::available_memory(),
                                       ignored ? 0 : static_cast<std::int64_t>(space.available)};
    const int together = experiment::comparisons_together(comparisons, pilot.needs, room);
    together_[workload.name] = together;
    if (together == comparisons) return;
    pilot.seconds_per_block *= (together + 2.0) / (comparisons + 2.0);
    constexpr double mebibyte = 1048576;
    context_.observer.warning(fmt::format(
        "{}: {} arms of about {:.0f} MiB do not fit beside each other ({:.0f} MiB are available, {:.0f} MiB "
        "free for data), so the comparisons take turns, {} a block",
        workload.name, comparisons + 2,
        static_cast<double>(pilot.needs.memory + (pilot.needs.files_add_up ? pilot.needs.files : 0)) /
            mebibyte,
        static_cast<double>(room.memory) / mebibyte, static_cast<double>(room.files) / mebibyte, together));
}

int ActionPerformer::turns_on(const std::string& workload) const {
    const auto comparisons = experiment::comparisons_of(plan_, workload).size();
    return experiment::turns_of(static_cast<int>(comparisons), together_.at(workload));
}

std::vector<std::string> ActionPerformer::comparisons_in_block(const std::string& workload, int index) const {
    return experiment::comparisons_in_block(experiment::comparisons_of(plan_, workload),
                                            together_.at(workload), index);
}

int ActionPerformer::rounds_for(const workload::Specification& workload,
                                const std::optional<experiment::Outlook>& outlook) const {
    const int usual = experiment::rounds_of(plan_, workload);
    if (!experiment::pilot_chooses_rounds(plan_, workload)) return usual;
    // Later runs of the plan add blocks of the same kind as those that it has.
    const auto is_of_it = [&](const auto& block) { return block->workload == workload.name; };
    const auto& blocks = plan_state().blocks;
    const auto first = std::find_if(blocks.begin(), blocks.end(), is_of_it);
    if (first != blocks.end() && !(*first)->order.empty()) return static_cast<int>((*first)->order.size());
    const auto arms = static_cast<int>(comparisons_in_block(workload.name, 0).size()) + 2;
    return experiment::chosen_rounds(outlook, arms).value_or(usual);
}

Status ActionPerformer::foretell() {
    std::vector<casefile::CalibrationMeasured> calibrations;
    std::vector<experiment::PlannedWorkload> planned;
    for (const auto& calibration : plan_state().calibrations) {
        if (calibration.run != run_) continue;
        calibrations.push_back(calibration);
        planned.push_back(
            {calibration.workload, turns_on(calibration.workload) * calibration.seconds_per_block});
    }
    const auto blocks = experiment::blocks_in_budget(plan_, planned);
    for (std::size_t i = 0; i < calibrations.size(); ++i) {
        auto& calibration = calibrations[i];
        if (!calibration.outlook) {
            context_.observer.step(
                fmt::format("{}: nothing is foretold: a tenth of the time is too short for {} "
                            "small blocks, or too few of them counted",
                            calibration.workload, experiment::fewest_pilot_blocks));
            continue;
        }
        experiment::foretell(*calibration.outlook, plan_, calibration.workload, *calibration.rounds,
                             blocks[i]);
        if (auto& seconds = calibration.outlook->seconds_needed; seconds)
            *seconds *= turns_on(calibration.workload);
        context_.observer.outlook(calibration.workload, *calibration.rounds, *calibration.outlook);
        // Blocks of earlier runs count too, and what is foretold is of this run alone.
        const auto& blocks_so_far = plan_state().blocks;
        const bool begun = std::any_of(blocks_so_far.begin(), blocks_so_far.end(), [&](const auto& block) {
            return block->workload == calibration.workload;
        });
        if (const auto warning = experiment::out_of_reach(*calibration.outlook, calibration.workload);
            warning && !begun)
            context_.observer.warning(*warning);
        if (auto added = context_.file.append(calibration); !added) return added;
    }
    return {};
}

Status ActionPerformer::add_linking(PilotResult& pilot, const std::string& workload,
                                    const std::vector<std::string>& comparisons) const {
    const auto begun = context_.clock.monotonic();
    const auto linked = layouts_.for_block(plan_, workload, comparisons, 0);
    if (!linked) return fail(linked.error());
    const double seconds = seconds_since(begun);
    pilot.seconds_per_block += seconds;
    pilot.start_and_stop_seconds += seconds / static_cast<double>(comparisons.size() + 2);
    return {};
}

}  // namespace assay::runner
