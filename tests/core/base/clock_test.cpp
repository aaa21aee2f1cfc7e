// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

using namespace std::chrono;

const UtcTime leap_day =
    UtcTime(sys_days(2024y / February / 29)) + hours(23) + minutes(59) + seconds(58) + microseconds(123456);

TEST(Rfc3339, WritesUtcWithSixDecimals) {
    EXPECT_EQ(to_rfc3339(UtcTime{}), "1970-01-01T00:00:00.000000Z");
    EXPECT_EQ(to_rfc3339(leap_day), "2024-02-29T23:59:58.123456Z");
}

TEST(Rfc3339, ReadsWhatItWrites) {
    EXPECT_EQ(from_rfc3339(to_rfc3339(leap_day)), leap_day);
}

TEST(Rfc3339, ReadsFewerDecimals) {
    EXPECT_EQ(from_rfc3339("1970-01-01T00:00:01Z"), UtcTime(seconds(1)));
    EXPECT_EQ(from_rfc3339("1970-01-01T00:00:01.5Z"), UtcTime(milliseconds(1500)));
}

TEST(Rfc3339, RefusesWhatIsNoUtcTime) {
    for (const char* text : {"", "now", "2024-02-30T00:00:00Z", "2024-02-29T24:00:00Z", "2024-02-29T00:00:00",
                             "2024-02-29T00:00:00+01:00", "2024-02-29T00:00:00.Z", "2024-02-29T00:00:00Zx"})
        EXPECT_FALSE(from_rfc3339(text)) << text;
}

}  // namespace
}  // namespace assay
