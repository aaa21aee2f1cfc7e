// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/casefile/log_files.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace {

using namespace assay;
using namespace assay::casefile;
using namespace assay::test;
using testing::HasSubstr;

class Follower : public testing::Test {
  protected:
    const TemporaryDirectory directory;
    const std::filesystem::path file = directory / "c.assay";
    const TickingClock clock;
    LogContents contents;

    void SetUp() override {
        write_notes(file, 2);
        auto read = read_log(file);
        ASSERT_TRUE(read);
        contents = std::move(*read);
    }
    LogWriter writer() { return LogWriter::open(file, clock).value(); }
};

TEST_F(Follower, sees_nothing_new_in_a_file_at_rest) {
    const auto more = read_more(file, contents);
    ASSERT_TRUE(more);
    EXPECT_FALSE(*more);
    EXPECT_EQ(contents.records.size(), 3U);
}

TEST_F(Follower, sees_growth) {
    auto out = writer();
    ASSERT_TRUE(out.append(note("new")));
    ASSERT_TRUE(out.append(note("newer")));
    const auto more = read_more(file, contents);
    ASSERT_TRUE(more && *more);
    ASSERT_EQ(contents.records.size(), 5U);
    EXPECT_EQ(std::get<NoteAdded>(contents.records[4]->event).text, "newer");
    EXPECT_EQ(contents.bytes, static_cast<std::int64_t>(bytes_of(file).size()));
    const auto rest = read_more(file, contents);
    EXPECT_TRUE(rest && !*rest);
}

TEST_F(Follower, waits_for_a_line_to_be_finished) {
    const auto before = bytes_of(file);
    ASSERT_TRUE(writer().append(note("slow")));
    const auto whole = bytes_of(file);
    for (auto size = before.size() + 1; size < whole.size(); ++size) {
        put(file, whole.substr(0, size));
        const auto more = read_more(file, contents);
        ASSERT_TRUE(more) << more.error().text();
        EXPECT_FALSE(*more);
        EXPECT_FALSE(contents.damage);
        EXPECT_EQ(contents.torn, whole.substr(before.size(), size - before.size()));
    }
    put(file, whole);
    const auto more = read_more(file, contents);
    ASSERT_TRUE(more && *more);
    EXPECT_EQ(contents.torn, "");
    EXPECT_EQ(contents.records.size(), 4U);
}

TEST_F(Follower, goes_on_over_a_torn_line_that_was_set_aside) {
    put(file, bytes_of(file) + "{\"event\":{\"seq\":3,\"at\":\"20");
    ASSERT_TRUE(read_more(file, contents));
    ASSERT_TRUE(writer().append(note("instead")));
    const auto more = read_more(file, contents);
    ASSERT_TRUE(more && *more);
    EXPECT_FALSE(contents.damage);
    EXPECT_EQ(std::get<NoteAdded>(contents.records.back()->event).text, "instead");
}

TEST_F(Follower, notices_that_the_file_became_shorter) {
    put(file, bytes_of(file).substr(0, 100));
    const auto more = read_more(file, contents);
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error().kind, ErrorKind::damaged);
    EXPECT_THAT(more.error().message, HasSubstr("became shorter"));
    EXPECT_EQ(contents.records.size(), 3U) << "what was read stays";
}

TEST_F(Follower, notices_another_file_in_its_place) {
    std::filesystem::remove(file);
    write_notes(file, 7);  // the ticks are the same, so the beginning is too
    ASSERT_TRUE(read_more(file, contents)) << "the same beginning is the same file";

    std::filesystem::remove(file);
    auto other = LogWriter::create(file, clock, opened("another case"));
    ASSERT_TRUE(other);
    for (int i = 0; i < 9; ++i)
        ASSERT_TRUE(other->append(note("a note")));
    const auto more = read_more(file, contents);
    ASSERT_FALSE(more);
    EXPECT_THAT(more.error().message, HasSubstr("changed"));
}

TEST_F(Follower, notices_that_the_file_is_gone) {
    std::filesystem::remove(file);
    const auto more = read_more(file, contents);
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error().kind, ErrorKind::not_found);
}

TEST_F(Follower, tells_of_damage_once_and_stays_where_it_was) {
    put(file, bytes_of(file) + "garbage\n");
    const auto more = read_more(file, contents);
    ASSERT_TRUE(more && *more);
    ASSERT_TRUE(contents.damage);
    EXPECT_EQ(contents.damage->line, 4);
    const auto again = read_more(file, contents);
    EXPECT_TRUE(again && !*again);
}

TEST_F(Follower, a_writer_does_not_write_into_a_replaced_file) {
    auto out = writer();
    std::filesystem::remove(file);
    write_notes(file, 0);
    const auto before = bytes_of(file);
    const auto record = out.append(note("lost?"));
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().kind, ErrorKind::damaged);
    EXPECT_EQ(bytes_of(file), before);
}

}  // namespace
