// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/command_template.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::workload {

TEST(CommandTemplate, TextPlaceholdersAndBraces) {
    EXPECT_EQ(parse_argument("plain}").value(), (ArgumentTemplate{{Placeholder::none, "plain}"}}));
    EXPECT_EQ(parse_argument("").value(), ArgumentTemplate{});
    EXPECT_EQ(parse_argument("a{key}:{index}{value}").value(), (ArgumentTemplate{{Placeholder::none, "a"},
                                                                                 {Placeholder::key, ""},
                                                                                 {Placeholder::none, ":"},
                                                                                 {Placeholder::index, ""},
                                                                                 {Placeholder::value, ""}}));
    EXPECT_EQ(parse_argument("return {{1,2}").value(),
              (ArgumentTemplate{{Placeholder::none, "return {1,2}"}}));
    EXPECT_EQ(parse_argument("{{{key}").value(),
              (ArgumentTemplate{{Placeholder::none, "{"}, {Placeholder::key, ""}}));
}

TEST(CommandTemplate, AMisspeltPlaceholderIsNamed) {
    for (const char* text : {"{kay}", "{", "x{Key}", "{ key}", "{key"}) {
        const auto parsed = parse_argument(text);
        ASSERT_FALSE(parsed) << text;
        EXPECT_EQ(parsed.error().kind, ErrorKind::invalid_input);
    }
    EXPECT_THAT(parse_command({"SET", "{kay}"}).error().message, ::testing::HasSubstr("'{kay}'"));
}

}  // namespace assay::workload
