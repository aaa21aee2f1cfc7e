// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/joining.h"

#include "core/casefile/evaluation.h"
#include "core/casefile/sessions.h"
#include "core/casefile/settling.h"
#include "core/casefile/verification.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/temporary_directory.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>
#include <gmock/gmock.h>

namespace assay::casefile {
namespace {

using ::testing::HasSubstr;

/// What makes a session another one: its run, its host, perhaps its plan.
struct Elsewhere {
    std::string run = "run-2";
    std::string host = "host-2";
    std::function<void(experiment::Plan&)> plan = [](experiment::Plan&) {};
    std::function<void(Event&)> event = [](Event&) {};
};

LogContents moved(const LogContents& log, const Elsewhere& to) {
    LogContents out = log;
    out.records.clear();
    std::string plan_sha256;
    for (const auto& record : log.records) {
        Record copy = *record;
        if (auto* e = std::get_if<PlanFrozen>(&copy.event)) {
            to.plan(e->plan);
            e->sha256 = plan_sha256 = experiment::plan_sha256(e->plan);
        }
        if (auto* e = std::get_if<RunStarted>(&copy.event))
            e->run = to.run, e->plan_sha256 = plan_sha256, e->environment["host"] = to.host;
        if (auto* e = std::get_if<StageEntered>(&copy.event)) e->run = to.run;
        if (auto* e = std::get_if<RunEnded>(&copy.event)) e->run = to.run;
        if (auto* e = std::get_if<CalibrationMeasured>(&copy.event)) e->run = to.run;
        if (auto* e = std::get_if<BlockMeasured>(&copy.event))
            e->block.run = to.run, e->block.plan_sha256 = plan_sha256;
        if (auto* e = std::get_if<FindingComputed>(&copy.event)) e->plan_sha256 = plan_sha256;
        to.event(copy.event);
        out.records.push_back(std::make_shared<const Record>(std::move(copy)));
    }
    out.last_sha256 = to.run;
    return out;
}

class Joining : public ::testing::Test {
  protected:
    LogContents session(std::uint64_t seed, const Elsewhere& to, int blocks = 12, int rounds = 4) {
        test::SyntheticCase what;
        what.seed = seed;
        what.blocks_per_workload = blocks;
        what.rounds = rounds;
        const auto file = directory_ / fmt::format("{}.assay", ++files_);
        EXPECT_TRUE(test::write_synthetic_case(file, what));
        return moved(read_log(file).value(), to);
    }

    static Result<std::vector<Record>> joined(const LogContents& a, const LogContents& b) {
        const JoinInput inputs[] = {{"a.assay", &a}, {"b.assay", &b}};
        return join(inputs, UtcTime{} + std::chrono::hours(500'000));
    }

    static Error refusal(const LogContents& a, const LogContents& b) {
        auto result = joined(a, b);
        EXPECT_FALSE(result);
        return result ? Error{} : std::move(result.error());
    }

    static Case folded(const std::vector<Record>& records) {
        Case out;
        for (const auto& record : records)
            apply(out, std::make_shared<const Record>(record));
        return out;
    }

    const Elsewhere here_{"run-1", "host-1"};
    test::TemporaryDirectory directory_;
    int files_ = 0;
};

TEST_F(Joining, BlocksOfBothCountAndTheWholeHolds) {
    const auto a = session(7, here_);
    const auto b = session(8, {});
    const auto records = joined(a, b);
    ASSERT_TRUE(records) << records.error().text();
    const auto file = directory_ / "c.assay";
    ASSERT_TRUE(write_records(file, *records));
    const auto log = read_log(file).value();
    const auto verification = verify(log);
    for (const auto& step : verification.steps)
        EXPECT_TRUE(step.holds) << step.what << ": " << step.detail;

    const auto state = fold(log.records);
    const auto& plan = *state.current_plan();
    const auto alone = fold(a.records);
    EXPECT_EQ(plan.sha256, alone.current_plan()->sha256);
    EXPECT_EQ(plan.blocks.size(), 2 * alone.current_plan()->blocks.size());
    const auto whole = evaluate(state, plan);
    ASSERT_FALSE(whole.findings.empty());
    EXPECT_EQ(whole.findings[0].blocks, 24);
    EXPECT_EQ(plan.findings.size(), whole.findings.size());
    ASSERT_TRUE(plan.doses);
    EXPECT_EQ(plan.doses->doses.responses.size(), whole.doses.responses.size());
    EXPECT_FALSE(state.verdict);
    EXPECT_EQ(state.runs.size(), 2U);
}

TEST_F(Joining, EachSessionStaysWhatItWas) {
    const auto a = session(7, here_);
    const auto b = session(8, {});
    const auto state = folded(joined(a, b).value());
    const auto sessions = sessions_of(state, *state.current_plan());
    ASSERT_EQ(sessions.size(), 2U);
    const LogContents* logs[] = {&a, &b};
    for (std::size_t i = 0; i < 2; ++i) {
        const auto alone = fold(logs[i]->records);
        const auto expected = evaluate(alone, *alone.current_plan());
        ASSERT_EQ(sessions[i].evaluation.findings.size(), expected.findings.size());
        for (std::size_t f = 0; f < expected.findings.size(); ++f) {
            EXPECT_EQ(sessions[i].evaluation.findings[f].effect_percent, expected.findings[f].effect_percent);
            EXPECT_EQ(sessions[i].evaluation.findings[f].low_percent, expected.findings[f].low_percent);
        }
        EXPECT_EQ(sessions[i].started_at, alone.runs.front().started_at);
    }
    EXPECT_EQ(sessions[0].source, "a.assay");
    EXPECT_EQ(sessions[1].source, "b.assay");
    EXPECT_EQ(sessions[1].host, "host-2");
}

TEST_F(Joining, ASessionWithoutKnownCostsOfItsOwnIsJudgedByThoseOfItsHost) {
    test::SyntheticCase what;
    what.injections_per_workload = 20;
    ASSERT_TRUE(test::write_synthetic_case(directory_ / "two-runs.assay", what));
    const auto log = read_log(directory_ / "two-runs.assay").value();
    const auto decisions_on = [&](const std::string& host, std::size_t session) {
        auto state = fold(log.records);
        const auto add = [&](Event event) {
            apply(state, std::make_shared<const Record>(Record{0, {}, std::move(event)}));
        };
        const auto blocks = state.current_plan()->blocks;
        auto started = state.runs.front().started;
        started.run = "again";
        if (!host.empty()) started.environment["host"] = host;
        add(started);
        for (auto block : blocks) {
            auto copy = *block;
            copy.run = "again";
            add(BlockMeasured{copy});
        }
        const auto sessions = sessions_of(state, *state.current_plan());
        std::vector<verdict::Decision> out;
        for (const auto& finding : sessions.at(session).evaluation.findings)
            out.push_back(finding.decision);
        return out;
    };
    const auto first = decisions_on("", 0);
    EXPECT_THAT(first, ::testing::Contains(verdict::Decision::confirmed));
    EXPECT_EQ(decisions_on("", 1), first);
    EXPECT_THAT(decisions_on("another", 1), ::testing::Each(verdict::Decision::inconclusive));
}

TEST_F(Joining, TheScopeSaysSessionsAndHosts) {
    const auto a = session(7, here_);
    const auto scope = [&](const Elsewhere& other) {
        const auto state = folded(joined(a, session(8, other)).value());
        return scope_in_words(state, *state.current_plan());
    };
    EXPECT_THAT(scope({}), HasSubstr("2 sessions on 2 hosts"));
    EXPECT_THAT(scope({}), HasSubstr("have one seed"));
    EXPECT_THAT(scope({"run-2", "host-1"}), HasSubstr("2 sessions on one host"));
    EXPECT_THAT(scope({.plan = [](experiment::Plan& plan) { plan.seed = 99; }}),
                Not(HasSubstr("have one seed")));
    const auto alone = fold(a.records);
    EXPECT_THAT(scope_in_words(alone, *alone.current_plan()), HasSubstr("one host, one session"));
}

TEST_F(Joining, SeedAndBudgetMayDifferAndTheOtherPlanStaysOnRecord) {
    const auto a = session(7, here_);
    const Elsewhere other{.plan = [](experiment::Plan& plan) { plan.seed = 99, plan.budget_seconds = 33; }};
    const auto records = joined(a, session(8, other));
    ASSERT_TRUE(records) << records.error().text();
    const auto state = folded(*records);
    EXPECT_EQ(state.plans.size(), 1U);
    EXPECT_EQ(evaluate(state, *state.current_plan()).findings[0].blocks, 24);
    ASSERT_TRUE(state.joined && state.joined->sources[1].plan);
    EXPECT_EQ(state.joined->sources[1].plan->seed, 99U);

    LogContents log;
    for (auto record : *records) {
        if (auto* e = std::get_if<CaseJoined>(&record.event)) e->sources[1].plan->trim = 0.1;
        log.records.push_back(std::make_shared<const Record>(std::move(record)));
    }
    EXPECT_FALSE(verify(log).holds());
}

TEST_F(Joining, WhatDoesNotBelongTogetherIsRefusedWithTheReason) {
    const auto a = session(7, here_);
    const auto with_plan = [&](const std::function<void(experiment::Plan&)>& change) {
        return refusal(a, session(8, {.plan = change}));
    };
    EXPECT_EQ(refusal(a, a).kind, ErrorKind::usage);
    EXPECT_THAT(refusal(a, a).message, HasSubstr("the run run-1 is in 'a.assay' and in 'b.assay'"));
    const JoinInput one[] = {{"a.assay", &a}};
    EXPECT_EQ(join(one, UtcTime{}).error().kind, ErrorKind::usage);
    EXPECT_THAT(with_plan([](auto& plan) { plan.trim = 0.1; }).message, HasSubstr("differ in trim"));
    EXPECT_EQ(with_plan([](auto& plan) { plan.trim = 0.1; }).kind, ErrorKind::invalid_input);
    EXPECT_THAT(with_plan([](auto& plan) { plan.questions.pop_back(); }).message,
                HasSubstr("differ in questions"));
    EXPECT_THAT(with_plan([](auto& plan) {
                    plan.doses = {{"one-more-copy", 2}};
                }).message,
                HasSubstr("differ in doses"));
    EXPECT_THAT(refusal(a, session(8, {.event =
                                           [](Event& event) {
                                               if (auto* e = std::get_if<WorkloadAdded>(&event))
                                                   e->workload.pipeline += 1;
                                           }}))
                    .message,
                HasSubstr("the workload '"));
    const auto failed = refusal(a, session(8, {.event = [](Event& event) {
                                               if (auto* e = std::get_if<CheckMade>(&event))
                                                   e->check.passed = false;
                                           }}));
    EXPECT_EQ(failed.kind, ErrorKind::check_failed);
    EXPECT_THAT(failed.message, HasSubstr("'b.assay': check"));
}

TEST_F(Joining, ProfilesOfBothComeAlong) {
    const auto with_profile = [](LogContents log, const std::string& run, const std::string& variant) {
        experiment::Profile profile;
        profile.variant = variant;
        profile.workload = "set-256k";
        log.records.push_back(std::make_shared<const Record>(Record{
            static_cast<std::int64_t>(log.records.size()), {}, ProfileMeasured{run, std::move(profile)}}));
        return log;
    };
    const auto a = with_profile(session(7, here_), "run-1", "baseline");
    const auto b = with_profile(session(8, {}), "run-2", "direct-append");
    const auto state = folded(joined(a, b).value());
    ASSERT_EQ(state.current_plan()->profiles.size(), 2U);
    EXPECT_EQ(state.current_plan()->profiles[1].variant, "direct-append");
}

TEST_F(Joining, AWorkloadThatWasEditedAfterwardsIsRefused) {
    const auto pinned = [](const Elsewhere& to) {
        auto out = to;
        out.plan = [](experiment::Plan& plan) {
            plan.workload_sha256 = std::map<std::string, std::string>{{"set-256k", "of another"}};
        };
        return out;
    };
    const auto error = refusal(session(7, pinned(here_)), session(8, pinned({})));
    EXPECT_EQ(error.kind, ErrorKind::invalid_input);
    EXPECT_THAT(error.message, HasSubstr("'a.assay': the workload 'set-256k' is not what was measured"));
}

TEST_F(Joining, OtherBinariesAreRefusedByName) {
    const auto with_binary = [](const char* sha256) {
        return [=](experiment::Plan& plan) { plan.binaries["direct-append"] = sha256; };
    };
    auto here = here_;
    here.plan = with_binary("aaaa");
    const auto error = refusal(session(7, here), session(8, {.plan = with_binary("bbbb")}));
    EXPECT_EQ(error.kind, ErrorKind::invalid_input);
    EXPECT_THAT(error.message, HasSubstr("the binary of 'direct-append' is not the same: aaaa"));
}

TEST_F(Joining, WithoutBlocksOrWithDamageThereIsNothingToJoin) {
    const auto a = session(7, here_);
    auto empty = session(8, {}, 0);
    EXPECT_EQ(refusal(a, empty).kind, ErrorKind::not_found);
    EXPECT_THAT(refusal(a, empty).message, HasSubstr("'b.assay' has no frozen plan"));
    auto blockless = session(8, {});
    std::erase_if(blockless.records,
                  [](const auto& record) { return std::holds_alternative<BlockMeasured>(record->event); });
    EXPECT_THAT(refusal(a, blockless).message, HasSubstr("'b.assay' has no blocks"));
    auto damaged = session(8, {});
    damaged.damage = Damage{17, "its hash does not follow from the line before", false};
    EXPECT_EQ(refusal(a, damaged).kind, ErrorKind::damaged);
    EXPECT_THAT(refusal(a, damaged).message, HasSubstr("'b.assay' is damaged at line 17"));
}

TEST_F(Joining, AFileThatExistsIsNotWrittenOver) {
    const auto records = joined(session(7, here_), session(8, {})).value();
    const auto file = directory_ / "c.assay";
    ASSERT_TRUE(write_records(file, records));
    const auto before = read_log(file).value().last_sha256;
    EXPECT_FALSE(write_records(file, records));
    EXPECT_EQ(read_log(file).value().last_sha256, before);
}

}  // namespace
}  // namespace assay::casefile
