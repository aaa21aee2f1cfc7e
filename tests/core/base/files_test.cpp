// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"

#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

TEST(Files, WriteReplacesAsAWhole) {
    const test::TemporaryDirectory directory;
    ASSERT_TRUE(write_file(directory / "f", "old and long"));
    ASSERT_TRUE(write_file(directory / "f", "new"));
    EXPECT_EQ(read_file(directory / "f").value(), "new");
    std::size_t entries = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(directory.path()))
        ++entries;
    EXPECT_EQ(entries, 1u) << "a temporary file was left behind";
}

TEST(Files, AFailedWriteSaysWhereAndLeavesNothing) {
    const auto status = write_file("/nonexistent/directory/file", "x");
    ASSERT_FALSE(status);
    EXPECT_NE(status.error().message.find("/nonexistent/directory/file"), std::string::npos);
    EXPECT_FALSE(status.error().advice.empty());
}

TEST(Files, a_link_stays_one_and_its_file_is_written) {
    const test::TemporaryDirectory directory;
    ASSERT_TRUE(write_file(directory / "f", "old"));
    std::filesystem::create_symlink("f", directory / "link");
    ASSERT_TRUE(write_file(directory / "link", "new"));
    EXPECT_TRUE(std::filesystem::is_symlink(directory / "link"));
    EXPECT_EQ(read_file(directory / "f").value(), "new");
}

TEST(Files, what_is_no_file_of_its_own_is_written_to_and_stays) {
    const auto full = write_file("/dev/full", "x");
    ASSERT_FALSE(full);
    EXPECT_NE(full.error().message.find("No space left"), std::string::npos) << full.error().message;
    EXPECT_TRUE(write_file("/dev/null", "x"));
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
}

TEST(Files, a_folder_is_refused) {
    const test::TemporaryDirectory directory;
    const auto status = write_file(directory.path(), "x");
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().advice, "name a file, not a folder");
    EXPECT_TRUE(std::filesystem::is_directory(directory.path()));
}

TEST(Files, ReadStopsAtItsLimit) {
    const test::TemporaryDirectory directory;
    ASSERT_TRUE(write_file(directory / "f", std::string(100, 'x')));
    EXPECT_EQ(read_file(directory / "f", 100).value().size(), 100u);
    EXPECT_EQ(read_file(directory / "f", 99).error().kind, ErrorKind::invalid_input);
}

TEST(Files, LastLinesOfALog) {
    const test::TemporaryDirectory directory;
    ASSERT_TRUE(write_file(directory / "log", "one\n\ntwo\nthree"));
    EXPECT_EQ(last_lines(directory / "log", 2), (std::vector<std::string>{"two", "three"}));
    EXPECT_EQ(last_lines(directory / "log", 9), (std::vector<std::string>{"one", "two", "three"}));
    EXPECT_TRUE(last_lines(directory / "none", 2).empty());
}

}  // namespace
}  // namespace assay
