// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/base64.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

TEST(Base64, DecodesTheVectorsOfTheStandard) {
    EXPECT_EQ(decode_base64(""), "");
    EXPECT_EQ(decode_base64("Zg=="), "f");
    EXPECT_EQ(decode_base64("Zm8="), "fo");
    EXPECT_EQ(decode_base64("Zm9v"), "foo");
    EXPECT_EQ(decode_base64("Zm9vYmFy"), "foobar");
    EXPECT_EQ(decode_base64("AAH/+w=="), std::string("\0\1\xff\xfb", 4));
}

TEST(Base64, RefusesEverythingElse) {
    for (const char* wrong :
         {"Z", "Zg", "Zg=", "Zg==Zg==", "Zm9v\n", " Zm9v", "Zm 9v", "Zm9-", "====", "Z==="})
        EXPECT_EQ(decode_base64(wrong), std::nullopt) << wrong;
}

}  // namespace
}  // namespace assay
