// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/show_json.h"

#include "tests/core/report/cases.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace {

using namespace assay;
using namespace assay::test;
namespace json = boost::json;

void expect_keys(const json::value& value, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        EXPECT_TRUE(value.as_object().contains(key)) << key;
}

/// As another program gets it: through text.
json::value shown(const casefile::Case& state) {
    return json::parse(json::serialize(report::show_json(state, evaluation_of(state))));
}

TEST(ShowJson, has_every_key_of_the_contract) {
    SyntheticCase what;
    what.settled = true;
    const auto object = shown(synthetic(what));
    expect_keys(object, {"title", "verdict", "findings", "gates", "checks", "variants", "environment",
                         "conclusion", "claim", "last_run"});
    expect_keys(object.at("verdict"), {"state", "basis", "settled_at"});
    ASSERT_EQ(object.at("findings").as_array().size(), 5U);
    for (const auto& finding : object.at("findings").as_array())
        expect_keys(finding,
                    {"comparison",          "baseline",      "workload",         "metric",
                     "baseline_value",      "variant_value", "effect_percent",   "low_percent",
                     "high_percent",        "interval",      "blocks",           "voided",
                     "material_percent",    "decision",      "null_low_percent", "null_high_percent",
                     "visible_percent",     "blocks_needed", "layouts",          "layout_spread_percent",
                     "layout_share_percent"});
    ASSERT_FALSE(object.at("gates").as_array().empty());
    for (const auto& gate : object.at("gates").as_array())
        expect_keys(gate, {"workload", "name", "state", "detail"});
    ASSERT_FALSE(object.at("checks").as_array().empty());
    for (const auto& check : object.at("checks").as_array())
        expect_keys(check, {"name", "variant", "workload", "expected", "observed", "passed"});
    ASSERT_EQ(object.at("variants").as_array().size(), 3U);
    for (const auto& variant : object.at("variants").as_array())
        expect_keys(variant, {"name", "role", "dose", "sha256", "build_id"});
    EXPECT_EQ(object.at("verdict").at("state"), "confirmed");
    EXPECT_EQ(object.at("verdict").at("basis"), "measured");
    EXPECT_EQ(object.at("environment").at("cores"), "2");
    EXPECT_EQ(object.at("last_run").at("outcome"), "decided");
}

TEST(ShowJson, of_a_case_without_samples_is_open) {
    SyntheticCase what;
    what.blocks_per_workload = 0;
    what.built = false;
    const auto object = shown(synthetic(what));
    EXPECT_EQ(object.at("verdict").at("state"), "open");
    EXPECT_TRUE(object.at("verdict").at("basis").is_null());
    EXPECT_TRUE(object.at("conclusion").is_null());
    EXPECT_TRUE(object.at("last_run").is_null());
    EXPECT_TRUE(object.at("findings").as_array().empty());
    EXPECT_TRUE(object.at("environment").as_object().empty());
    EXPECT_TRUE(object.at("variants").at(0).at("sha256").is_null());
}

TEST(ShowJson, an_infinite_interval_is_null) {
    SyntheticCase what;
    what.blocks_per_workload = 3;
    what.ended = false;
    const auto object = shown(synthetic(what));
    const auto& finding = object.at("findings").at(0);
    EXPECT_TRUE(finding.at("low_percent").is_null());
    EXPECT_TRUE(finding.at("high_percent").is_null());
    EXPECT_EQ(finding.at("decision"), "inconclusive");
    EXPECT_EQ(object.at("last_run").at("stage"), "measure");
    EXPECT_TRUE(object.at("last_run").at("ended_at").is_null());
}

TEST(ShowJson, says_void_without_an_underscore) {
    SyntheticCase what;
    what.void_every = 2;
    const auto object = shown(synthetic(what));
    EXPECT_EQ(object.at("findings").at(0).at("decision"), "void");
}

TEST(ShowJson, an_imported_verdict_has_the_day_of_its_source) {
    auto state = synthetic({.blocks_per_workload = 0});
    casefile::VerdictSettled verdict;
    verdict.state = casefile::VerdictState::refuted;
    verdict.basis = casefile::VerdictBasis::imported;
    verdict.settled_on = "2026-07-18";
    add(state, verdict);
    EXPECT_EQ(shown(state).at("verdict").at("settled_at"), "2026-07-18");
    EXPECT_EQ(shown(state).at("verdict").at("basis"), "imported");
    add(state, casefile::CaseReopened{"a new machine", "me"});
    EXPECT_EQ(shown(state).at("verdict").at("state"), "open");
}

}  // namespace
