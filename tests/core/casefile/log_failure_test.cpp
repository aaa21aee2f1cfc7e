// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/unique_fd.h"
#include "core/casefile/file_lock.h"
#include "tests/core/casefile/log_files.h"

#include <gtest/gtest.h>

#include <csignal>
#include <fcntl.h>
#include <functional>
#include <gmock/gmock.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

// What the surroundings do to a writer: no space, no permission, locks held by others.
namespace {

using namespace assay;
using namespace assay::casefile;
using namespace assay::test;
using testing::HasSubstr;

/// Runs `body` in a child process and yields what it returned: limits and users are a process's own.
std::string in_child(const std::function<std::string()>& body) {
    int ends[2];
    if (::pipe(ends) != 0) return "no pipe";
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        const auto said = body();
        const bool whole = ::write(ends[1], said.data(), said.size()) == static_cast<ssize_t>(said.size());
        ::_exit(whole ? 0 : 1);
    }
    ::close(ends[1]);
    std::string out;
    char buffer[4096];
    for (ssize_t n = 0; (n = ::read(ends[0], buffer, sizeof buffer)) > 0;)
        out.append(buffer, static_cast<std::size_t>(n));
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    return out;
}

/// As a user without rights, even when the tests run as root.
std::string without_rights(const std::function<std::string()>& body) {
    return in_child([&]() -> std::string {
        if (::geteuid() == 0 && (::setegid(65534) != 0 || ::seteuid(65534) != 0)) return "cannot drop rights";
        return body();
    });
}

class LogFailure : public testing::Test {
  protected:
    const TemporaryDirectory directory;
    const std::filesystem::path file = directory / "c.assay";
    const TickingClock clock;
    void SetUp() override { std::filesystem::permissions(directory.path(), std::filesystem::perms(0755)); }

    std::string try_append() {
        auto writer = LogWriter::open(file, clock);
        if (!writer) return writer.error().text();
        const auto record = writer->append(note("x"));
        return record ? "appended" : record.error().text();
    }
};

// The kernel cuts the write at the limit, as it does when a disk is full: a part of the line is written
// first.
TEST_F(LogFailure, a_short_write_is_taken_back) {
    write_notes(file, 2);
    const auto before = bytes_of(file);
    const auto said = in_child([&]() -> std::string {
        ::signal(SIGXFSZ, SIG_IGN);
        auto writer = LogWriter::open(file, clock);
        const rlimit limit{before.size() + 50, before.size() + 50};
        if (!writer || ::setrlimit(RLIMIT_FSIZE, &limit) != 0) return "set-up failed";
        const auto record = writer->append(note(std::string(1000, 'x')));
        return record ? "appended" : record.error().text();
    });
    EXPECT_THAT(said, HasSubstr("No space left"));
    EXPECT_THAT(said, HasSubstr("What to do: free some space"));
    EXPECT_EQ(bytes_of(file), before);
    EXPECT_EQ(try_append(), "appended");
    EXPECT_FALSE(std::filesystem::exists(directory / "c.assay.torn"));
}

TEST_F(LogFailure, a_refused_write_is_an_error) {
    write_notes(file, 2);
    const auto before = bytes_of(file);
    const auto said = in_child([&]() -> std::string {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{before.size(), before.size()};
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) return "set-up failed";
        return try_append();
    });
    EXPECT_THAT(said, HasSubstr("cannot write"));
    EXPECT_THAT(said, HasSubstr("ulimit -f"));
    EXPECT_EQ(bytes_of(file), before);
}

TEST_F(LogFailure, a_new_file_without_space_leaves_nothing_behind) {
    const auto said = in_child([&]() -> std::string {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{20, 20};
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) return "set-up failed";
        const auto writer = LogWriter::create(file, clock, opened());
        return writer ? "created" : writer.error().text();
    });
    EXPECT_THAT(said, HasSubstr("No space left"));
    EXPECT_FALSE(std::filesystem::exists(file));
}

TEST_F(LogFailure, a_read_only_file_is_read_and_not_written) {
    write_notes(file, 1);
    std::filesystem::permissions(file, std::filesystem::perms(0444));
    EXPECT_THAT(without_rights([&] { return try_append(); }), HasSubstr("cannot write"));
    EXPECT_EQ(without_rights([&]() -> std::string { return read_log(file) ? "read" : "not read"; }), "read");
    std::filesystem::permissions(file, std::filesystem::perms(0000));
    EXPECT_THAT(without_rights([&] { return read_log(file).error().text(); }), HasSubstr("cannot read"));
}

TEST_F(LogFailure, a_read_only_directory_is_named) {
    std::filesystem::permissions(directory.path(), std::filesystem::perms(0555));
    const auto said = without_rights([&]() -> std::string {
        const auto writer = LogWriter::create(file, clock, opened());
        return writer ? "created" : writer.error().text();
    });
    EXPECT_THAT(said, HasSubstr("cannot write '" + file.string() + "': Permission denied"));
    EXPECT_THAT(said, HasSubstr("What to do: check the permissions"));
}

TEST_F(LogFailure, a_torn_line_stays_where_it_is_when_it_cannot_be_set_aside) {
    write_notes(file, 1);
    put(file, bytes_of(file) + "{\"event\"");
    const auto before = bytes_of(file);
    std::filesystem::permissions(file, std::filesystem::perms(0666));
    std::filesystem::permissions(directory.path(), std::filesystem::perms(0555));
    EXPECT_THAT(without_rights([&] { return try_append(); }), HasSubstr("c.assay.torn"));
    EXPECT_EQ(bytes_of(file), before);
    std::filesystem::permissions(directory.path(), std::filesystem::perms(0755));
}

TEST_F(LogFailure, a_missing_directory_is_named) {
    const auto writer = LogWriter::create(directory / "none" / "c.assay", clock, opened());
    ASSERT_FALSE(writer);
    EXPECT_EQ(writer.error().kind, ErrorKind::not_found);
}

TEST_F(LogFailure, an_entry_beyond_the_limit_is_refused_whole) {
    write_notes(file, 0);
    const auto before = bytes_of(file);
    auto writer = LogWriter::open(file, clock);
    ASSERT_TRUE(writer);
    const auto record = writer->append(note(std::string(static_cast<std::size_t>(line_limit), 'x')));
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().kind, ErrorKind::invalid_input);
    EXPECT_THAT(record.error().message, HasSubstr("at most 16 MiB"));
    EXPECT_EQ(bytes_of(file), before);
    EXPECT_TRUE(writer->append(note(std::string(static_cast<std::size_t>(line_limit) - 500, 'x'))));
    EXPECT_EQ(read_log(file)->records.size(), 2U);
}

TEST_F(LogFailure, a_file_beyond_the_limit_is_named) {
    write_notes(file, 0);
    std::filesystem::resize_file(file, static_cast<std::uintmax_t>(file_limit) + 1);
    const auto contents = read_log(file);
    ASSERT_FALSE(contents);
    EXPECT_THAT(contents.error().message, HasSubstr("larger than 4 GiB"));
}

TEST_F(LogFailure, what_is_no_regular_file_is_named) {
    EXPECT_THAT(read_log(directory.path()).error().message, HasSubstr("no regular file"));
    ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
    EXPECT_THAT(read_log(file).error().message, HasSubstr("no regular file"));
}

TEST_F(LogFailure, a_lock_that_is_never_released_ends_in_an_error) {
    write_notes(file, 0);
    const UniqueFd holder(::open(file.c_str(), O_RDWR | O_CLOEXEC));
    ASSERT_EQ(::flock(holder.get(), LOCK_EX), 0);
    const UniqueFd other(::open(file.c_str(), O_RDWR | O_CLOEXEC));
    const auto locked = lock(other, LockMode::exclusive, file, std::chrono::milliseconds(20));
    ASSERT_FALSE(locked);
    EXPECT_EQ(locked.error().kind, ErrorKind::locked);
    EXPECT_THAT(locked.error().message, HasSubstr("locked by another process"));
    ASSERT_EQ(::flock(holder.get(), LOCK_UN), 0);
    EXPECT_TRUE(lock(other, LockMode::exclusive, file, std::chrono::milliseconds(20)));
}

TEST_F(LogFailure, who_cannot_wait_is_told_at_once) {
    write_notes(file, 1);
    auto writer = LogWriter::open(file, clock).value();
    const UniqueFd other(::open(file.c_str(), O_RDWR | O_CLOEXEC));
    ASSERT_EQ(::flock(other.get(), LOCK_EX), 0);
    const auto before = bytes_of(file);
    const auto refused = writer.append(note("now"), Durability::later, std::chrono::milliseconds(0));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::locked);
    EXPECT_EQ(bytes_of(file), before);
    ASSERT_EQ(::flock(other.get(), LOCK_UN), 0);
    EXPECT_TRUE(writer.append(note("now"), Durability::later, std::chrono::milliseconds(0)))
        << "the writer is good for another try";
}

TEST_F(LogFailure, a_writer_goes_on_where_a_reader_ended) {
    write_notes(file, 2);
    const auto read = read_log(file).value();
    auto first = LogWriter::after(file, clock, read);
    auto second = LogWriter::after(file, clock, read);
    ASSERT_TRUE(first.append(note("one")));
    ASSERT_TRUE(second.append(note("two"))) << "it reads on what the first one wrote";
    EXPECT_EQ(read_log(file).value().records.size(), 5U);
    auto stranger = LogWriter::create(directory / "other.assay", clock, opened("another"));
    ASSERT_TRUE(stranger);
    std::filesystem::rename(directory / "other.assay", file);
    const auto refused = first.append(note("lost"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::damaged) << "another file is there by now";
}

}  // namespace
