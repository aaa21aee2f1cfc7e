// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/plain_text.h"
#include "core/report/show_text.h"
#include "core/report/text_table.h"
#include "core/report/wording.h"
#include "tests/core/report/cases.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>
#include <limits>
#include <sstream>

namespace {

using namespace assay;
using namespace assay::report;
using namespace assay::test;
using testing::HasSubstr;
using testing::Not;

TEST(PlainText, cannot_drive_a_terminal) {
    EXPECT_EQ(printable("a\x1b[31mb\x7f\x07\tc\r\nd"), "a\xef\xbf\xbd[31mb\xef\xbf\xbd\xef\xbf\xbd c\nd");
    EXPECT_EQ(printable("\xc2\x9b"
                        "1m"),
              "\xef\xbf\xbd"
              "1m");  // the same as ESC [ in eight bits
    EXPECT_EQ(printable("\xe2\x80\xae"
                        "abc"),
              "\xef\xbf\xbd"
              "abc");
    EXPECT_EQ(printable("Grüße 世界 🚀"), "Grüße 世界 🚀");
    EXPECT_EQ(one_line("  a\n\n b \t c "), "a b c");
}

TEST(PlainText, is_broken_between_words) {
    EXPECT_EQ(wrapped("one two three four", 9), "one two\nthree\nfour\n");
    EXPECT_EQ(wrapped("one two\n\nthree", 80, 2), "  one two\n\n  three\n");
    EXPECT_EQ(wrapped("unbreakable", 4), "unbreakable\n");
    EXPECT_EQ(wrapped("größe größe", 5), "größe\ngröße\n");
    EXPECT_EQ(wrapped(""), "");
}

TEST(TextTable, lines_numbers_up_at_the_point) {
    TextTable table({{"name", TextTable::Align::left},
                     {"value", TextTable::Align::decimal},
                     {"end", TextTable::Align::left}});
    table.add({"a", "−0.25", "x"});
    table.add({"größer", "1,234 ns", ""});
    table.add({"c", "+12.5", "y"});
    table.add({"d", "–", "z"});
    EXPECT_EQ(table.text(),
              "name       value  end\n"
              "a          −0.25  x\n"
              "größer  1,234 ns\n"
              "c         +12.5   y\n"
              "d           –     z\n");
}

TEST(Wording, of_numbers_and_times) {
    EXPECT_EQ(signed_number(-5.379, 2), "−5.38");
    EXPECT_EQ(signed_number(4.4, 2), "+4.40");
    EXPECT_EQ(signed_number(-0.001, 2), "0.00");
    EXPECT_EQ(signed_number(std::numeric_limits<double>::quiet_NaN(), 2), "–");
    EXPECT_EQ(interval_text(-5.82, {}), "[−5.82, +∞]");
    EXPECT_EQ(interval_text({}, 1), "[−∞, +1.00]");
    EXPECT_EQ(value_text("cpu_ns_per_op", 157321.4), "157,321 ns");
    EXPECT_EQ(value_text("cpu_ns_per_op", 752.44), "752.4 ns");
    EXPECT_EQ(value_text("throughput_ops", 1204332), "1,204,332 op/s");
    EXPECT_EQ(value_text("throughput_ops", std::numeric_limits<double>::quiet_NaN()), "–");
    EXPECT_EQ(duration_text(0.46), "0.5 s");
    EXPECT_EQ(duration_text(59.6), "1 min 0 s");
    EXPECT_EQ(duration_text(150), "2 min 30 s");
    EXPECT_EQ(duration_text(3900), "1 h 5 min");
    EXPECT_EQ(counted(1, "block"), "1 block");
    EXPECT_EQ(counted(1234, "byte"), "1,234 bytes");
    EXPECT_EQ(command_text({"EVAL", "return 1", ""}), "EVAL \"return 1\" \"\"");
}

TEST(ShowText, leads_with_the_verdict) {
    SyntheticCase what;
    what.settled = true;
    auto state = synthetic(what);
    const auto text = show_text(state, evaluation_of(state));
    EXPECT_THAT(text.substr(0, 200), HasSubstr("\nCONFIRMED (measured, 2026-11-30)\n"));
    for (const char* part : {"What happened", "Claim", "Findings (plan quick", "Gates", "Checks", "Variants",
                             "Workloads", "Last run", "direct-append", "SET {key} {value}"})
        EXPECT_THAT(text, HasSubstr(part));
    EXPECT_THAT(text, Not(HasSubstr(" \n"))) << "spaces at the end of a line";
}

TEST(ShowText, of_an_open_case_says_what_the_findings_say) {
    const auto measured = synthetic({});
    EXPECT_THAT(show_text(measured, evaluation_of(measured)),
                HasSubstr("OPEN (not settled yet)\n  The findings say"));
    const auto fresh = synthetic({.blocks_per_workload = 0, .built = false});
    const auto text = show_text(fresh, {});
    EXPECT_THAT(text, HasSubstr("Nothing has been measured yet."));
    EXPECT_THAT(text, HasSubstr("not looked at yet"));
    EXPECT_THAT(text, HasSubstr("not built"));
    EXPECT_THAT(text, Not(HasSubstr("Findings")));
}

TEST(ShowText, a_verdict_on_an_older_plan_says_so) {
    auto state = synthetic({.settled = true});
    auto plan = state.plans[0].plan;
    plan.seed = 99;
    add(state, casefile::PlanFrozen{plan, experiment::plan_sha256(plan)});
    EXPECT_EQ(headline_of(state, evaluation_of(state)).reason.substr(0, 34),
              "It rests on the findings of plan " + state.plans[0].sha256.substr(0, 1));
}

TEST(ShowText, passes_no_control_characters_on) {
    auto state = synthetic({.settled = true});
    auto brief = state.brief;
    brief.title = brief.claim = brief.project = wild_text;
    add(state, brief);
    add(state, casefile::EvidenceAdded{"figure", wild_text, wild_text, {}});
    state.verdict->what_happened = state.verdict->scope = wild_text;
    state.variants[0].recipe.source.location = wild_text;
    state.workloads[0].command = {"SET", wild_text, std::string(300, 'x')};
    const auto text = show_text(state, evaluation_of(state));
    for (const char c : text)
        ASSERT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= 0x20) << static_cast<int>(c);
    EXPECT_THAT(text, Not(HasSubstr("\xe2\x80\xae")));
    EXPECT_THAT(text, HasSubstr("**bold** `code`"));
}

}  // namespace
