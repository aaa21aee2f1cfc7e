// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/link_plan.h"

#include "core/layout/linker_line.h"
#include "tests/core/layout/small_trees.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <fstream>
#include <gmock/gmock.h>

namespace assay::layout {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(SplitWords, GoesByBlanksQuotesAndBackslashes) {
    EXPECT_THAT(split_words("cc  -O2\t-o 'a b' \"c 'd\" e\\ f ''"),
                ElementsAre("cc", "-O2", "-o", "a b", "c 'd", "e f", ""));
    EXPECT_THAT(split_words(R"(-DX=\"1\" 'a\b' "q\"r")"), ElementsAre("-DX=\"1\"", "a\\b", "q\"r"));
    EXPECT_THAT(split_words("   "), IsEmpty());
    EXPECT_THAT(split_words("$HOME `x` *"), ElementsAre("$HOME", "`x`", "*"));  // nothing is expanded
}

std::vector<std::string> listing(const fs::path& directory) {
    std::vector<std::string> out;
    for (const auto& entry : fs::recursive_directory_iterator(directory))
        out.push_back(entry.path().string());
    std::sort(out.begin(), out.end());
    return out;
}

TEST(LinkPlan, IsTheMakefilesOwnLineAndTheTreeStaysAsItWas) {
    test::TemporaryDirectory place;
    const StopFlag stop;
    test::build_small_tree(place / "tree", test::small_sources());
    std::ofstream(place / "tree/src/redis-server") << "as if it were linked";
    const auto before = listing(place / "tree");
    const auto plan = link_plan_of(place / "tree", {"CFLAGS=-O2"}, place / "scratch", stop);
    ASSERT_TRUE(plan) << plan.error().text();
    EXPECT_THAT(plan->words, ElementsAre("cc", "-ffunction-sections", "-rdynamic", "server.o", "shared.o",
                                         "another.o", "-lm"));
    EXPECT_THAT(plan->objects, ElementsAre("server.o", "shared.o", "another.o"));
    EXPECT_THAT(plan->archives, IsEmpty());
    EXPECT_EQ(plan->directory, place / "tree/src");
    EXPECT_THAT(plan->linker, testing::IsSupersetOf({"server.o", "shared.o", "another.o", "-lm", "-lc"}));
    EXPECT_THAT(plan->linker, testing::Not(testing::Contains("-o")));
    EXPECT_THAT(plan->linker, testing::Not(testing::Contains(testing::StartsWith("-plugin"))));
    EXPECT_EQ(listing(place / "tree"), before);
    EXPECT_FALSE(fs::exists(place / "scratch"));
}

TEST(LinkPlan, SaysWhenTheMakefileLinksNothing) {
    test::TemporaryDirectory place;
    const StopFlag stop;
    fs::create_directories(place / "tree/src");
    std::ofstream(place / "tree/src/Makefile") << "redis-server:\n\techo nothing\n";
    const auto plan = link_plan_of(place / "tree", {}, place / "scratch", stop);
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().kind, ErrorKind::unsupported);
    EXPECT_NE(plan.error().message.find("does not say how it links"), std::string::npos);
}

TEST(LinkerWords, KeepBlanksAndQuotesInNames) {
    test::TemporaryDirectory place;
    const StopFlag stop;
    const auto words = linker_words({"cc", "a b.o", "c\"d.o", "-Wl,-rpath,/x y"}, place.path(), stop);
    ASSERT_TRUE(words) << words.error().text();
    EXPECT_THAT(*words, testing::IsSupersetOf({"a b.o", "c\"d.o", "-rpath", "/x y"}));
}

TEST(LinkerWords, ACompilerThatDoesNotSayThemIsNamed) {
    test::TemporaryDirectory place;
    const StopFlag stop;
    const auto words = linker_words({"true", "a.o"}, place.path(), stop);
    ASSERT_FALSE(words);
    EXPECT_EQ(words.error().kind, ErrorKind::unsupported);
    EXPECT_NE(words.error().message.find("'true' does not say"), std::string::npos);
}

}  // namespace
}  // namespace assay::layout
