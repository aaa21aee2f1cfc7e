// SPDX-License-Identifier: GPL-3.0-or-later
// Counters and known costs as a reader and another program see them.
#include "core/casefile/event_json.h"
#include "core/report/markdown.h"
#include "core/report/show_json.h"
#include "core/report/show_text.h"
#include "core/report/timeline.h"
#include "tests/core/report/cases.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace {

using namespace assay;
using namespace assay::test;
using testing::HasSubstr;
namespace json = boost::json;

casefile::CountersMeasured counted(const casefile::Case& state, const std::string& variant,
                                   std::int64_t calls, std::int64_t bytes) {
    casefile::CountersMeasured out;
    out.run = state.last_run()->id;
    out.counts.workload = state.current_plan()->plan.questions.front().workload;
    out.counts.variant = variant;
    out.counts.operations = 20;
    out.counts.memcpy_calls = calls;
    out.counts.memcpy_bytes = bytes;
    out.counts.functions = {{"feed", 20, ""}, {"gone", std::nullopt, "no such function"}};
    return out;
}

/// Baseline, and one variant with a copy of 31 bytes more.
casefile::Case with_counters() {
    auto state = synthetic({});
    const auto& plan = state.current_plan()->plan;
    const auto variant = plan.questions.front().comparison;
    const auto baseline = plan.baseline;
    add(state, counted(state, baseline, 340, 2160));
    add(state, counted(state, variant, 360, 2780));
    return state;
}

/// As it comes back from the file.
casefile::Event through_the_file(casefile::Event event) {
    const auto text = casefile::write_record({7, UtcTime(std::chrono::seconds(1)), std::move(event)});
    return casefile::read_record(text).value().event;
}

TEST(MechanismReport, exact_findings_stand_beside_the_others_and_decide_nothing) {
    const auto plain = report::show_json(synthetic({}), evaluation_of(synthetic({})));
    const auto state = with_counters();
    const auto object = report::show_json(state, evaluation_of(state));
    const auto& findings = object.at("findings").as_array();
    ASSERT_EQ(findings.size(), plain.at("findings").as_array().size() + 2);
    EXPECT_EQ(object.at("conclusion"), plain.at("conclusion"));
    const auto& copies = findings[findings.size() - 2].as_object();
    EXPECT_EQ(copies.at("interval"), "exact");
    EXPECT_EQ(copies.at("metric"), "copies_per_op");
    EXPECT_EQ(copies.at("baseline_value").as_double(), 17);
    EXPECT_EQ(copies.at("variant_value").as_double(), 18);
    EXPECT_EQ(copies.at("difference").as_double(), 1);
    EXPECT_EQ(copies.at("low_percent"), copies.at("high_percent"));
    EXPECT_TRUE(copies.at("decision").is_null());
    for (const auto& member : findings.front().as_object())
        EXPECT_TRUE(copies.contains(member.key())) << member.key();
    EXPECT_EQ(findings.back().as_object().at("difference").as_double(), 31);
    EXPECT_EQ(object.at("counters").as_array().size(), 2U);
}

TEST(MechanismReport, is_in_the_text_the_report_and_the_timeline) {
    const auto state = with_counters();
    const auto evaluation = evaluation_of(state);
    EXPECT_THAT(report::show_text(state, evaluation), HasSubstr("Mechanism, counted exactly per operation"));
    EXPECT_THAT(report::show_text(state, evaluation), HasSubstr("+31"));
    EXPECT_THAT(report::markdown(state, evaluation), HasSubstr("copied bytes"));
    EXPECT_THAT(report::timeline(state).back().headline, HasSubstr("18 copies and 139 copied bytes"));
    EXPECT_THAT(report::timeline(state).back().detail, HasSubstr("calls of gone: unknown, no such function"));
}

TEST(MechanismReport, what_was_not_counted_says_why) {
    auto state = with_counters();
    auto counts = counted(state, state.current_plan()->plan.baseline, 0, 0);
    counts.counts.operations = 0;
    counts.counts.unknown = "linked statically";
    add(state, counts);
    EXPECT_TRUE(evaluation_of(state).mechanism.empty());
    EXPECT_THAT(report::show_text(state, evaluation_of(state)), HasSubstr("not counted: linked statically"));
    EXPECT_THAT(report::timeline(state).back().headline, HasSubstr("not counted"));
}

TEST(MechanismReport, counters_and_known_costs_come_back_from_the_file_as_they_were) {
    const auto state = with_counters();
    const auto counts = counted(state, "x", 3, 5);
    const auto event = through_the_file(counts);
    ASSERT_TRUE(std::holds_alternative<casefile::CountersMeasured>(event));
    EXPECT_EQ(std::get<casefile::CountersMeasured>(event).counts, counts.counts);

    casefile::InjectionMeasured injected;
    injected.injection.block = *state.current_plan()->blocks.front();
    injected.injection.arms = {{"A", 0, 0, {1, 2}, {3, 4}}, {"A+1%", 1, 77, {5, 6}, {3, 4}}};
    const auto back = through_the_file(injected);
    ASSERT_TRUE(std::holds_alternative<casefile::InjectionMeasured>(back));
    const auto& read = std::get<casefile::InjectionMeasured>(back).injection;
    EXPECT_EQ(read.arms.at(1).spun_ns, (std::vector<std::int64_t>{5, 6}));
    EXPECT_EQ(read.arms.at(1).ns_per_mebibyte, 77);
    EXPECT_EQ(read.block.arms.size(), injected.injection.block.arms.size());
}

TEST(MechanismReport, known_costs_are_no_blocks_of_the_plan) {
    auto state = synthetic({});
    const auto blocks = state.current_plan()->blocks.size();
    casefile::InjectionMeasured injected;
    injected.injection.block = *state.current_plan()->blocks.front();
    injected.injection.arms = {{"A", 0, 0, {}, {}}, {"A+1%", 1, 77, {}, {}}};
    add(state, injected);
    EXPECT_EQ(state.current_plan()->blocks.size(), blocks);
    EXPECT_EQ(state.current_plan()->injections.size(), 1U);
    EXPECT_THAT(report::timeline(state).back().headline, HasSubstr("Known costs, block 1 of"));
    injected.injection.arms.clear();
    injected.injection.impossible = "linked statically";
    add(state, injected);
    EXPECT_THAT(report::timeline(state).back().headline, HasSubstr("No known cost injected"));
    EXPECT_EQ(report::timeline(state).back().detail, "linked statically");
}

}  // namespace
