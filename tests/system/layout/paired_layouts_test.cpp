// SPDX-License-Identifier: GPL-3.0-or-later
// Redis itself, linked anew: what is the same lies alike, what differs is what was changed, and it runs.
#include "core/base/files.h"
#include "core/base/sha256.h"
#include "core/layout/block_linker.h"
#include "core/layout/program_symbols.h"
#include "core/redis/server.h"
#include "tests/support/built_variants.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <gmock/gmock.h>

using namespace assay;
using namespace assay::layout;
using experiment::Layouts;
using test::TemporaryDirectory;
using testing::Contains;
using testing::Not;

namespace {

Tree tree_of(const std::string& variant) {
    return {variant, test::built_variant(variant).tree, test::sample_recipe(variant).make_arguments};
}

class PairedLayouts : public testing::Test {
  protected:
    void SetUp() override {
        auto made = BlockLinker::prepare({tree_of("baseline"), tree_of("direct-append")}, scratch_ / "work",
                                         {0}, stop_);
        ASSERT_TRUE(made) << made.error().text();
        linker_.emplace(std::move(*made));
    }

    std::vector<LinkedProgram> link(std::uint64_t seed, const std::string& place,
                                    const std::vector<std::string>& variants = {"baseline",
                                                                                "direct-append"}) {
        auto linked = linker_->link(seed, variants, scratch_ / place);
        EXPECT_TRUE(linked) << linked.error().text();
        return linked ? *linked : std::vector<LinkedProgram>{};
    }

    StopFlag stop_;
    TemporaryDirectory scratch_;
    std::optional<BlockLinker> linker_;
};

TEST_F(PairedLayouts, OnlyWhatThePatchTouchedDiffers) {
    EXPECT_TRUE(linker_->notes().empty()) << linker_->notes().front();
    EXPECT_THAT(linker_->changed(), Contains("feedAppendOnlyFile"));
    EXPECT_THAT(linker_->names().unchanged, Contains("setCommand"));
    EXPECT_THAT(linker_->names().unchanged, Contains("processCommand"));
    EXPECT_GT(linker_->names().unchanged.size(), 4000U);
    // All that differs is compiled from the patched file.
    EXPECT_LT(linker_->changed().size(), 100U);
}

TEST_F(PairedLayouts, WhatIsTheSameLiesAtTheSameAddressInBoth) {
    const auto linked = link(7, "one");
    ASSERT_EQ(linked.size(), 2U);
    EXPECT_EQ(linked[0].layout, Layouts::paired);
    EXPECT_EQ(linked[1].layout, Layouts::paired);
    EXPECT_NE(linked[0].sha256, linked[1].sha256);
    const auto a = program_symbols(linked[0].program);
    const auto b = program_symbols(linked[1].program);
    ASSERT_TRUE(a && b);
    // Counted here by itself, not by the code that the linker checks with.
    std::size_t same = 0;
    for (const auto& name : linker_->names().unchanged)
        if (a->functions.at(name) == b->functions.at(name)) ++same;
    EXPECT_EQ(same, linker_->names().unchanged.size());
    EXPECT_EQ(a->data, b->data);
    EXPECT_EQ(a->plt_begin, b->plt_begin);
    EXPECT_EQ(a->functions.at("feedAppendOnlyFile").size(), 1U);
}

TEST_F(PairedLayouts, AnotherSeedIsAnotherLayoutAndTheSameSeedTheSameBytes) {
    const auto one = link(7, "one");
    const auto again = link(7, "again");
    const auto other = link(8, "other");
    ASSERT_EQ(one.size(), 2U);
    ASSERT_EQ(again.size(), 2U);
    ASSERT_EQ(other.size(), 2U);
    EXPECT_EQ(one[0].sha256, again[0].sha256);
    EXPECT_EQ(one[1].sha256, again[1].sha256);
    EXPECT_NE(one[0].sha256, other[0].sha256);
    const auto a = program_symbols(one[0].program);
    const auto b = program_symbols(other[0].program);
    ASSERT_TRUE(a && b);
    std::size_t moved = 0;
    for (const auto& name : linker_->names().unchanged)
        if (a->functions.at(name) != b->functions.at(name)) ++moved;
    EXPECT_GT(moved, linker_->names().unchanged.size() * 9 / 10);
    EXPECT_NE(a->functions.at("feedAppendOnlyFile"), b->functions.at("feedAppendOnlyFile"));
}

TEST_F(PairedLayouts, ALaterRunOverTheSameTreesMakesTheSameBytes) {
    const auto first = link(7, "one");
    TemporaryDirectory elsewhere;
    auto later =
        BlockLinker::prepare({tree_of("baseline"), tree_of("direct-append")}, elsewhere / "w", {0}, stop_);
    ASSERT_TRUE(later) << later.error().text();
    const auto second = later->link(7, {"baseline", "direct-append"}, elsewhere / "programs");
    ASSERT_TRUE(second) << second.error().text();
    ASSERT_EQ(first.size(), 2U);
    EXPECT_EQ(first[0].sha256, (*second)[0].sha256);
    EXPECT_EQ(first[1].sha256, (*second)[1].sha256);
}

TEST_F(PairedLayouts, ManySeedsAllPair) {
    // Pads of every size class, and both ends of the range.
    for (std::uint64_t seed = 100; seed < 112; ++seed)
        EXPECT_EQ(link(seed, "seed-" + std::to_string(seed)).size(), 2U);
}

TEST_F(PairedLayouts, TheLinkedServerServes) {
    const auto linked = link(7, "one");
    ASSERT_EQ(linked.size(), 2U);
    for (const auto& program : linked) {
        redis::ServerOptions options;
        options.binary = program.program;
        options.config = {{"appendonly", "yes"}};
        options.data_parent = scratch_.path();
        auto server = redis::Server::start(options, stop_);
        ASSERT_TRUE(server) << server.error().text();
        const auto set = (*server)->connection().command({"SET", "key", "value"});
        ASSERT_TRUE(set) << set.error().text();
        const auto got = (*server)->connection().command({"GET", "key"});
        ASSERT_TRUE(got) << got.error().text();
        EXPECT_EQ(got->text, "value");
        const auto exit = (*server)->stop();
        ASSERT_TRUE(exit) << exit.error().text();
        EXPECT_EQ(exit->exit_code, 0);
    }
}

TEST_F(PairedLayouts, TheKeptTreesStayAsTheyAre) {
    const auto& built = test::built_variant("baseline");
    const auto before = std::filesystem::last_write_time(built.tree / "src");
    link(7, "one");
    EXPECT_EQ(std::filesystem::last_write_time(built.tree / "src"), before);
    EXPECT_FALSE(std::filesystem::exists(built.tree / "src" / "Makefile.dep"));
}

}  // namespace
