// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/order.h"

#include "core/layout/pad.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <gmock/gmock.h>
#include <set>

namespace assay::layout {
namespace {

using testing::ElementsAre;

Names some_names() {
    return {{"a", "b", "c", "d", "e", "f"}, {"helper"}, {"x", "y"}, {"table", "count"}};
}

TEST(Order, IsTheSameForTheSameSeedOnEveryMachine) {
    // Written down once: a case's layouts must be made again anywhere.
    EXPECT_THAT(independent_order({"a", "b", "c", "d", "e", "f"}, 1),
                ElementsAre("f", "d", "b", "c", "a", "e"));
    EXPECT_EQ(pad_units(1), 1510U);
    EXPECT_EQ(paired_order(some_names(), 5), paired_order(some_names(), 5));
    EXPECT_NE(paired_order(some_names(), 5), paired_order(some_names(), 6));
}

TEST(Order, HoldsEveryNameAndEveryPieceOnce) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        auto lines = paired_order(some_names(), seed);
        EXPECT_EQ(lines.size(), 6U + 2 + 2 + pad_pieces + 2);
        std::sort(lines.begin(), lines.end());
        EXPECT_EQ(std::adjacent_find(lines.begin(), lines.end()), lines.end());
    }
}

TEST(Order, PutsThePadBetweenWhatIsTheSameAndWhatIsNot) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto lines = paired_order(some_names(), seed);
        const auto at = [&](const std::string& name) {
            return std::find(lines.begin(), lines.end(), name) - lines.begin();
        };
        EXPECT_EQ(at(pad_begin), 6);
        std::uint64_t units = 0;
        for (unsigned i = 0; i < pad_pieces; ++i) {
            EXPECT_GT(at(pad_piece(i)), at(pad_begin));
            if (at(pad_piece(i)) < at("x")) units += std::uint64_t{1} << i;
        }
        EXPECT_EQ(units, pad_units(seed));
        EXPECT_EQ(at("y"), at("x") + 1);
        EXPECT_GT(at(pad_filler), at("y") + 1);  // with a piece between them
        EXPECT_EQ(at("table"), at(pad_filler) + 1);
        EXPECT_EQ(at("count"), at("table") + 1);
    }
}

TEST(Order, PadsAreOfAllSizesButTheLargest) {
    std::set<std::uint64_t> small;
    std::uint64_t largest = 0;
    for (std::uint64_t seed = 0; seed < 20000; ++seed) {
        const auto units = pad_units(seed);
        largest = std::max(largest, units);
        if (units < 64) small.insert(units);
    }
    EXPECT_EQ(small.size(), 64U);
    EXPECT_EQ(largest, pad_sizes - 2);
}

}  // namespace
}  // namespace assay::layout
