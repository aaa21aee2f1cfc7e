// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/source_excerpt.h"

#include "core/base/json_mapping.h"
#include "tests/core/variant/small_server.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::variant {
namespace {

using testing::ElementsAre;

const std::string source = R"(/* grow(x) is below */
static int grow(int x);

#define twice(x) ((x) + (x))

int shrink(int x) {
    return grow(x) - 2;
}

/* Makes it larger. */
static int
unrelated(void) { return 0; }

static int grow(int x)
{
    if (x) {
        x++;
    }
    return x;
}
int last(void) { return grow(1); }
)";

class SourceExcerpt : public testing::Test {
  protected:
    SourceExcerpt() { test::write_text(tree / "src" / "a.c", source); }
    test::TemporaryDirectory directory;
    const std::filesystem::path tree = directory / "tree";
};

TEST_F(SourceExcerpt, is_the_definition_and_neither_its_declaration_nor_a_call) {
    const auto grow = excerpt(tree, "src/a.c", "grow");
    ASSERT_TRUE(grow) << grow.error().text();
    EXPECT_EQ(grow->first_line, 14);
    EXPECT_THAT(grow->lines, ElementsAre("static int grow(int x)", "{", "    if (x) {", "        x++;",
                                         "    }", "    return x;", "}"));
    const auto shrink = excerpt(tree, "src/a.c", "shrink");
    ASSERT_TRUE(shrink);
    EXPECT_EQ(shrink->first_line, 6);
    EXPECT_EQ(shrink->lines.size(), 3U);
    const auto last = excerpt(tree, "src/a.c", "last");
    ASSERT_TRUE(last);
    EXPECT_THAT(last->lines, ElementsAre("int last(void) { return grow(1); }"));
}

TEST_F(SourceExcerpt, without_a_function_is_the_lines) {
    const auto lines = excerpt(tree, "src/a.c", "", 2, 3);
    ASSERT_TRUE(lines);
    EXPECT_EQ(lines->first_line, 2);
    EXPECT_THAT(lines->lines, ElementsAre("static int grow(int x);", ""));
    EXPECT_EQ(excerpt(tree, "src/a.c", "")->lines.size(), 21U);
    EXPECT_TRUE(excerpt(tree, "src/a.c", "", 1000, 2000)->lines.empty());
}

TEST_F(SourceExcerpt, what_is_not_there_is_said) {
    EXPECT_EQ(excerpt(tree, "src/b.c", "grow").error().kind, ErrorKind::not_found);
    EXPECT_EQ(excerpt(tree, "src/a.c", "gro").error().kind, ErrorKind::not_found);
    EXPECT_EQ(excerpt(tree, "src/a.c", "twice").error().kind, ErrorKind::not_found);
    for (const auto* outside : {"/etc/passwd", "../secret", "src/../../secret", ""})
        EXPECT_EQ(excerpt(tree, outside, "").error().kind, ErrorKind::invalid_input) << outside;
}

TEST_F(SourceExcerpt, the_tree_is_that_of_the_binary) {
    const Store store(directory / "store");
    ASSERT_TRUE(store.prepare());
    Provenance built;
    built.variant = "baseline";
    built.sha256 = std::string(64, 'a');
    test::write_text(store.build_record("key"), json::serialize(to_json(built)));
    EXPECT_FALSE(tree_of_binary(store, built.sha256)) << "the tree is gone";
    std::filesystem::create_directories(store.tree("key"));
    EXPECT_EQ(tree_of_binary(store, built.sha256), store.tree("key"));
    EXPECT_FALSE(tree_of_binary(store, std::string(64, 'b')));
}

}  // namespace
}  // namespace assay::variant
