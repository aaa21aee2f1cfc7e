// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/runner.h"

#include "core/experiment/freeze.h"
#include "tests/core/experiment/runner_states.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

// The step function as a table: where the run stands, what happens, where it stands then and what is to be
// done.
namespace assay::experiment {
namespace {

using Actions = std::vector<Action>;

/// The plan asks for known costs, in at most three blocks.
State injecting(State state) {
    state.plan.injection_blocks = 3;
    return state;
}

Plan frozen() {
    return at(phase::Ready{}).plan;
}

const Error broken{ErrorKind::build_failed, "variant 'fast' does not compile", "Look at the log.", {}};

Actions ended(RunOutcome outcome, std::string reason) {
    return {action::EndRun{outcome, std::move(reason), std::nullopt}};
}

Actions failed(const Error& error) {
    return {action::EndRun{RunOutcome::failed, error.message, error}};
}

const Error not_asked{ErrorKind::internal, "The run got an answer that it did not ask for.", "", {}};

Actions decide_now() {
    return {action::EnterStage{Stage::decide, 1}, action::Evaluate{}};
}

struct Row {
    std::string name;
    State state;
    Event event;
    Phase then;
    Actions actions;
};

void PrintTo(const Row& row, std::ostream* out) {
    *out << row.name;
}

std::vector<Row> table() {
    using verdict::Decision;
    return {
        {"begin_builds_the_first_variant",
         prepare(small_plan()),
         event::Begin{},
         phase::Building{0},
         {action::EnterStage{Stage::build, 3}, action::BuildVariant{"base"}}},
        {"a_variant_is_followed_by_the_next",
         at(phase::Building{0}),
         event::VariantReady{"base", "b0"},
         phase::Building{1},
         {action::BuildVariant{"fast"}}},
        {"the_last_variant_freezes_the_plan",
         at(phase::Building{2}),
         event::VariantReady{"dose", "d0"},
         phase::Freezing{},
         {action::FreezePlan{frozen()}}},
        {"a_failed_build_ends_the_run", at(phase::Building{1}), event::Failed{broken}, phase::Ended{},
         failed(broken)},
        {"the_frozen_plan_is_followed_by_the_binary_checks",
         at(phase::Freezing{}),
         event::PlanRecorded{},
         phase::CheckingBinaries{},
         {action::EnterStage{Stage::calibrate, 6}, action::CheckBinaries{}}},
        {"a_failed_binary_check_ends_the_run_void", at(phase::CheckingBinaries{}),
         event::BinaryChecksDone{{"check 'calls' failed"}}, phase::Ended{},
         ended(RunOutcome::void_, "Before any block: check 'calls' failed")},
        {"good_binaries_go_to_the_proof_pass",
         at(phase::CheckingBinaries{}),
         event::BinaryChecksDone{},
         phase::Proving{0},
         {action::ProofPass{"set", "base"}}},
        {"good_binaries_without_proofs_go_to_the_pilot",
         with(at(phase::CheckingBinaries{}), [](State& state) { state.proofs.clear(); }),
         event::BinaryChecksDone{},
         phase::Piloting{0},
         {action::Pilot{"set"}}},
        {"a_proof_is_followed_by_the_next_variant",
         at(phase::Proving{0}),
         event::ProofDone{"set", "base", {}},
         phase::Proving{1},
         {action::ProofPass{"set", "fast"}}},
        {"all_proofs_of_a_workload_are_compared",
         at(phase::Proving{1}),
         event::ProofDone{"set", "fast", {}},
         phase::Proving{2},
         {action::CompareProofs{"set"}}},
        {"a_failed_proof_ends_the_run_void_naming_the_check", at(phase::Proving{1}),
         event::ProofDone{"set", "fast", {"check 'aof' failed", "check 'calls' failed"}}, phase::Ended{},
         ended(RunOutcome::void_, "Before any block: check 'aof' failed; check 'calls' failed")},
        {"bytes_that_differ_end_the_run_void", at(phase::Proving{2}),
         event::ProofsCompared{"set", {"bytes differ"}}, phase::Ended{},
         ended(RunOutcome::void_, "Before any block: bytes differ")},
        {"equal_bytes_go_to_the_pilot",
         at(phase::Proving{2}),
         event::ProofsCompared{"set", {}},
         phase::Piloting{0},
         {action::Pilot{"set"}}},
        {"a_pilot_is_followed_by_known_costs_where_the_plan_wants_them",
         injecting(at(phase::Piloting{0})),
         event::PilotDone{"set", 40, 1},
         phase::Injecting{0},
         {action::InjectDoses{"set", 0, 40}}},
        {"known_costs_go_on_while_undecided",
         injecting(at(phase::Injecting{0})),
         event::DosesInjected{"set", false},
         phase::Injecting{0},
         {action::InjectDoses{"set", 1, 40}}},
        {"known_costs_end_when_it_is_clear",
         injecting(at(phase::Injecting{0})),
         event::DosesInjected{"set", true},
         phase::Piloting{1},
         {action::Pilot{"get"}}},
        {"known_costs_end_with_the_plans_blocks",
         with(injecting(at(phase::Injecting{0})),
              [](State& state) {
                  state.workloads[0].injections = state.workloads[0].this_run_injections = 2;
              }),
         event::DosesInjected{"set", false},
         phase::Piloting{1},
         {action::Pilot{"get"}}},
        {"known_costs_that_an_earlier_run_did_not_recover_are_injected_anew",
         with(injecting(at(phase::Piloting{0})), [](State& state) { state.workloads[0].injections = 3; }),
         event::PilotDone{"set", 40, 1},
         phase::Injecting{0},
         {action::InjectDoses{"set", 3, 40}}},
        {"known_costs_that_are_clear_from_an_earlier_run_are_not_repeated",
         with(injecting(at(phase::Piloting{0})),
              [](State& state) { state.workloads[0].injections_done = true; }),
         event::PilotDone{"set", 40, 1},
         phase::Piloting{1},
         {action::Pilot{"get"}}},
        {"known_costs_of_another_workload_are_not_asked_for", injecting(at(phase::Injecting{0})),
         event::DosesInjected{"get", true}, phase::Ended{}, failed(not_asked)},
        {"stop_while_injecting", injecting(at(phase::Injecting{0})), event::StopRequested{}, phase::Ended{},
         ended(RunOutcome::stopped, "Stopped by request before any block")},
        {"a_pilot_is_followed_by_the_next_workload",
         at(phase::Piloting{0}),
         event::PilotDone{"set", 40, 1},
         phase::Piloting{1},
         {action::Pilot{"get"}}},
        {"the_last_pilot_starts_measuring_with_the_claim",
         at(phase::Piloting{1}),
         event::PilotDone{"get", 40, 1},
         phase::Measuring{0},
         {action::EnterStage{Stage::measure, 0}, action::RunBlock{"set", 0, 40}}},
        {"a_fixed_number_of_blocks_is_announced",
         with(at(phase::Piloting{1}), [](State& state) { state.plan.maximum_blocks = 9; }),
         event::PilotDone{"get", 70, 1},
         phase::Measuring{0},
         {action::EnterStage{Stage::measure, 18}, action::RunBlock{"set", 0, 40}}},
        {"a_workload_that_does_not_fit_does_not_hold_up_the_claim",
         at(phase::Piloting{1}),
         event::PilotDone{"get", 40, 1000},
         phase::Measuring{0},
         {action::EnterStage{Stage::measure, 0}, action::RunBlock{"set", 0, 40}}},
        {"not_even_one_block_fits_the_budget",
         with(at(phase::Piloting{1}),
              [](State& state) {
                  state.plan.questions[0].role = QuestionRole::calibration;  // of a claim see below
                  state.workloads[0].pilot_seconds_per_block = 1000;
              }),
         event::PilotDone{"get", 40, 1000},
         phase::Deciding{},
         {action::EnterStage{Stage::measure, 0}, action::EnterStage{Stage::decide, 1}, action::Evaluate{}}},
        {"a_budget_without_an_interval_for_the_claim_ends_the_run_before_measuring",
         with(at(phase::Piloting{1}),
              [](State& state) { state.workloads[0].pilot_seconds_per_block = 1000; }),
         event::PilotDone{"get", 40, 1}, phase::Ended{},
         failed(
             {ErrorKind::invalid_input,
              "plan 'quick': 100 s are too short to decide anything: a claim needs 8 blocks, and so many are "
              "missing: 8 of 'set' at 1000.0 s",
              "",
              {}})},
        {"an_open_claim_takes_the_next_block",
         after_one_block(),
         block("set", {1, 1, 0}),
         phase::Measuring{0},
         {action::RunBlock{"set", 2, 40}}},
        {"a_decided_claim_leaves_the_next_block_to_the_guard",
         with(after_one_block(),
              [](State& state) { state.workloads[0].attempted = state.workloads[0].this_run = 20; }),
         block("set", {0, 0, 0}),
         phase::Measuring{1},
         {action::RunBlock{"get", 0, 40}}},
        {"all_decided_with_enough_blocks_goes_to_the_decision",
         with(after_one_block(),
              [](State& state) {
                  for (auto& workload : state.workloads)
                      workload = {workload.workload, {}, 10, 0, 10, 10, 10, 1, 40};
              }),
         block("set", {0, 0, 0}), phase::Deciding{}, decide_now()},
        {"a_spent_budget_goes_to_the_decision", after_one_block(),
         event::BlockDone{"set", false, false, "", {1, 1, 0}, 1, 99.5}, phase::Deciding{}, decide_now()},
        {"one_failed_server_costs_its_block",
         after_one_block(),
         void_block("server died", true),
         phase::Measuring{0},
         {action::RunBlock{"set", 2, 40}}},
        {"two_failed_servers_in_a_row_end_the_run",
         with(after_one_block(), [](State& state) { state.server_failures_in_a_row = 1; }),
         void_block("server died", true), phase::Ended{},
         failed({ErrorKind::server_failed,
                 "Two blocks in a row failed because of a server, the last on 'set': server died",
                 "",
                 {}})},
        {"too_many_voids_end_the_run_void",
         with(after_one_block(),
              [](State& state) {
                  auto& set = state.workloads[0];
                  set.attempted = set.this_run_attempts = 9;
                  set.voided = 4;
                  set.this_run = 5;
              }),
         void_block("check failed", false),
         phase::Deciding{RunOutcome::void_,
                         "5 of 10 blocks on 'set' are void, more than 10%; the last one: check failed"},
         decide_now()},
        {"one_void_in_ten_is_allowed",
         with(after_one_block(),
              [](State& state) {
                  auto& set = state.workloads[0];
                  set.attempted = set.this_run_attempts = set.this_run = 9;
              }),
         void_block("check failed", false),
         phase::Measuring{0},
         {action::RunBlock{"set", 10, 40}}},
        {"a_run_without_a_block_says_so", at(phase::Deciding{}),
         event::Evaluated{Decision::inconclusive, false, "No block."}, phase::Ended{},
         ended(RunOutcome::inconclusive, "No block was measured: not even one fits the budget of the plan.")},
        {"all_decided_ends_the_run_decided",
         with(after_one_block(), [](State& state) { state.phase = phase::Deciding{}; }),
         event::Evaluated{Decision::refuted, true, "No effect."}, phase::Ended{},
         ended(RunOutcome::decided, "No effect.")},
        {"an_open_guard_leaves_the_run_inconclusive",
         with(after_one_block(), [](State& state) { state.phase = phase::Deciding{}; }),
         event::Evaluated{Decision::confirmed, false, "It pays."}, phase::Ended{},
         ended(RunOutcome::inconclusive, "It pays.")},
        {"a_void_conclusion_ends_the_run_void",
         with(after_one_block(), [](State& state) { state.phase = phase::Deciding{}; }),
         event::Evaluated{Decision::void_, false, "Check failed."}, phase::Ended{},
         ended(RunOutcome::void_, "Check failed.")},
        {"a_void_guard_beside_a_confirmed_claim_ends_the_run_void",
         with(after_one_block(), [](State& state) { state.phase = phase::Deciding{}; }),
         event::Evaluated{Decision::confirmed, false, "It pays.", "The guard is void."}, phase::Ended{},
         ended(RunOutcome::void_, "The guard is void. It pays.")},
        {"too_many_voids_stay_void_whatever_the_findings_say",
         with(after_one_block(),
              [](State& state) {
                  state.phase = phase::Deciding{RunOutcome::void_, "2 of 10 void"};
              }),
         event::Evaluated{Decision::confirmed, true, "It pays."}, phase::Ended{},
         ended(RunOutcome::void_, "2 of 10 void. So far: It pays.")},
        {"stop_while_building", at(phase::Building{1}), event::StopRequested{}, phase::Ended{},
         ended(RunOutcome::stopped, "Stopped by request before any block")},
        {"stop_before_begin", prepare(small_plan()), event::StopRequested{}, phase::Ended{},
         ended(RunOutcome::stopped, "Stopped by request before any block")},
        {"stop_while_piloting", at(phase::Piloting{0}), event::StopRequested{}, phase::Ended{},
         ended(RunOutcome::stopped, "Stopped by request before any block")},
        {"stop_while_measuring_gives_the_result_so_far", after_one_block(), event::StopRequested{},
         phase::Deciding{RunOutcome::stopped, "Stopped by request"}, decide_now()},
        {"stop_while_deciding_asks_for_the_evaluation_again",
         at(phase::Deciding{}),
         event::StopRequested{},
         phase::Deciding{},
         {action::Evaluate{}}},
        {"stopped_ends_with_the_result_so_far",
         with(after_one_block(),
              [](State& state) {
                  state.phase = phase::Deciding{RunOutcome::stopped, "Stopped by request"};
              }),
         event::Evaluated{Decision::inconclusive, false, "Needs more."}, phase::Ended{},
         ended(RunOutcome::stopped, "Stopped by request. So far: Needs more.")},
        {"a_failure_while_measuring_ends_the_run", after_one_block(), event::Failed{broken}, phase::Ended{},
         failed(broken)},
        {"an_answer_of_another_kind_is_a_fault", at(phase::Building{0}), event::Evaluated{}, phase::Ended{},
         failed(not_asked)},
        {"an_answer_about_another_variant_is_a_fault", at(phase::Building{0}),
         event::VariantReady{"fast", "f0"}, phase::Ended{}, failed(not_asked)},
        {"an_answer_about_another_workload_is_a_fault", after_one_block(), block("get", {}), phase::Ended{},
         failed(not_asked)},
        {"a_proof_where_a_comparison_was_asked_is_a_fault", at(phase::Proving{2}),
         event::ProofDone{"set", "base", {}}, phase::Ended{}, failed(not_asked)},
        {"after_the_end_nothing_happens", at(phase::Ended{}), event::BlockDone{}, phase::Ended{}, {}},
        {"stop_after_the_end_does_nothing", at(phase::Ended{}), event::StopRequested{}, phase::Ended{}, {}},
        {"a_failure_after_the_end_does_nothing",
         at(phase::Ended{}),
         event::Failed{broken},
         phase::Ended{},
         {}},
    };
}

class Runner : public ::testing::TestWithParam<Row> {};

TEST_P(Runner, Steps) {
    const auto& row = GetParam();
    const auto done = step(row.state, row.event);
    EXPECT_EQ(done.state.phase.index(), row.then.index());
    EXPECT_TRUE(done.state.phase == row.then);
    ASSERT_EQ(done.actions.size(), row.actions.size());
    for (std::size_t i = 0; i < row.actions.size(); ++i) {
        EXPECT_TRUE(done.actions[i] == row.actions[i]) << "action " << i;
        if (const auto* end = std::get_if<action::EndRun>(&done.actions[i])) {
            EXPECT_EQ(end->reason, std::get<action::EndRun>(row.actions[i]).reason);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Table, Runner, ::testing::ValuesIn(table()),
                         [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace assay::experiment
