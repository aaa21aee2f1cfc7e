// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/link_plan.h"

#include "core/base/process.h"
#include "core/layout/linker.h"
#include "core/layout/linker_line.h"
#include "tests/core/layout/small_trees.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
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
    for (const char* name : {"a b.o", "c\"d.o"})
        std::ofstream(place / name) << "never read";
    const auto words = linker_words({"cc", "a b.o", "c\"d.o", "-Wl,-rpath,/x y"}, place.path(), stop);
    ASSERT_TRUE(words) << words.error().text();
    EXPECT_THAT(*words, testing::IsSupersetOf({"a b.o", "c\"d.o", "-rpath", "/x y"}));
}

// Newer Redis links with -flto unless it is told -fno-lto.
TEST(LinkerWords, WhatIsMeantForOtherPartsOfTheCompilerIsLeftOut) {
    test::TemporaryDirectory place;
    const StopFlag stop;
    test::build_small_tree(place / "tree", test::small_sources());
    auto plan = link_plan_of(place / "tree", {}, place / "scratch", stop);
    ASSERT_TRUE(plan) << plan.error().text();
    const auto expect_linked = [&](const std::vector<std::string>& words) {
        auto handed_over = linker_words(words, plan->directory, stop);
        ASSERT_TRUE(handed_over) << handed_over.error().text();
        EXPECT_THAT(*handed_over, testing::Each(testing::Not(testing::StartsWith("-f"))));
        handed_over->insert(handed_over->begin(), plan->linker.front());
        plan->linker = std::move(*handed_over);
        const auto linked = link({&*plan, {}, {}, place / "program"}, stop);
        EXPECT_TRUE(linked) << linked.error().text();
    };
    for (const char* flag : {"-fno-lto", "-flto=auto", "-fuse-ld=lld", "-fuse-ld=gold"}) {
        SCOPED_TRACE(flag);
        auto words = plan->words;
        words.emplace_back(flag);
        expect_linked(words);
    }
    if (!find_program("clang")) return;
    SCOPED_TRACE("clang");
    auto words = plan->words;
    words.front() = "clang";
    expect_linked(words);
}

TEST(LinkCommand, PutsThePadBehindTheObjectsAndCopiesInTheirPlaces) {
    LinkPlan plan{"/tree/src", {}, {"a.o", "b.o"}, {"c.a"}, {{"b.o", "/copies/b.o"}}};
    plan.linker = {"/bin/lld", "crt.o", "a.o", "b.o", "c.a", "-lm"};
    EXPECT_THAT(link_command({&plan, "/order", "/pad.o", "/program"}),
                ElementsAre("/bin/lld", "crt.o", "a.o", "/copies/b.o", "/pad.o", "c.a", "-lm", "-o",
                            "/program", "--threads=1", "--strip-debug", "-z", "separate-loadable-segments",
                            "--symbol-ordering-file=/order", "--no-warn-symbol-ordering"));
}

TEST(FindLinker, PrefersTheNewerOneAndTakesWhatThereIs) {
    test::TemporaryDirectory place;
    const std::string path = std::getenv("PATH");
    ASSERT_EQ(::setenv("PATH", place.path().c_str(), 1), 0);
    const auto neither = find_linker();
    const auto add = [&](const char* name) {
        std::ofstream(place / name) << "#!/bin/sh\n";
        fs::permissions(place / name, fs::perms::owner_all);
    };
    add("ld.lld");
    const auto older = find_linker();
    add("ld.lld-19");
    const auto newer = find_linker();
    ASSERT_EQ(::setenv("PATH", path.c_str(), 1), 0);
    ASSERT_FALSE(neither);
    EXPECT_NE(neither.error().advice.find("apt-get install lld-19"), std::string::npos)
        << neither.error().text();
    EXPECT_EQ(older.value_or(""), place / "ld.lld");
    EXPECT_EQ(newer.value_or(""), place / "ld.lld-19");
}

TEST(LinkPlan, AnObjectThatDoesNotReachTheLinkerIsNamed) {
    test::TemporaryDirectory place;
    const StopFlag stop;
    test::build_small_tree(place / "tree", test::small_sources());
    const auto wrapper = place / "wrapper";
    std::ofstream(wrapper) << "#!/bin/sh\necho collect2 -o assay-linked-program server.o another.o\n";
    fs::permissions(wrapper, fs::perms::owner_all);
    const auto plan = link_plan_of(place / "tree", {"CC=" + wrapper.string()}, place / "scratch", stop);
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().kind, ErrorKind::unsupported);
    EXPECT_NE(plan.error().message.find("does not hand 'shared.o'"), std::string::npos)
        << plan.error().text();
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
