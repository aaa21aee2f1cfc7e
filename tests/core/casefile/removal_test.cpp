// SPDX-License-Identifier: GPL-3.0-or-later
// Taking things out of a case, and back: what goes along, what has to stay, what the file forgets (nothing).
#include "core/casefile/removal.h"

#include "core/base/json_mapping.h"
#include "core/casefile/joining.h"
#include "core/report/timeline.h"
#include "tests/core/casefile/log_files.h"
#include "tests/support/synthetic_case.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace {

using namespace assay;
using namespace assay::casefile;
using Why = Obstacle::Why;

std::shared_ptr<const Record> record(const Event& event) {
    // Through its JSON, as a reader of the file gets it.
    auto read = read_record(write_record({0, {}, event}));
    if (!read) throw std::runtime_error(read.error().text());
    return std::make_shared<const Record>(std::move(*read));
}

void apply_all(Case& state, const std::vector<Event>& events) {
    for (const auto& event : events)
        apply(state, record(event));
}

/// Two drafts, nothing measured; `checked` is expected of two variants and one workload.
Case fresh() {
    Case state;
    for (const char* name : {"base", "one", "two"}) {
        variant::Recipe recipe;
        recipe.name = name;
        recipe.source.location = "redis";
        apply(state, record(VariantAdded{recipe, {}, {}}));
    }
    for (const char* name : {"set", "get", "incr"}) {
        workload::Specification workload;
        workload.name = name;
        workload.command = {"PING"};
        apply(state, record(WorkloadAdded{workload, {}, {}}));
    }
    experiment::CheckSpecification check;
    check.name = "calls";
    check.expected_calls = {{"base", 1}, {"one", 0}};
    apply(state, record(CheckExpected{check}));
    experiment::CheckSpecification bytes;
    bytes.name = "bytes";
    bytes.kind = experiment::CheckKind::aof_identical;
    bytes.workload = "set";
    apply(state, record(CheckExpected{bytes}));
    experiment::Plan quick;
    quick.name = "quick";
    quick.baseline = "base";
    quick.proof_variants = {"base", "one"};
    quick.proof_workloads = {"set"};
    quick.questions = {{"one", "set"}};
    apply(state, record(PlanDrafted{quick, {}, {}}));
    experiment::Plan both = quick;
    both.name = "both";
    both.questions = {{"one", "set"}, {"two", "get"}};
    both.proof_variants.clear();
    apply(state, record(PlanDrafted{both, {}, {}}));
    return state;
}

/// All of it that a removal may touch.
std::string shape(const Case& state) {
    json::array out;
    for (const auto& v : state.variants)
        out.push_back(to_json(v.recipe));
    for (const auto& w : state.workloads)
        out.push_back(to_json(w));
    for (const auto& c : state.expected_checks)
        out.push_back(to_json(c));
    for (const auto& p : state.drafts)
        out.push_back(to_json(p));
    return json::serialize(out);
}

Removal removal(MayRemove may) {
    if (const auto* obstacle = std::get_if<Obstacle>(&may))
        throw std::runtime_error("obstacle " + std::to_string(static_cast<int>(obstacle->why)));
    return std::get<Removal>(std::move(may));
}

TEST(Removing, a_variant_takes_along_what_is_asked_of_it) {
    auto state = fresh();
    const auto before = shape(state);
    const auto removed = removal(remove_variant(state, "one", "ada"));
    EXPECT_THAT(removed.plans, testing::ElementsAre("quick", "both"));
    apply_all(state, removed.events);
    EXPECT_EQ(state.find_variant("one"), nullptr);
    EXPECT_EQ(state.find_draft("quick"), nullptr) << "nothing is left to ask";
    ASSERT_NE(state.find_draft("both"), nullptr);
    EXPECT_EQ(state.find_draft("both")->questions.size(), 1U);
    EXPECT_EQ(state.expected_checks[0].expected_calls, (std::map<std::string, std::int64_t>{{"base", 1}}));
    apply_all(state, removed.back);
    auto order = state;
    // Checks have no place of their own; everything else is where it was.
    std::sort(order.expected_checks.begin(), order.expected_checks.end(),
              [](const auto& a, const auto& b) { return a.name > b.name; });
    EXPECT_EQ(shape(order), before);
    EXPECT_EQ(state.drafts.front().name, "quick") << "the first plan is the one that runs";
}

TEST(Checks, a_result_goes_with_the_expectation_that_it_was_held_against) {
    auto state = fresh();
    auto check = state.expected_checks[0];
    ASSERT_EQ(check.kind, experiment::CheckKind::calls);
    const auto seen = [&](const char* variant) {
        return std::any_of(state.checks.begin(), state.checks.end(),
                           [&](const auto& made) { return made.check.variant == variant; });
    };
    for (const char* variant : {"base", "one"})
        apply(state, record(CheckMade{"", {check.name, variant, "", "1", "7", false, check.kind}}));
    apply(state, record(CheckExpected{check}));
    EXPECT_TRUE(seen("base") && seen("one")) << "nothing was changed";
    check.expected_calls["one"] = 7;
    apply(state, record(CheckExpected{check}));
    EXPECT_TRUE(seen("base"));
    EXPECT_FALSE(seen("one"));
    apply(state, record(CheckWithdrawn{check.name, "ada", "beside the point"}));
    EXPECT_TRUE(state.checks.empty());
}

TEST(Removing, a_workload_takes_along_its_checks) {
    auto state = fresh();
    const auto before = shape(state);
    const auto removed = removal(remove_workload(state, "set", "ada"));
    apply_all(state, removed.events);
    EXPECT_EQ(state.find_workload("set"), nullptr);
    ASSERT_EQ(state.expected_checks.size(), 1U);
    EXPECT_EQ(state.expected_checks[0].name, "calls");
    apply_all(state, removed.back);
    EXPECT_EQ(shape(state), before);
}

TEST(Removing, what_nobody_asks_about_just_goes) {
    auto state = fresh();
    const auto removed = removal(remove_workload(state, "incr", "ada"));
    EXPECT_TRUE(removed.plans.empty());
    EXPECT_EQ(removed.events.size(), 1U);
    apply_all(state, removed.events);
    apply_all(state, removed.back);
    EXPECT_EQ(state.workloads.back().name, "incr");
}

TEST(Renaming, a_variant_is_called_otherwise_everywhere) {
    auto state = fresh();
    const auto before = shape(state);
    auto recipe = state.find_variant("base")->recipe;
    recipe.name = "shipped";
    const auto renamed = removal(rename_variant(state, "base", recipe, "ada"));
    apply_all(state, renamed.events);
    EXPECT_EQ(state.variants.front().recipe.name, "shipped");
    EXPECT_EQ(state.find_draft("quick")->baseline, "shipped");
    EXPECT_THAT(state.find_draft("quick")->proof_variants, testing::ElementsAre("shipped", "one"));
    EXPECT_EQ(state.expected_checks[0].expected_calls.at("shipped"), 1);
    apply_all(state, renamed.back);
    EXPECT_EQ(shape(state), before);
}

TEST(Renaming, a_workload_is_called_otherwise_everywhere) {
    auto state = fresh();
    const auto before = shape(state);
    auto workload = *state.find_workload("set");
    workload.name = "set-1k";
    workload.payload_bytes = 1024;
    const auto renamed = removal(rename_workload(state, "set", workload, "ada"));
    apply_all(state, renamed.events);
    EXPECT_EQ(state.workloads.front(), workload);
    EXPECT_EQ(state.find_draft("both")->questions.front().workload, "set-1k");
    EXPECT_EQ(state.expected_checks[1].workload, "set-1k");
    apply_all(state, renamed.back);
    EXPECT_EQ(shape(state), before);
}

TEST(Removing, a_draft_comes_back_where_it_was) {
    auto state = fresh();
    const auto before = shape(state);
    const auto removed = removal(remove_plan(state, "quick", "ada"));
    apply_all(state, removed.events);
    EXPECT_EQ(state.drafts.front().name, "both");
    apply_all(state, removed.back);
    EXPECT_EQ(shape(state), before);
}

TEST(Removing, the_baseline_of_a_draft_stays) {
    const auto state = fresh();
    const auto may = remove_variant(state, "base", "");
    ASSERT_TRUE(std::holds_alternative<Obstacle>(may));
    EXPECT_EQ(std::get<Obstacle>(may).why, Why::baseline);
    EXPECT_EQ(std::get<Obstacle>(may).plan, "quick");
}

TEST(Removing, what_was_measured_stays) {
    const test::TemporaryDirectory directory;
    ASSERT_TRUE(test::write_synthetic_case(directory / "case.assay"));
    const auto state = fold(read_log(directory / "case.assay")->records);
    for (const auto& may : {remove_variant(state, "direct-append", ""),
                            remove_workload(state, "set-256k", ""), remove_plan(state, "quick", "")}) {
        ASSERT_TRUE(std::holds_alternative<Obstacle>(may));
        EXPECT_EQ(std::get<Obstacle>(may).why, Why::measured);
        EXPECT_EQ(std::get<Obstacle>(may).plan, "quick");
    }
    EXPECT_EQ(std::get<Obstacle>(remove_variant(state, "nobody", "")).why, Why::unknown);
    ASSERT_NE(frozen_as(state, "quick"), nullptr);
    EXPECT_EQ(frozen_as(state, "other"), nullptr);
}

TEST(Editing, what_does_not_change_the_binary_leaves_it_built) {
    auto state = fresh();
    variant::Provenance built;
    built.variant = "one";
    apply(state, record(VariantBuilt{built}));
    auto recipe = state.find_variant("one")->recipe;
    recipe.dose = -1;
    recipe.role = variant::Role::candidate;
    recipe.description = "less work";
    apply(state, record(VariantAdded{recipe, {}, {}}));
    EXPECT_TRUE(state.find_variant("one")->built);
    EXPECT_EQ(state.find_variant("one")->recipe.description, "less work");
    recipe.make_arguments = {"OPT=-O3"};
    apply(state, record(VariantAdded{recipe, {}, {}}));
    EXPECT_FALSE(state.find_variant("one")->built);
}

TEST(Editing, places_and_links_are_revised_as_a_whole) {
    Case state;
    CaseOpened opened;
    opened.links = {"https://example.org/1"};
    apply(state, record(opened));
    apply(state, record(LinksRevised{opened.links, {"https://example.org/2"}, "ada", ""}));
    apply(state, record(PlacesRevised{{}, {{"src/aof.c", "f", 3, 9}}, "ada", ""}));
    EXPECT_THAT(state.brief.links, testing::ElementsAre("https://example.org/2"));
    EXPECT_THAT(state.brief.places, testing::ElementsAre(CodePlace{"src/aof.c", "f", 3, 9}));
}

TEST(Editing, the_timeline_says_who_changed_what) {
    const auto headline = [](const Event& event) { return report::timeline_entry({0, {}, event}).headline; };
    variant::Recipe recipe;
    recipe.name = "one";
    EXPECT_EQ(headline(VariantAdded{recipe, {}, {}}), "Variant one added (baseline)");
    EXPECT_EQ(headline(VariantAdded{recipe, {}, Edit{"ada", "", true}}),
              "Variant one changed by ada (baseline)");
    EXPECT_EQ(headline(VariantRemoved{"one", "ada", ""}), "Variant one removed by ada");
    EXPECT_EQ(headline(PlanWithdrawn{"quick", "ada", ""}), "Plan quick withdrawn by ada");
}

}  // namespace
