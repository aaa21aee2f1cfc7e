// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/decision.h"

#include "core/base/json_mapping.h"

#include <gtest/gtest.h>

#include <ostream>

namespace assay::verdict {
namespace {

using experiment::Direction;

double ln(double percent) {
    return to_log_ratio(Percent(percent)).value;
}

stats::AnytimeInterval interval(double low_percent, double high_percent) {
    return {ln(low_percent), ln(high_percent)};
}

struct Row {
    Direction direction;
    double material;
    Layouts layouts;
    double low;
    double high;
    Decision decision;
};

// What a row is called in a test's name.
std::ostream& operator<<(std::ostream& out, const Row& row) {
    return out << enum_name(row.direction) << " " << row.material << "% from " << row.low << " to "
               << row.high;
}

constexpr auto paired = Layouts::paired;
constexpr auto fixed = Layouts::uncontrolled;
constexpr auto lowers = Direction::lowers;
constexpr auto raises = Direction::raises;
constexpr auto changes = Direction::changes;
constexpr auto yes = Decision::confirmed;
constexpr auto no = Decision::refuted;
constexpr auto open = Decision::inconclusive;

class Decide : public ::testing::TestWithParam<Row> {};

TEST_P(Decide, AsTheMethodSays) {
    const auto& row = GetParam();
    EXPECT_EQ(decide(interval(row.low, row.high), {row.direction, Percent(row.material), row.layouts}),
              row.decision);
}

INSTANTIATE_TEST_SUITE_P(
    Lowers, Decide,
    ::testing::Values(Row{lowers, 1, paired, -5.8, -4.9, yes}, Row{lowers, 1, paired, -3, -1.01, yes},
                      Row{lowers, 1, paired, -3, -1, open},    // the border itself is not beyond it
                      Row{lowers, 1, paired, -3, -0.5, open},  // direction shown, size undecided
                      Row{lowers, 1, paired, -1, 3, open}, Row{lowers, 1, paired, -0.99, 3, no},
                      Row{lowers, 1, paired, 2, 3, no}, Row{lowers, 1, paired, -4, 4, open}));
INSTANTIATE_TEST_SUITE_P(
    Raises, Decide,
    ::testing::Values(Row{raises, 1, paired, 3.8, 4.9, yes}, Row{raises, 1, paired, 1, 3, open},
                      Row{raises, 1, paired, 0.5, 3, open}, Row{raises, 1, paired, -3, 0.99, no},
                      Row{raises, 1, paired, -3, -2, no}, Row{raises, 1, paired, -3, 1, open}));
INSTANTIATE_TEST_SUITE_P(
    Changes, Decide,
    ::testing::Values(Row{changes, 3, paired, -8, -3.1, yes}, Row{changes, 3, paired, 3.1, 9, yes},
                      Row{changes, 3, paired, -2.9, 2.9, no}, Row{changes, 3, paired, -3, 2.9, open},
                      Row{changes, 3, paired, -2.9, 3, open}, Row{changes, 3, paired, -4, 4, open},
                      Row{changes, 3, paired, -4, 1, open}));
INSTANTIATE_TEST_SUITE_P(
    UncontrolledLayouts, Decide,
    ::testing::Values(Row{lowers, 1, fixed, -2.9, -2, open}, Row{lowers, 1, fixed, -5, -2.9, open},
                      Row{lowers, 1, fixed, -6, -3.9, open}, Row{lowers, 1, fixed, -6, -4.1, yes},
                      Row{lowers, 1, fixed, -0.1, 0.1, open}, Row{lowers, 1, fixed, 1.9, 3, open},
                      Row{lowers, 1, fixed, 2.2, 3, no}, Row{lowers, 1, fixed, 5, 6, no},
                      Row{lowers, 3, fixed, -2.9, 2, open}, Row{lowers, 3, fixed, 0.1, 2, no},
                      Row{lowers, 5, fixed, -6, -4, open}, Row{lowers, 5, fixed, -1.9, 1, no},
                      Row{raises, 1, fixed, 4.2, 5, yes}, Row{raises, 1, fixed, 3.9, 5, open},
                      Row{raises, 1, fixed, -3, -2.1, no}, Row{raises, 1, fixed, -3, -1.9, open},
                      Row{changes, 3, fixed, -1, 1, open}, Row{changes, 7, fixed, -3.5, 3.5, no},
                      Row{changes, 1, fixed, -0.5, 0.5, open}, Row{changes, 1, fixed, -9, -4.1, yes},
                      Row{changes, 1, fixed, -9, -3.9, open}));

TEST(Decide, AnInfiniteIntervalDecidesNothing) {
    for (const auto direction : {lowers, raises, changes})
        EXPECT_EQ(decide({}, {direction, Percent(1), paired}), open);
    EXPECT_FALSE(direction_shown({}, changes));
    EXPECT_FALSE(within_material({}, Percent(50)));
}

TEST(Decide, DirectionIsShownOnTheClaimedSideOfZeroOnly) {
    EXPECT_TRUE(direction_shown(interval(-2, -0.1), lowers));
    EXPECT_FALSE(direction_shown(interval(-2, 0), lowers));
    EXPECT_FALSE(direction_shown(interval(0.1, 2), lowers));
    EXPECT_TRUE(direction_shown(interval(0.1, 2), raises));
    EXPECT_TRUE(direction_shown(interval(0.1, 2), changes));
    EXPECT_TRUE(direction_shown(interval(-2, -0.1), changes));
}

TEST(Decide, DistanceIsFromTheCentreToTheBorderThatWouldDecide) {
    const auto distance = [](double centre, Direction direction, double material, Layouts layouts) {
        return distance_to_decision(LogRatio(ln(centre)), {direction, Percent(material), layouts});
    };
    EXPECT_NEAR(*distance(-5, lowers, 1, paired), ln(-1) - ln(-5), 1e-12);
    EXPECT_NEAR(*distance(0.5, lowers, 1, paired), ln(0.5) - ln(-1), 1e-12);
    EXPECT_NEAR(*distance(4, raises, 1, paired), ln(4) - ln(1), 1e-12);
    EXPECT_NEAR(*distance(0, raises, 1, paired), ln(1), 1e-12);
    EXPECT_NEAR(*distance(0, changes, 3, paired), ln(3), 1e-12);  // the nearer of the two
    EXPECT_NEAR(*distance(-7, changes, 3, paired), ln(-3) - ln(-7), 1e-12);
    EXPECT_EQ(distance(-1, lowers, 1, paired), 0);
    EXPECT_NEAR(*distance(-5, lowers, 1, fixed), ln(-1) + ln(-3) - ln(-5), 1e-12);
    EXPECT_NEAR(*distance(4, lowers, 1, fixed), ln(4) - ln(-1) + ln(-3), 1e-12);
    for (const double centre : {-3.5, 0.0, 1.5})  // no number of blocks takes the layout's doubt away
        EXPECT_EQ(distance(centre, lowers, 1, fixed), std::nullopt) << centre;
    EXPECT_EQ(distance(0, changes, 2, fixed), std::nullopt);
    EXPECT_NEAR(*distance(0, changes, 7, fixed), ln(7) + ln(-3), 1e-12);
}

}  // namespace
}  // namespace assay::verdict
