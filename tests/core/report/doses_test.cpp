// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/doses.h"

#include "core/casefile/sessions.h"
#include "core/report/markdown.h"
#include "core/report/sessions.h"
#include "core/report/show_json.h"
#include "core/report/show_text.h"
#include "tests/core/report/cases.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::report {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(DosesReport, SaysTheConclusionFirstAndGivesTheNumbers) {
    const auto state = test::synthetic({});
    const auto evaluation = test::evaluation_of(state);
    ASSERT_EQ(evaluation.doses.responses.size(), 2U);
    const auto text = show_text(state, evaluation);
    EXPECT_THAT(text, HasSubstr("Conclusion about the mechanism: On set-"));
    EXPECT_THAT(text, HasSubstr("line, one dose"));
    EXPECT_THAT(text, HasSubstr("direct-append, predicted"));
    EXPECT_THAT(text, HasSubstr("measured less predicted"));
    const auto document = markdown(state, evaluation);
    EXPECT_THAT(document, HasSubstr("## Doses and sweeps"));
    EXPECT_THAT(document, HasSubstr("**Conclusion about the mechanism:** On set"));
    for (const auto& response : evaluation.doses.responses)
        EXPECT_THAT(doses_text(evaluation.doses), HasSubstr(response.sentence.substr(0, 40)));
}

TEST(DosesReport, JsonHasEveryKeyAndNullWhereNothingIsKnown) {
    const auto few = [] {
        test::SyntheticCase what;
        what.blocks_per_workload = 3;
        return test::synthetic(what);
    }();
    const auto json = show_json(few, test::evaluation_of(few));
    const auto& response = json.at("doses").at("responses").at(0);
    EXPECT_TRUE(response.at("slope").at("low_percent").is_null());
    EXPECT_EQ(response.at("slope").at("blocks").as_int64(), 3);
    EXPECT_TRUE(response.at("bend").is_null());
    EXPECT_EQ(response.at("linearity").as_string(), "one_dose");
    EXPECT_EQ(response.at("predictions").at(0).at("agreement").as_string(), "unknown");
    EXPECT_TRUE(response.at("cost").at("low").is_null());
}

TEST(DosesReport, WithoutDosesThereIsNoSection) {
    test::SyntheticCase what;
    what.cpu_effect_percent = {{"get-3b-pipelined", {{"direct-append", -0.1}}}};
    const auto state = test::synthetic(what);
    const auto evaluation = test::evaluation_of(state);
    EXPECT_EQ(doses_text(evaluation.doses), "");
    EXPECT_THAT(show_text(state, evaluation), Not(HasSubstr("Doses and sweeps")));
    EXPECT_TRUE(show_json(state, evaluation).at("doses").is_null());
}

TEST(SessionsReport, OneIsNotWorthATableAndTwoAreEachShown) {
    auto state = test::synthetic({});
    const auto one = casefile::sessions_of(state, *state.current_plan());
    ASSERT_EQ(one.size(), 1U);
    EXPECT_EQ(sessions_text(one), "");
    EXPECT_EQ(show_json(state, test::evaluation_of(state)).at("sessions").as_array().size(), 1U);

    auto started = state.runs.front().started;
    started.run = "second";
    started.environment["host"] = "aa11";
    test::add(state, started);
    for (const auto& block : std::vector(state.current_plan()->blocks)) {
        auto again = *block;
        again.run = "second";
        test::add(state, casefile::BlockMeasured{again});
    }
    const auto two = casefile::sessions_of(state, *state.current_plan());
    ASSERT_EQ(two.size(), 2U);
    const auto text = show_text(state, test::evaluation_of(state));
    EXPECT_THAT(text, HasSubstr("Session 2: "));
    EXPECT_THAT(text, HasSubstr("host aa11"));
    EXPECT_THAT(markdown(state, test::evaluation_of(state)), HasSubstr("## Sessions"));
    const auto json = show_json(state, test::evaluation_of(state));
    EXPECT_EQ(json.at("sessions").at(1).at("host").as_string(), "aa11");
    EXPECT_EQ(json.at("sessions").at(0).at("findings").at(0).at("blocks").as_int64(), 12);
}

}  // namespace
}  // namespace assay::report
