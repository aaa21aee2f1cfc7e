// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"
#include "core/casefile/case.h"
#include "tests/core/casefile/log_files.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace assay;
using namespace assay::casefile;
using namespace assay::test;
using testing::HasSubstr;

TEST(Log, writes_the_documented_line) {
    const TemporaryDirectory directory;
    write_notes(directory / "c.assay", 1);
    std::istringstream lines(bytes_of(directory / "c.assay"));
    std::string first;
    std::string second;
    std::getline(lines, first);
    std::getline(lines, second);

    // Computed here from the words of the format, not by the code under test.
    const auto event_of = [](const std::string& line) { return line.substr(9, line.size() - 9 - 77); };
    const auto hash_of = [](const std::string& line) { return line.substr(line.size() - 66, 64); };
    EXPECT_EQ(hash_of(first), sha256_hex(std::string(64, '0') + event_of(first)));
    EXPECT_EQ(hash_of(second), sha256_hex(hash_of(first) + event_of(second)));
    EXPECT_EQ(second, R"({"event":)" + event_of(second) + R"(,"sha256":")" + hash_of(second) + R"("})");
    EXPECT_EQ(event_of(second), R"({"seq":1,"at":"2027-01-15T08:00:02.000000Z","type":"note.added",)"
                                R"("data":{"text":"note 1","author":"a tester"}})");
}

TEST(Log, reads_what_was_written) {
    const TemporaryDirectory directory;
    write_notes(directory / "c.assay", 3);
    const auto contents = read_log(directory / "c.assay");
    ASSERT_TRUE(contents) << contents.error().text();
    EXPECT_FALSE(contents->damage);
    EXPECT_EQ(contents->torn, "");
    EXPECT_EQ(contents->bytes, static_cast<std::int64_t>(bytes_of(directory / "c.assay").size()));
    ASSERT_EQ(contents->records.size(), 4U);
    EXPECT_EQ(std::get<CaseOpened>(contents->records[0]->event).title, "a case");
    EXPECT_EQ(contents->records[3]->sequence, 3);
    EXPECT_EQ(std::get<NoteAdded>(contents->records[3]->event).text, "note 3");
}

TEST(Log, tells_before_each_line_how_far_it_is) {
    const TemporaryDirectory directory;
    write_notes(directory / "c.assay", 3);
    const auto bytes = bytes_of(directory / "c.assay");
    std::vector<std::int64_t> beginnings{0}, told;
    for (auto at = bytes.find('\n'); at + 1 < bytes.size(); at = bytes.find('\n', at + 1))
        beginnings.push_back(static_cast<std::int64_t>(at) + 1);
    ASSERT_TRUE(read_log(directory / "c.assay", [&](std::int64_t read, std::int64_t of_bytes) {
        told.push_back(read);
        EXPECT_EQ(of_bytes, static_cast<std::int64_t>(bytes.size()));
    }));
    EXPECT_EQ(told, beginnings);
}

TEST(Log, keeps_any_text_of_a_person) {
    const TemporaryDirectory directory;
    const TickingClock clock;
    const std::string text =
        std::string("\"quotes\" \\ \n\t \x01 and a zero: ") + '\0' + " – Grüße, 世界 🚀 \u2028";
    auto writer = LogWriter::create(directory / "c.assay", clock, opened(text));
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->append(note(text)));
    const auto contents = read_log(directory / "c.assay");
    ASSERT_TRUE(contents && !contents->damage);
    EXPECT_EQ(std::get<CaseOpened>(contents->records[0]->event).title, text);
    EXPECT_EQ(std::get<NoteAdded>(contents->records[1]->event).text, text);
}

TEST(Log, never_overwrites_a_file) {
    const TemporaryDirectory directory;
    put(directory / "c.assay", "precious");
    const TickingClock clock;
    const auto writer = LogWriter::create(directory / "c.assay", clock, opened());
    ASSERT_FALSE(writer);
    EXPECT_THAT(writer.error().message, HasSubstr("exists already"));
    EXPECT_EQ(bytes_of(directory / "c.assay"), "precious");
}

TEST(Log, begins_with_the_opening_only) {
    const TemporaryDirectory directory;
    const TickingClock clock;
    EXPECT_FALSE(LogWriter::create(directory / "c.assay", clock, note("no")));
    EXPECT_FALSE(std::filesystem::exists(directory / "c.assay"));
}

TEST(Log, keeps_event_types_that_it_does_not_know) {
    const TemporaryDirectory directory;
    const TickingClock clock;
    auto writer = LogWriter::create(directory / "c.assay", clock, opened());
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->append(UnknownEvent{"moon.phase", R"({"phase":[1,2]})"}));
    const auto contents = read_log(directory / "c.assay");
    ASSERT_TRUE(contents && !contents->damage);
    const auto& unknown = std::get<UnknownEvent>(contents->records[1]->event);
    EXPECT_EQ(unknown.type, "moon.phase");
    EXPECT_EQ(unknown.data, R"({"phase":[1,2]})");
}

TEST(Log, two_writers_in_one_process_see_each_others_lines) {
    const TemporaryDirectory directory;
    write_notes(directory / "c.assay", 0);
    const TickingClock clock;
    auto one = LogWriter::open(directory / "c.assay", clock);
    auto other = LogWriter::open(directory / "c.assay", clock);
    ASSERT_TRUE(one && other);
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(one->append(note("one")));
        const auto record = other->append(note("other"));
        ASSERT_TRUE(record) << record.error().text();
        EXPECT_EQ(record->sequence, 2 * i + 2);
    }
    const auto contents = read_log(directory / "c.assay");
    ASSERT_TRUE(contents && !contents->damage);
    EXPECT_EQ(contents->records.size(), 11U);
}

TEST(Log, processes_append_at_the_same_time_without_losing_a_line) {
    const TemporaryDirectory directory;
    const auto file = directory / "c.assay";
    write_notes(file, 0);
    constexpr int processes = 2;
    constexpr int lines = 500;
    std::vector<pid_t> children;
    for (int p = 0; p < processes; ++p) {
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            const TickingClock clock;
            auto writer = LogWriter::open(file, clock);
            bool good = writer.has_value();
            for (int i = 0; good && i < lines; ++i)
                good = writer->append(note(std::to_string(p) + ":" + std::to_string(i))).has_value();
            ::_exit(good ? 0 : 1);
        }
        children.push_back(child);
    }
    for (const auto child : children) {
        int status = 0;
        ASSERT_EQ(::waitpid(child, &status, 0), child);
        EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    const auto contents = read_log(file);
    ASSERT_TRUE(contents) << contents.error().text();
    EXPECT_FALSE(contents->damage) << contents->damage->what;
    ASSERT_EQ(contents->records.size(), 1U + processes * lines);
    std::vector<int> next(processes, 0);  // of each process, all lines in its own order
    for (std::size_t i = 1; i < contents->records.size(); ++i) {
        const auto text = std::get<NoteAdded>(contents->records[i]->event).text;
        const auto writer = static_cast<std::size_t>(text[0] - '0');
        EXPECT_EQ(text, std::to_string(writer) + ":" + std::to_string(next[writer]++));
    }
}

}  // namespace
