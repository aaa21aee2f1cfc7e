// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/runner.h"
#include "tests/core/experiment/small_plan.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <string>
#include <vector>

// Whole runs, driven as the shell drives them: each action is answered, until the run ends.
namespace assay::experiment {
namespace {

/// Answers every action; blocks take a fixed time, and a workload's questions are decided after so many
/// blocks.
class Shell {
  public:
    std::map<std::string, double> seconds_per_block{{"set", 2.0}, {"get", 1.0}};
    std::map<std::string, int> decided_after{{"set", 10}, {"get", 9}};
    std::map<std::string, int> injections_needed{{"set", 2}, {"get", 100}};
    int stop_after_blocks = -1;

    std::vector<std::string> blocks;  // the workload of each, in order
    std::vector<Stage> stages;
    std::vector<std::string> done;  // every other action, by name
    RunOutcome outcome = RunOutcome::failed;
    double elapsed = 0;

    void run(const Plan& plan) {
        plan_ = plan;
        auto current = step(prepare(plan), event::Begin{});
        for (int steps = 0; steps < 10'000; ++steps) {
            std::optional<Event> answer;
            for (const auto& action : current.actions) {
                EXPECT_FALSE(answer) << "only the last action of a step is answered";
                answer = std::visit([&](const auto& what) { return perform(what); }, action);
                if (ended_) return;
            }
            ASSERT_TRUE(answer) << "a step that neither ends nor asks would hang";
            current = step(std::move(current.state), *answer);
        }
        FAIL() << "the run did not end";
    }

  private:
    std::optional<Event> perform(const action::EnterStage& what) {
        stages.push_back(what.stage);
        return std::nullopt;
    }
    std::optional<Event> perform(const action::BuildVariant& what) {
        done.push_back("build " + what.variant);
        return event::VariantReady{what.variant, "hash of " + what.variant};
    }
    std::optional<Event> perform(const action::FreezePlan&) {
        done.push_back("freeze");
        return event::PlanRecorded{};
    }
    std::optional<Event> perform(const action::CheckBinaries&) {
        done.push_back("check");
        return event::BinaryChecksDone{};
    }
    std::optional<Event> perform(const action::ProofPass& what) {
        done.push_back("prove " + what.workload + " " + what.variant);
        return event::ProofDone{what.workload, what.variant, {}};
    }
    std::optional<Event> perform(const action::CompareProofs& what) {
        done.push_back("compare " + what.workload);
        return event::ProofsCompared{what.workload, {}};
    }
    std::optional<Event> perform(const action::Pilot& what) {
        done.push_back("pilot " + what.workload);
        return event::PilotDone{what.workload, 40, seconds_per_block.at(what.workload), 36};
    }
    std::optional<Event> perform(const action::InjectDoses& what) {
        EXPECT_EQ(what.operations_per_window, 40);
        done.push_back(fmt::format("inject {} {}", what.workload, what.index));
        return event::DosesInjected{what.workload, what.index + 1 == injections_needed.at(what.workload)};
    }
    std::optional<Event> perform(const action::RunBlock& what) {
        if (static_cast<int>(blocks.size()) == stop_after_blocks) return event::StopRequested{};
        EXPECT_EQ(what.index, std::count(blocks.begin(), blocks.end(), what.workload));
        EXPECT_EQ(what.operations_per_window, 40);
        EXPECT_EQ(what.rounds, 36);
        blocks.push_back(what.workload);
        elapsed += seconds_per_block.at(what.workload);
        const bool decided = what.index + 1 >= decided_after.at(what.workload);
        return event::BlockDone{what.workload,
                                false,
                                false,
                                "",
                                decided ? OpenQuestions{} : questions_on(plan_, what.workload),
                                seconds_per_block.at(what.workload),
                                elapsed};
    }
    std::optional<Event> perform(const action::Evaluate&) {
        bool all = true;
        for (const auto& [workload, needed] : decided_after)
            all = all && count(workload) >= needed;
        return event::Evaluated{all ? verdict::Decision::confirmed : verdict::Decision::inconclusive, all,
                                "So it is."};
    }
    std::optional<Event> perform(const action::EndRun& what) {
        ended_ = true;
        outcome = what.outcome;
        return std::nullopt;
    }

    Plan plan_;
    bool ended_ = false;

  public:
    [[nodiscard]] int count(const std::string& workload) const {
        return static_cast<int>(std::count(blocks.begin(), blocks.end(), workload));
    }
};

TEST(RunnerStory, ARunGoesThroughItsStagesInOrderAndStopsWhenAllIsDecided) {
    Shell shell;
    shell.run(small_plan());
    EXPECT_EQ(shell.stages, (std::vector{Stage::build, Stage::calibrate, Stage::measure, Stage::decide}));
    EXPECT_EQ(shell.done, (std::vector<std::string>{"build base", "build fast", "build dose", "freeze",
                                                    "check", "prove set base", "prove set fast",
                                                    "compare set", "pilot set", "pilot get"}));
    EXPECT_EQ(shell.outcome, RunOutcome::decided);
    EXPECT_EQ(shell.count("set"), 10);
    EXPECT_EQ(shell.count("get"), 9);
    EXPECT_EQ(shell.blocks.front(), "set");
    EXPECT_EQ(shell.blocks.back(), "get");
}

TEST(RunnerStory, KnownCostsFollowEachPilotUntilItIsClearOrThePlansBlocksAreSpent) {
    Shell shell;
    auto plan = small_plan();
    plan.injection_blocks = 3;
    shell.run(plan);
    EXPECT_EQ(std::vector<std::string>(shell.done.begin() + 8, shell.done.end()),
              (std::vector<std::string>{"pilot set", "inject set 0", "inject set 1", "pilot get",
                                        "inject get 0", "inject get 1", "inject get 2"}));
    EXPECT_EQ(shell.outcome, RunOutcome::decided);
}

TEST(RunnerStory, AClaimThatStaysOpenLeavesTheGuardItsShareAndThenTakesTheRest) {
    Shell shell;
    shell.decided_after["set"] = 1000;
    shell.run(small_plan());
    EXPECT_EQ(shell.outcome, RunOutcome::inconclusive);
    EXPECT_GE(shell.count("get"), 9);
    EXPECT_GE(shell.count("set"), 44);
    EXPECT_LE(shell.elapsed, 100);
    EXPECT_GT(shell.elapsed, 100 - 2);
}

TEST(RunnerStory, AShortBudgetGivesTheClaimItsShareFirst) {
    Shell shell;
    auto plan = small_plan();
    plan.budget_seconds = 26;  // 12 blocks of "set", and one second more
    shell.decided_after = {{"set", 1000}, {"get", 1000}};
    shell.run(plan);
    EXPECT_EQ(shell.count("set"), 12);
    EXPECT_EQ(shell.count("get"), 2);
}

TEST(RunnerStory, ABudgetInWhichTheClaimGetsNoIntervalEndsBeforeMeasuring) {
    Shell shell;
    auto plan = small_plan();
    plan.budget_seconds = 15;  // 7 blocks of "set"
    shell.run(plan);
    EXPECT_EQ(shell.outcome, RunOutcome::failed);
    EXPECT_TRUE(shell.blocks.empty());
    EXPECT_EQ(shell.done.back(), "pilot get");
    EXPECT_EQ(shell.stages.back(), Stage::calibrate);
}

TEST(RunnerStory, AFixedNumberOfBlocksIsExactWhateverIsDecided) {
    Shell shell;
    auto plan = small_plan();
    plan.maximum_blocks = 11;
    plan.budget_seconds = 0;
    shell.run(plan);
    EXPECT_EQ(shell.count("set"), 11);
    EXPECT_EQ(shell.count("get"), 11);
    EXPECT_EQ(shell.blocks[0], "set");
    EXPECT_EQ(shell.blocks[1], "get");  // in turn, so that both see the same hours
}

TEST(RunnerStory, StoppingKeepsTheResultSoFar) {
    Shell shell;
    shell.stop_after_blocks = 3;
    shell.run(small_plan());
    EXPECT_EQ(shell.outcome, RunOutcome::stopped);
    EXPECT_EQ(shell.blocks.size(), 3U);
    EXPECT_EQ(shell.stages.back(), Stage::decide);
}

}  // namespace
}  // namespace assay::experiment
