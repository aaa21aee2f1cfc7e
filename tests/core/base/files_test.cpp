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
