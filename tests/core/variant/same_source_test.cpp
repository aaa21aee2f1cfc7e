// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/same_source.h"

#include <gtest/gtest.h>

namespace assay::variant {
namespace {

Provenance from(const char* name, const std::string& source) {
    Provenance out;
    out.variant = name;
    out.source_sha256 = source;
    return out;
}

TEST(SameSource, AnotherSourceIsSaidWithBothHashes) {
    const auto said =
        other_source(from("baseline", std::string(64, 'a')), from("fast", std::string(64, 'b')));
    ASSERT_TRUE(said);
    EXPECT_EQ(said->find("'fast' is built from other source (bbbbbbbbbbbb) than the baseline 'baseline' "
                         "(aaaaaaaaaaaa)"),
              0U)
        << *said;
    EXPECT_NE(said->find("To mend it: "), std::string::npos);
}

TEST(SameSource, OneSourceOrAnUnknownOneIsNotSaid) {
    EXPECT_FALSE(other_source(from("baseline", "aa"), from("fast", "aa")));
    EXPECT_FALSE(other_source(from("baseline", "aa"), from("fast", "")));
    EXPECT_FALSE(other_source(from("baseline", ""), from("fast", "bb")));
}

}  // namespace
}  // namespace assay::variant
