// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/case.h"
#include "core/casefile/log_line.h"
#include "tests/core/casefile/log_files.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>
#include <random>

namespace {

using namespace assay;
using namespace assay::casefile;
using namespace assay::test;
using testing::HasSubstr;
using testing::Test;

class DamagedLog : public Test {
  protected:
    const TemporaryDirectory directory;
    const std::filesystem::path file = directory / "c.assay";
    const TickingClock clock;

    std::vector<std::string> lines_of_five() {
        write_notes(file, 4);
        std::vector<std::string> out;
        std::istringstream in(bytes_of(file));
        for (std::string line; std::getline(in, line);)
            out.push_back(line + "\n");
        return out;
    }
    static std::string joined(const std::vector<std::string>& lines) {
        std::string out;
        for (const auto& line : lines)
            out += line;
        return out;
    }
    /// Puts the bytes and expects damage at `line`; the records before it are there, and nobody can write.
    void expect_damage(const std::string& bytes, std::int64_t line, const std::string& what) {
        put(file, bytes);
        const auto contents = read_log(file);
        ASSERT_TRUE(contents) << contents.error().text();
        ASSERT_TRUE(contents->damage);
        EXPECT_EQ(contents->damage->line, line);
        EXPECT_FALSE(contents->damage->newer);
        EXPECT_THAT(contents->damage->what, HasSubstr(what));
        EXPECT_EQ(contents->records.size(), static_cast<std::size_t>(line - 1));
        const auto writer = LogWriter::open(file, clock);
        ASSERT_FALSE(writer);
        EXPECT_EQ(writer.error().kind, ErrorKind::damaged);
        EXPECT_THAT(writer.error().message, HasSubstr("line " + std::to_string(line)));
        EXPECT_EQ(bytes_of(file), bytes) << "a damaged file must be left as it is";
    }
    void expect_error(const std::string& bytes, ErrorKind kind, const std::string& what) {
        put(file, bytes);
        const auto contents = read_log(file);
        ASSERT_FALSE(contents);
        EXPECT_EQ(contents.error().kind, kind);
        EXPECT_THAT(contents.error().message, HasSubstr(what));
        EXPECT_THAT(contents.error().message, HasSubstr("c.assay"));
        EXPECT_FALSE(contents.error().advice.empty());
        EXPECT_FALSE(LogWriter::open(file, clock));
        EXPECT_EQ(bytes_of(file), bytes);
    }
};

TEST_F(DamagedLog, a_changed_byte_in_an_event) {
    auto lines = lines_of_five();
    lines[2].replace(lines[2].find("note 2"), 6, "note 3");
    expect_damage(joined(lines), 3, "SHA-256 does not fit");
}

TEST_F(DamagedLog, a_changed_byte_in_a_hash) {
    auto lines = lines_of_five();
    auto& digit = lines[3][lines[3].size() - 10];
    digit = digit == '0' ? '1' : '0';
    expect_damage(joined(lines), 4, "SHA-256 does not fit");
}

TEST_F(DamagedLog, a_changed_byte_around_the_event) {
    auto lines = lines_of_five();
    lines[1][3] = 'V';
    expect_damage(joined(lines), 2, "does not begin with");
}

TEST_F(DamagedLog, a_hash_in_capital_letters) {
    auto lines = lines_of_five();
    for (std::size_t i = lines[4].size() - 67; i < lines[4].size() - 3; ++i)
        lines[4][i] = static_cast<char>(std::toupper(lines[4][i]));
    expect_damage(joined(lines), 5, "does not end with its SHA-256");
}

TEST_F(DamagedLog, a_dropped_line) {
    auto lines = lines_of_five();
    lines.erase(lines.begin() + 2);
    expect_damage(joined(lines), 3, "dropped");
}

TEST_F(DamagedLog, reordered_lines) {
    auto lines = lines_of_five();
    std::swap(lines[2], lines[3]);
    expect_damage(joined(lines), 3, "moved");
}

TEST_F(DamagedLog, a_repeated_line) {
    auto lines = lines_of_five();
    lines.insert(lines.begin() + 2, lines[1]);
    expect_damage(joined(lines), 3, "SHA-256 does not fit");
}

TEST_F(DamagedLog, an_empty_line) {
    auto lines = lines_of_five();
    lines.insert(lines.begin() + 2, "\n");
    expect_damage(joined(lines), 3, "an empty line");
}

TEST_F(DamagedLog, windows_line_ends) {
    auto lines = lines_of_five();
    for (auto& line : lines)
        line.insert(line.size() - 1, "\r");
    expect_error(joined(lines), ErrorKind::damaged, "line 1");
}

// The chain holds, but the content is none: what a faulty writer would leave.
TEST_F(DamagedLog, a_well_chained_line_of_the_wrong_shape) {
    const auto lines = lines_of_five();
    const auto contents = read_log(file);
    ASSERT_TRUE(contents);
    const auto with = [&](const std::string& event) {
        return joined(lines) + make_line(event, chain_sha256(contents->last_sha256, event));
    };
    expect_damage(with(R"({"seq":5,"at":"2027-01-15T08:00:02Z","type":"note.added","data":{"text":7}})"), 6,
                  "data.text: expected text");
    expect_damage(with(R"({"seq":9,"at":"2027-01-15T08:00:02Z","type":"note.added","data":{}})"), 6,
                  "sequence number is 9 and 5 was expected");
    expect_damage(with(R"({"seq":5,"at":"yesterday","type":"note.added","data":{}})"), 6, "RFC 3339");
    expect_damage(with("{}"), 6, "an event needs");
    expect_damage(with("[1"), 6, "not valid JSON");
    expect_damage(with("\"\xff\xfe\""), 6, "not valid JSON");
}

TEST_F(DamagedLog, a_line_beyond_the_limit) {
    expect_damage(joined(lines_of_five()) + std::string(static_cast<std::size_t>(line_limit), 'x') + "\n", 6,
                  "longer than 16 MiB");
}

TEST_F(DamagedLog, zero_length) {
    expect_error("", ErrorKind::invalid_input, "is empty (0 bytes)");
}

TEST_F(DamagedLog, not_ours) {
    expect_error("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n", ErrorKind::invalid_input,
                 "not an Assay case file: it begins with '%PDF-1.7.%.....1'");
    expect_error("Dear diary,\n\ntoday", ErrorKind::invalid_input, "not an Assay case file");
    expect_error("{\"type\":\"FeatureCollection\"}\n", ErrorKind::invalid_input, "not an Assay case file");
    expect_error(std::string(4096, '\0'), ErrorKind::invalid_input, "not an Assay case file");
    expect_error("\n\n", ErrorKind::invalid_input, "not an Assay case file");
}

TEST_F(DamagedLog, a_first_line_that_does_not_hold) {
    auto lines = lines_of_five();
    lines[0].replace(lines[0].find("a case"), 6, "a lace");
    expect_error(joined(lines), ErrorKind::damaged, "line 1: its SHA-256 does not fit");
    expect_error(lines[0].substr(0, 30), ErrorKind::damaged, "line 1: it was never finished");
}

TEST_F(DamagedLog, a_first_event_that_opens_nothing) {
    const std::string event = R"({"seq":0,"at":"2027-01-15T08:00:02Z","type":"note.added","data":{}})";
    expect_error(make_line(event, chain_sha256(chain_start(), event)), ErrorKind::damaged,
                 "begins with case.opened");
}

TEST_F(DamagedLog, a_newer_file_is_read_and_not_written) {
    std::string last = chain_start();
    std::string bytes;
    for (
        const std::string event :
        {R"({"seq":0,"at":"2027-01-15T08:00:02Z","type":"case.opened","data":{"format":2,"title":"from tomorrow"}})",
         R"({"seq":1,"at":"2027-01-15T08:00:03Z","type":"note.added","data":{"text":{"rich":true}}})",
         R"({"seq":2,"at":"2027-01-15T08:00:04Z","type":"note.added","data":{"text":"plain"}})"}) {
        last = chain_sha256(last, event);
        bytes += make_line(event, last);
    }
    put(file, bytes);
    const auto contents = read_log(file);
    ASSERT_TRUE(contents) << contents.error().text();
    ASSERT_TRUE(contents->damage);
    EXPECT_TRUE(contents->damage->newer);
    EXPECT_THAT(contents->damage->what, HasSubstr("newer Assay (format 2"));
    ASSERT_EQ(contents->records.size(), 3U);
    EXPECT_EQ(fold(contents->records).brief.title, "from tomorrow");
    EXPECT_EQ(std::get<UnknownEvent>(contents->records[1]->event).type, "note.added");
    EXPECT_EQ(std::get<NoteAdded>(contents->records[2]->event).text, "plain");
    const auto writer = LogWriter::open(file, clock);
    ASSERT_FALSE(writer);
    EXPECT_EQ(writer.error().kind, ErrorKind::unsupported);
    EXPECT_EQ(bytes_of(file), bytes);

    bytes.replace(bytes.find("plain"), 5, "plane");
    put(file, bytes);
    const auto broken = read_log(file);
    ASSERT_TRUE(broken && broken->damage);
    EXPECT_FALSE(broken->damage->newer) << "damage counts more than age";
    EXPECT_EQ(broken->damage->line, 3);
}

TEST_F(DamagedLog, cut_at_every_byte_of_the_last_line) {
    const auto lines = lines_of_five();
    const auto whole = joined(lines);
    const auto kept = whole.size() - lines.back().size();
    for (std::size_t size = kept; size < whole.size(); ++size) {
        put(file, whole.substr(0, size));
        const auto contents = read_log(file);
        ASSERT_TRUE(contents) << size;
        EXPECT_FALSE(contents->damage) << size;
        EXPECT_EQ(contents->records.size(), 4U);
        EXPECT_EQ(contents->torn, whole.substr(kept, size - kept));
        EXPECT_EQ(contents->bytes, static_cast<std::int64_t>(kept));
    }
}

TEST_F(DamagedLog, a_torn_line_is_set_aside_and_writing_goes_on) {
    const auto lines = lines_of_five();
    const auto whole = joined(lines);
    const auto torn = lines.back().substr(0, 40);
    put(file, whole.substr(0, whole.size() - lines.back().size() + 40));
    auto writer = LogWriter::open(file, clock);
    ASSERT_TRUE(writer) << writer.error().text();
    EXPECT_EQ(writer->torn_bytes(), 40);
    EXPECT_EQ(bytes_of(directory / "c.assay.torn"), torn + "\n");
    ASSERT_TRUE(writer->append(note("after")));
    EXPECT_EQ(writer->torn_bytes(), 0);

    // Torn again while the writer stands: it is added to what was set aside before.
    put(file, bytes_of(file) + "{\"ev");
    const auto record = writer->append(note("again"));
    ASSERT_TRUE(record) << record.error().text();
    EXPECT_EQ(record->sequence, 5);
    EXPECT_EQ(writer->torn_bytes(), 4);
    EXPECT_EQ(bytes_of(directory / "c.assay.torn"), torn + "\n{\"ev\n");
    const auto contents = read_log(file);
    ASSERT_TRUE(contents);
    EXPECT_FALSE(contents->damage);
    EXPECT_EQ(contents->torn, "");
    EXPECT_EQ(contents->records.size(), 6U);
}

// Whatever happens to the bytes, reading ends, and never takes the file for whole.
TEST_F(DamagedLog, random_mutations_are_always_noticed) {
    const auto whole = joined(lines_of_five());
    std::mt19937 random(20261130);
    const auto below = [&](std::size_t bound) {
        return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random);
    };
    for (int i = 0; i < 4000; ++i) {
        auto bytes = whole;
        const auto at = below(bytes.size());
        const auto length = 1 + below(std::min<std::size_t>(40, bytes.size() - at));
        switch (below(5)) {
            case 0:
                bytes[at] = static_cast<char>(bytes[at] ^ (1 + static_cast<char>(below(255))));
                break;
            case 1:
                bytes.erase(at, length);
                break;
            case 2:
                bytes.insert(at, bytes.substr(below(bytes.size()), length));
                break;
            case 3:
                bytes.insert(at, std::string(length, static_cast<char>(below(256))));
                break;
            default:
                bytes.replace(at, length, std::string(length, static_cast<char>(below(256))));
                break;
        }
        if (bytes == whole) continue;
        put(file, bytes);
        const auto contents = read_log(file);
        if (!contents) continue;
        // A cut exactly between two lines leaves a shorter file that holds: nothing in it can tell.
        const bool shorter_but_whole = whole.starts_with(bytes) && bytes.ends_with('\n');
        EXPECT_TRUE(contents->damage || !contents->torn.empty() || shorter_but_whole) << "mutation " << i;
    }
}

}  // namespace
