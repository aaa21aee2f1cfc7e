// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"

#include "core/base/files.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

// FIPS 180-2, appendix B.
constexpr const char* hash_of_abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

TEST(Sha256, MatchesThePublishedVectors) {
    EXPECT_EQ(sha256_hex("abc"), hash_of_abc);
    EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Sha256, PiecesAreOneMessage) {
    EXPECT_EQ(Sha256().add("a").add("").add("bc").hex(), hash_of_abc);
}

TEST(Sha256, OfAFile) {
    const test::TemporaryDirectory directory;
    ASSERT_TRUE(write_file(directory / "abc", "abc"));
    EXPECT_EQ(sha256_of_file(directory / "abc").value(), hash_of_abc);
    EXPECT_EQ(sha256_of_file(directory / "none").error().kind, ErrorKind::not_found);
}

}  // namespace
}  // namespace assay
