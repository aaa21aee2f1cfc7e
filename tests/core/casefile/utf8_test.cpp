// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/utf8.h"

#include "tests/core/casefile/log_files.h"

#include <gtest/gtest.h>

namespace {

using namespace assay;
using namespace assay::casefile;
using namespace assay::test;

TEST(Utf8, knows_well_formed_text) {
    for (const char* good :
         {"", "plain", "é", "世界", "🚀", "\xed\x9f\xbf", "\xee\x80\x80", "\xf4\x8f\xbf\xbf"})
        EXPECT_TRUE(is_utf8(good)) << good;
    for (const char* bad : {"\xff", "\xc3", "\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                            "\x80", "\xe4\xb8", "a\xf0\x9f\x9a"})
        EXPECT_FALSE(is_utf8(bad));
}

TEST(Utf8, replaces_only_what_is_not) {
    EXPECT_EQ(with_valid_utf8("Grüße"), "Grüße");
    EXPECT_EQ(with_valid_utf8("caf\xe9!"), "caf\xef\xbf\xbd!");
    EXPECT_EQ(with_valid_utf8("\xe4\xb8x\xff"), "\xef\xbf\xbd\xef\xbf\xbdx\xef\xbf\xbd");
}

// A compiler's or a server's words in another encoding must not make the case unreadable.
TEST(Utf8, a_log_line_in_latin1_leaves_a_readable_case) {
    const TemporaryDirectory directory;
    write_notes(directory / "c.assay", 0);
    const TickingClock clock;
    auto writer = LogWriter::open(directory / "c.assay", clock);
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->append(VariantFailed{"v", "fehlgeschlagen f\xfcr immer", {"z\xff"}, ""}));
    const auto contents = read_log(directory / "c.assay");
    ASSERT_TRUE(contents);
    EXPECT_FALSE(contents->damage);
    EXPECT_EQ(std::get<VariantFailed>(contents->records[1]->event).message,
              "fehlgeschlagen f\xef\xbf\xbdr immer");
}

}  // namespace
