// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/difference.h"

#include "tests/core/layout/small_trees.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::layout {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class DifferenceOf : public testing::Test {
  protected:
    void SetUp() override { test::build_small_tree(place_ / "base", test::small_sources()); }

    LinkPlan plan_of(const std::string& tree) {
        return {place_ / tree / "src", {"cc"}, {"server.o", "shared.o", "another.o"}, {}};
    }
    /// The difference to a tree in which `from` in `file` became `to`.
    Difference after(const std::string& file, const std::string& from, const std::string& to) {
        auto text = test::small_sources().at(file);
        const auto at = text.find(from);
        EXPECT_NE(at, text.npos);
        text.replace(at, from.size(), to);
        const auto tree = "variant-" + std::to_string(trees_++);
        test::build_variant(place_ / "base", place_ / tree, file, text);
        const auto found = difference_of(std::vector{plan_of("base"), plan_of(tree)});
        EXPECT_TRUE(found) << found.error().text();
        return found ? *found : Difference{};
    }

    test::TemporaryDirectory place_;
    int trees_ = 0;
};

TEST_F(DifferenceOf, NothingDiffersWhenASourceIsOnlyCompiledAgain) {
    const auto found = after("shared.c", "int count;", "int count; /* a word */");
    EXPECT_THAT(found.functions, IsEmpty());
    EXPECT_THAT(found.data, IsEmpty());
}

TEST_F(DifferenceOf, AChangedFunctionAloneDiffersAlthoughAllBehindItMoved) {
    EXPECT_THAT(after("shared.c", "return x ^ 0x55;", "return (x ^ 0x55) * x + x / 7;").functions,
                ElementsAre("untouched"));
}

TEST_F(DifferenceOf, AStringIsComparedByItsCharactersAndNotByItsPlace) {
    EXPECT_THAT(after("shared.c", "the number %d", "the Number %d").functions, ElementsAre("untouched"));
    // Another string in front of it moves it within its section.
    const auto found = after("shared.c", "__attribute__((noinline)) int untouched",
                             "int first(int x) { printf(\"%d comes first\\n\", x); return x; "
                             "}\n__attribute__((noinline)) int untouched");
    EXPECT_THAT(found.functions, ElementsAre("first"));
}

TEST_F(DifferenceOf, AJumpTableOrConstantBelongsToItsFunction) {
    EXPECT_THAT(after("shared.c", "case 3: return 9;", "case 3: return 8;").functions, ElementsAre("chosen"));
}

TEST_F(DifferenceOf, AnotherCalleeDiffers) {
    EXPECT_THAT(after("shared.c", "default: return untouched(x);", "default: return shared(x);").functions,
                ElementsAre("chosen"));
}

TEST_F(DifferenceOf, ALocalNameIsTakenWithAllItsBearers) {
    EXPECT_THAT(after("another.c", "x * 5", "x * 9").functions, ElementsAre("helper"));
}

TEST_F(DifferenceOf, ALineNumberThatIsCompiledInDiffers) {
    EXPECT_THAT(after("another.c", "return helper(x) + 2;", "return helper(x) + __LINE__;").functions,
                ElementsAre("another"));
}

TEST_F(DifferenceOf, DataDiffersByItsSizeAndNotByItsContent) {
    EXPECT_THAT(after("shared.c", "{1, 2, 3", "{9, 9, 9").data, IsEmpty());
    const auto found = after("shared.c", "int count;", "int count; int more[30];");
    EXPECT_THAT(found.data, ElementsAre("count", "more"));
    EXPECT_THAT(found.functions, IsEmpty());
}

TEST_F(DifferenceOf, AnotherLinkLineCannotBeCompared) {
    auto other = plan_of("base");
    other.words.emplace_back("-flto");
    const auto found = difference_of(std::vector{plan_of("base"), other});
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().kind, ErrorKind::unsupported);
}

}  // namespace
}  // namespace assay::layout
