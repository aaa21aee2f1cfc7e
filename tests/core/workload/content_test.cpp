// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/content.h"

#include <gtest/gtest.h>

#include <cctype>
#include <set>

namespace assay::workload {

TEST(Content, SplitMixAgreesWithThePublishedGenerator) {
    // First outputs of Vigna's splitmix64.c for the state 1234567.
    EXPECT_EQ(split_mix(1234567, 0), 6457827717110365317U);
    EXPECT_EQ(split_mix(1234567, 1), 3203168211198807973U);
    EXPECT_EQ(split_mix(1234567, 2), 9817491932198370423U);
}

TEST(Content, PayloadHasItsLengthIsPrintableAndNeverANumber) {
    for (const std::int64_t length : {0, 1, 3, 10, 11, 4096, 262144}) {
        const auto value = payload(length);
        ASSERT_EQ(value.size(), static_cast<std::size_t>(length));
        for (const char c : value)
            ASSERT_TRUE(std::isgraph(static_cast<unsigned char>(c)) != 0);
        EXPECT_TRUE(value.empty() || std::isalpha(static_cast<unsigned char>(value.front())) != 0);
    }
    EXPECT_EQ(payload(20).substr(0, 10), payload(10)) << "the same bytes everywhere";
}

TEST(Content, KeysFollowTheirPattern) {
    Specification s;
    s.key_prefix = "k:";
    EXPECT_EQ(key_text(s, 5, 1), "k:");
    s.key_space = 3;
    EXPECT_EQ(key_text(s, 5, 1), "k:0") << "fixed: always the first";
    s.key_pattern = KeyPattern::sequential;
    EXPECT_EQ(key_text(s, 5, 1), "k:2");
    s.key_pattern = KeyPattern::random;
    s.key_space = 100;
    std::set<std::int64_t> seen;
    for (std::int64_t i = 0; i < 2000; ++i) {
        const auto number = key_number(s, i, 7);
        ASSERT_GE(number, 0);
        ASSERT_LT(number, 100);
        EXPECT_EQ(number, key_number(s, i, 7)) << "depends on seed and operation alone";
        seen.insert(number);
    }
    EXPECT_EQ(seen.size(), 100U);
    bool differs = false;
    for (std::int64_t i = 0; i < 20; ++i)
        differs = differs || key_number(s, i, 7) != key_number(s, i, 8);
    EXPECT_TRUE(differs) << "another seed, other keys";
}

}  // namespace assay::workload
