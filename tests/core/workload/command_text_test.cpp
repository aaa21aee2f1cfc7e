// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/encoder.h"

#include <gtest/gtest.h>

namespace assay::workload {

TEST(CommandText, ShowsSizesInPlaceOfValues) {
    Specification s;
    s.command = {"SET", "{key}", "{value}"};
    s.payload_bytes = 262'144;
    EXPECT_EQ(command_as_text(s), "SET key <262144 bytes>");
    s.key_space = 1000;
    s.key_pattern = KeyPattern::random;
    EXPECT_EQ(command_as_text(s), "SET key<0…999> <262144 bytes>");
    s.key_pattern = KeyPattern::fixed;
    EXPECT_EQ(command_as_text(s), "SET key0 <262144 bytes>");
}

TEST(CommandText, QuotesWhatHasBlanksAndCutsWhatIsLong) {
    Specification s;
    s.command = {"EVAL", "return {{1, 2}", "0", "", std::string(500, 'x')};
    EXPECT_EQ(command_as_text(s), "EVAL \"return {1, 2}\" 0 \"\" " + std::string(120, 'x') + "…");
}

TEST(CommandText, ShowsAHalfTypedPlaceholderAsTyped) {
    Specification s;
    s.command = {"GET", "{ke"};
    EXPECT_EQ(command_as_text(s), "GET {ke");
}

}  // namespace assay::workload
