// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/archived_sample.h"

#include "core/casefile/case.h"
#include "core/casefile/log.h"
#include "tests/core/casefile/log_files.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace {

using namespace assay;
using namespace assay::casefile;
using testing::Contains;
using testing::HasSubstr;

const std::filesystem::path sample =
    std::filesystem::path(ASSAY_SOURCE_DIR) / "resources/cases/aof-staging-copy-archived.assay";

TEST(ArchivedSample, holds_the_page_as_it_was_settled) {
    const auto contents = read_log(sample);
    ASSERT_TRUE(contents) << contents.error().text();
    EXPECT_FALSE(contents->damage);
    EXPECT_EQ(contents->torn, "");
    const auto state = fold(contents->records);
    EXPECT_EQ(state.brief.title, "Remove per-command AOF staging copy");
    EXPECT_EQ(state.brief.category, "AVOIDABLE COPY");
    EXPECT_THAT(state.brief.hypothesis, HasSubstr("crosses two distinct mutable SDS backing buffers"));
    EXPECT_THAT(state.brief.change_to_test,
                HasSubstr("directly in server.aof_buf instead of a temporary buf"));
    EXPECT_THAT(state.brief.places, Contains(CodePlace{"src/aof.c", "feedAppendOnlyFile", 1409, 1448}));
    ASSERT_TRUE(state.verdict);
    EXPECT_EQ(state.verdict->state, VerdictState::refuted);
    EXPECT_EQ(state.verdict->basis, VerdictBasis::imported);
    EXPECT_EQ(state.verdict->settled_on, "2026-07-18");
    EXPECT_THAT(state.verdict->what_happened, HasSubstr("below the repeatable workload noise floor"));
    ASSERT_EQ(state.imports.size(), 1U);
    EXPECT_THAT(state.imports[0].text, HasSubstr("REFUTED · settled 2026-07-18"));
    EXPECT_TRUE(state.plans.empty()) << "nothing of it was measured by Assay";
    std::string evidence;
    for (const auto& item : state.evidence)
        evidence += item.title + ": " + item.text + "\n";
    for (const char* figure : {"14.5% spread over four", "cmdstat_set = 2048", "536,938,548-byte AOF",
                               "two sdscatlen calls in feedAppendOnlyFile", "byte-order check", "line 1436"})
        EXPECT_THAT(evidence, HasSubstr(figure));
}

TEST(ArchivedSample, can_be_made_again_from_the_page_that_it_holds) {
    const auto contents = read_log(sample);
    ASSERT_TRUE(contents);
    const auto state = fold(contents->records);
    ASSERT_EQ(state.imports.size(), 1U);
    const test::TemporaryDirectory directory;
    const auto written = test::write_archived_sample(directory / "again.assay", state.imports[0].text);
    ASSERT_TRUE(written) << written.error().text();
    EXPECT_EQ(test::bytes_of(directory / "again.assay"), test::bytes_of(sample));
}

TEST(ArchivedSample, refuses_a_page_without_its_sections) {
    const test::TemporaryDirectory directory;
    EXPECT_FALSE(test::write_archived_sample(directory / "none.assay", "Verdict\n\nnone\n"));
    EXPECT_FALSE(std::filesystem::exists(directory / "none.assay"));
}

}  // namespace
