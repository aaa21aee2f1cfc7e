// SPDX-License-Identifier: GPL-3.0-or-later
// Small programs linked anew: paired, independent, and what cannot be.
#include "core/base/process.h"
#include "core/layout/block_linker.h"
#include "core/layout/program_symbols.h"
#include "tests/core/layout/small_trees.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::layout {
namespace {

using experiment::Layouts;
using testing::ElementsAre;
using testing::IsEmpty;

class Linking : public testing::Test {
  protected:
    void SetUp() override { test::build_small_tree(place_ / "base", test::small_sources()); }

    void add_variant(const std::string& tree, const std::string& from, const std::string& to) {
        auto text = test::small_sources().at("shared.c");
        ASSERT_NE(text.find(from), text.npos);
        text.replace(text.find(from), from.size(), to);
        test::build_variant(place_ / "base", place_ / tree, "shared.c", text);
    }
    Result<BlockLinker> prepare(const std::vector<std::string>& names) {
        std::vector<Tree> trees;
        for (const auto& name : names)
            trees.push_back({name, place_ / name, {}});
        return BlockLinker::prepare(trees, place_ / "scratch", {0}, stop_);
    }
    int run(const std::filesystem::path& program) {
        Command command;
        command.arguments = {program.string()};
        const auto exit = run_process(command, stop_);
        EXPECT_TRUE(exit) << exit.error().text();
        return exit ? exit->code + 256 * exit->signal : -1;
    }

    test::TemporaryDirectory place_;
    StopFlag stop_;
};

TEST_F(Linking, WhatIsTheSameLiesAlikeInAllArmsUnderEverySeed) {
    add_variant("longer", "return x ^ 0x55;", "return (x ^ 0x55) * x + x / 7 + x % 11;");
    add_variant("added", "int shared", "int added(int x) { return untouched(x) + 77; }\nint shared");
    const auto linker = prepare({"base", "longer", "added"});
    ASSERT_TRUE(linker) << linker.error().text();
    EXPECT_THAT(linker->notes(), IsEmpty());
    EXPECT_THAT(linker->changed(), ElementsAre("added", "untouched"));
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const auto linked = linker->link(seed, {"base", "longer", "added"}, place_ / std::to_string(seed));
        ASSERT_TRUE(linked) << linked.error().text();
        const auto base = program_symbols((*linked)[0].program);
        ASSERT_TRUE(base) << base.error().text();
        for (const auto& program : *linked) {
            EXPECT_EQ(program.layout, Layouts::paired);
            EXPECT_EQ(run(program.program), 0);
            const auto symbols = program_symbols(program.program);
            ASSERT_TRUE(symbols) << symbols.error().text();
            for (const auto& name : linker->names().unchanged)
                EXPECT_EQ(symbols->functions.at(name), base->functions.at(name)) << name;
            EXPECT_EQ(symbols->data, base->data);
            EXPECT_EQ(symbols->plt_begin, base->plt_begin);
        }
    }
}

TEST_F(Linking, TheSameSeedGivesTheSameBytesAndAnotherOneOthers) {
    add_variant("longer", "return x ^ 0x55;", "return (x ^ 0x55) * x;");
    const auto linker = prepare({"base", "longer"});
    ASSERT_TRUE(linker) << linker.error().text();
    const auto one = linker->link(1, {"base", "longer"}, place_ / "one");
    const auto again = linker->link(1, {"base", "longer"}, place_ / "again");
    const auto other = linker->link(2, {"base", "longer"}, place_ / "other");
    ASSERT_TRUE(one && again && other);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ((*one)[i].sha256, (*again)[i].sha256);
        EXPECT_NE((*one)[i].sha256, (*other)[i].sha256);
    }
}

TEST_F(Linking, OtherFlagsMakeItsLayoutsIndependent) {
    test::build_small_tree(place_ / "slow", test::small_sources(), {"-O0"});
    add_variant("longer", "return x ^ 0x55;", "return (x ^ 0x55) * x;");
    const auto linker = prepare({"base", "slow", "longer"});
    ASSERT_TRUE(linker) << linker.error().text();
    ASSERT_EQ(linker->notes().size(), 1U);
    EXPECT_NE(linker->notes()[0].find("'slow' cannot be laid out like 'base'"), std::string::npos)
        << linker->notes()[0];
    const auto linked = linker->link(3, {"base", "slow", "longer"}, place_ / "programs");
    ASSERT_TRUE(linked) << linked.error().text();
    EXPECT_EQ((*linked)[0].layout, Layouts::paired);
    EXPECT_EQ((*linked)[1].layout, Layouts::independent);
    EXPECT_EQ((*linked)[2].layout, Layouts::paired);
    EXPECT_EQ(run((*linked)[1].program), 0);
    const auto again = linker->link(4, {"slow"}, place_ / "again");
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_NE((*again)[0].sha256, (*linked)[1].sha256);
}

TEST_F(Linking, ATreeWithoutItsObjectsIsAnError) {
    std::filesystem::remove(place_ / "base/src/another.c");
    std::filesystem::remove(place_ / "base/src/another.o");
    const auto linker = prepare({"base"});
    ASSERT_FALSE(linker);
    EXPECT_EQ(linker.error().kind, ErrorKind::unsupported);
    EXPECT_NE(linker.error().text().find("another.o"), std::string::npos) << linker.error().text();
}

TEST_F(Linking, AskingToStopEndsIt) {
    const auto linker = prepare({"base"});
    ASSERT_TRUE(linker) << linker.error().text();
    stop_.request();
    const auto linked = linker->link(1, {"base"}, place_ / "programs");
    ASSERT_FALSE(linked);
    EXPECT_EQ(linked.error().kind, ErrorKind::cancelled);
}

}  // namespace
}  // namespace assay::layout
