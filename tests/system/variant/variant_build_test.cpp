// SPDX-License-Identifier: GPL-3.0-or-later
// The sample's variants of real Redis: how they are built, and what their machine code holds.

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "core/variant/binary_facts.h"
#include "core/variant/build.h"
#include "tests/support/built_variants.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::variant {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const std::vector<std::string>& names() {
    static const std::vector<std::string> all{"baseline", "one-more-copy", "two-more", "four-more",
                                              "direct-append"};
    return all;
}

TEST(RedisVariants, EachHasItsProvenance) {
    std::vector<std::string> hashes;
    for (const auto& name : names()) {
        const auto& built = test::built_variant(name);
        const auto& provenance = built.provenance;
        EXPECT_EQ(provenance.variant, name);
        EXPECT_EQ(sha256_of_file(built.binary).value_or(""), provenance.sha256);
        EXPECT_THAT(hashes, Not(Contains(provenance.sha256))) << name;
        hashes.push_back(provenance.sha256);
        EXPECT_THAT(provenance.version, StartsWith("Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc"));
        EXPECT_THAT(provenance.compiler, HasSubstr("GCC"));
        EXPECT_EQ(provenance.build_id.size(), 40U);
        EXPECT_EQ(provenance.source_sha256, test::built_variant("baseline").provenance.source_sha256);
        EXPECT_EQ(provenance.patch_sha256.empty(), name == "baseline");
        EXPECT_TRUE(provenance.layouts_possible);
        EXPECT_TRUE(std::filesystem::exists(built.tree / "src" / "aof.o"));
        EXPECT_TRUE(std::filesystem::exists(built.tree / "deps" / "jemalloc" / "lib" / "libjemalloc.a"));
        EXPECT_TRUE(std::filesystem::exists(built.tree / "src" / "aof.c"));
    }
}

TEST(RedisVariants, ASecondBuildRunsNothing) {
    for (const auto& name : names()) {
        const auto& first = test::built_variant(name);
        const StopFlag stop;
        int phases = 0;
        const auto again = build(
            test::sample_recipe(name), test::test_store(), {},
            [&](std::string_view, std::optional<double>) { ++phases; }, stop);
        ASSERT_TRUE(again) << again.error().text();
        EXPECT_TRUE(again->reused);
        EXPECT_EQ(again->provenance.sha256, first.provenance.sha256);
        EXPECT_EQ(phases, 0);
    }
}

TEST(RedisVariants, CallsOfSdscatlenAreTheDose) {
    const std::map<std::string, std::int64_t> expected{
        {"baseline", 1}, {"one-more-copy", 2}, {"two-more", 3}, {"four-more", 5}, {"direct-append", 0}};
    for (const auto& [name, calls] : expected) {
        const auto count = calls_in(test::built_binary(name), "feedAppendOnlyFile", "sdscatlen");
        ASSERT_TRUE(count) << count.error().text();
        EXPECT_EQ(count->calls, calls) << name;
        EXPECT_THAT(count->symbols, Contains("feedAppendOnlyFile"));
    }
}

TEST(RedisVariants, FeedAppendOnlyFileIsTheSoleCallerOfTheEncoder) {
    for (const auto& name : names()) {
        const auto callers = callers_of(test::built_binary(name), "catAppendOnlyGenericCommand");
        ASSERT_TRUE(callers) << callers.error().text();
        EXPECT_THAT(*callers, ElementsAre("feedAppendOnlyFile")) << name;
    }
}

TEST(RedisVariants, CallersOfALibraryFunctionAreFoundThroughItsStub) {
    const auto callers = callers_of(test::built_binary("baseline"), "fdatasync");
    ASSERT_TRUE(callers) << callers.error().text();
    EXPECT_THAT(*callers, Contains("flushAppendOnlyFile"));
}

TEST(RedisVariants, OnlyWhatAPatchTouchesIsCompiledAgain) {
    const Recipe recipe = test::sample_recipe("direct-append");
    const auto& baseline = test::built_variant("baseline");
    const auto& candidate = test::built_variant("direct-append");
    EXPECT_TRUE(
        std::filesystem::equivalent(baseline.tree / "src" / "sds.o", candidate.tree / "src" / "sds.o"));
    EXPECT_FALSE(
        std::filesystem::equivalent(baseline.tree / "src" / "aof.o", candidate.tree / "src" / "aof.o"));
    EXPECT_THAT(read_file(test::test_store().log(recipe)).value_or(""), HasSubstr("CC aof.o"));
}

TEST(RedisVariants, APatchOfAnotherReleaseIsRefusedWithItsHunk) {
    (void)test::built_binary("baseline");
    Recipe recipe = test::sample_recipe("one-more-copy");
    auto& patch = recipe.patches.at(0);
    // As if the function had been rewritten upstream: a context line differs.
    const std::string line = "     if (server.aof_state == AOF_ON ||\n";
    ASSERT_NE(patch.text.find(line), std::string::npos);
    patch.text.replace(patch.text.find(line), line.size(), "     if (aof_is_on() ||\n");
    patch.sha256 = sha256_hex(patch.text);
    const StopFlag stop;
    const auto built = build(recipe, test::test_store(), {}, {}, stop);
    ASSERT_FALSE(built);
    EXPECT_EQ(built.error().kind, ErrorKind::invalid_input);
    EXPECT_THAT(built.error().message, HasSubstr("src/aof.c: hunk 1 does not fit at line 1341"));
}

TEST(RedisVariants, ACompilerErrorInAPatchIsShown) {
    (void)test::built_binary("baseline");
    Recipe recipe = test::sample_recipe("one-more-copy");
    auto& patch = recipe.patches.at(0);
    const std::string word = "size_t kept";
    patch.text.replace(patch.text.find(word), word.size(), "no_such_type kept");
    patch.sha256 = sha256_hex(patch.text);
    const StopFlag stop;
    const auto built = build(recipe, test::test_store(), {}, {}, stop);
    ASSERT_FALSE(built);
    EXPECT_EQ(built.error().kind, ErrorKind::build_failed);
    EXPECT_THAT(built.error().details, Contains(HasSubstr("no_such_type")));
    EXPECT_THAT(read_file(test::test_store().log(recipe)).value_or(""), HasSubstr("no_such_type"));
}

TEST(RedisVariants, AFinishedBinaryOfRedisIsTakenIn) {
    const auto& baseline = test::built_variant("baseline");
    Recipe recipe;
    recipe.name = "finished";
    recipe.source = {SourceKind::binary, baseline.binary, "", "", ""};
    const StopFlag stop;
    const auto taken = build(recipe, test::test_store(), {}, {}, stop);
    ASSERT_TRUE(taken) << taken.error().text();
    EXPECT_EQ(taken->provenance.sha256, baseline.provenance.sha256);
    EXPECT_EQ(taken->provenance.version, baseline.provenance.version);
    EXPECT_FALSE(taken->provenance.layouts_possible);
    const auto facts = inspect(taken->binary);
    ASSERT_TRUE(facts) << facts.error().text();
    EXPECT_EQ(facts->server, ServerKind::redis);
    EXPECT_TRUE(facts->has_symbols);
    EXPECT_TRUE(facts->dynamically_linked);
}

}  // namespace
}  // namespace assay::variant
