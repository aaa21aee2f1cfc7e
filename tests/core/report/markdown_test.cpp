// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/markdown.h"

#include "core/report/markdown_escape.h"
#include "tests/core/report/cases.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>
#include <sstream>

namespace {

using namespace assay;
using namespace assay::report;
using namespace assay::test;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(MarkdownEscape, markup_in_text_does_nothing) {
    EXPECT_EQ(markdown_line("**b** _i_ `c` [l](u) <b> a|b ~~s~~ &amp; $x$ \\"),
              "\\*\\*b\\*\\* \\_i\\_ \\`c\\` \\[l\\](u) \\<b\\> a\\|b \\~\\~s\\~\\~ \\&amp; \\$x\\$ \\\\");
    EXPECT_EQ(markdown_line("# heading"), "\\# heading");
    EXPECT_EQ(markdown_line("- item"), "\\- item");
    EXPECT_EQ(markdown_line("+ item"), "\\+ item");
    EXPECT_EQ(markdown_line("12. item"), "12\\. item");
    EXPECT_EQ(markdown_line("3) item"), "3\\) item");
    EXPECT_EQ(markdown_line("1.5 percent"), "1\\.5 percent");
    EXPECT_EQ(markdown_line("per-command copy, issue #3"), "per-command copy, issue #3");
    EXPECT_EQ(markdown_line("https://x.org and www.x.org"), "https\\://x.org and www\\.x.org");
    EXPECT_EQ(markdown_line("two\nlines"), "two lines");
}

TEST(MarkdownEscape, paragraphs_stay_paragraphs) {
    EXPECT_EQ(markdown_paragraphs("one\ntwo\n\n\n    four spaces\n===\n"),
              "one  \ntwo\n\nfour spaces  \n\\===\n");
    EXPECT_EQ(markdown_paragraphs(""), "");
}

TEST(MarkdownEscape, code_is_fenced_beyond_its_backticks) {
    EXPECT_EQ(markdown_code("a `b` c"), "``a `b` c``");
    EXPECT_EQ(markdown_code("`"), "`` ` ``");
    EXPECT_EQ(markdown_code("a|b", true), "`a\\|b`");
    EXPECT_EQ(markdown_code_block("x\n```\ny"), "````\nx\n```\ny\n````\n");
}

/// Cells of a table row: bars that are not escaped.
std::size_t bars(const std::string& line) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\\') {
            ++i;
        } else if (line[i] == '|') {
            ++count;
        }
    }
    return count;
}

void expect_sound_tables(const std::string& text) {
    std::istringstream lines(text);
    std::size_t expected = 0;
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with('|')) {
            expected = 0;
            continue;
        }
        if (expected == 0) expected = bars(line);
        EXPECT_EQ(bars(line), expected) << line;
    }
}

TEST(Markdown, leads_with_the_verdict_and_has_every_section) {
    const auto state = synthetic({.settled = true});
    const auto text = markdown(state, evaluation_of(state));
    EXPECT_THAT(
        text,
        StartsWith("# SYNTHETIC: remove the per-command AOF staging copy\n\n**CONFIRMED** (measured, "));
    for (const char* part :
         {"## What happened", "## Claim", "## Hypothesis", "## Change to test", "## What would confirm it",
          "## What would refute it", "## Where it lives", "## Findings", "## Gates", "## Checks",
          "## Variants", "## Workloads", "## Environment", "## To repeat it",
          "assay run CASE.assay --plan quick --seed 1"})
        EXPECT_THAT(text, HasSubstr(part));
    EXPECT_THAT(text, HasSubstr(state.plans[0].sha256));
    EXPECT_THAT(text, HasSubstr(state.variants[0].built->sha256));
    expect_sound_tables(text);
}

TEST(Markdown, of_a_case_without_samples_says_so) {
    const auto state = synthetic({.blocks_per_workload = 0, .built = false});
    const auto text = markdown(state, {});
    EXPECT_THAT(text, HasSubstr("**OPEN** (not settled yet). Nothing has been measured yet."));
    EXPECT_THAT(text, Not(HasSubstr("## Findings")));
    EXPECT_THAT(text, HasSubstr("not looked at yet"));
    expect_sound_tables(text);
}

TEST(Markdown, wild_text_anywhere_leaves_the_document_sound) {
    auto state = synthetic({.settled = true});
    state.brief.title = state.brief.claim = state.brief.hypothesis = wild_text;
    state.brief.places[0].function = wild_text;
    state.verdict->what_happened = wild_text;
    state.variants[1].recipe.patches[0].name = "a|b`c";
    state.workloads[0].command = {"SET", wild_text};
    state.workloads[0].server_config["x"] = "a|b";
    state.checks[0].check.observed = wild_text;
    const auto text = markdown(state, evaluation_of(state));
    expect_sound_tables(text);
    EXPECT_THAT(text, Not(HasSubstr("\n<script>")));
    EXPECT_THAT(text, HasSubstr("# \\*\\*bold\\*\\* \\`code\\` \\<script\\>"));
    EXPECT_THAT(text, Not(HasSubstr("\x1b")));
}

}  // namespace
