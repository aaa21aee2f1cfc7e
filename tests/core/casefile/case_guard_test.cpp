// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/case_guard.h"

#include "core/casefile/log_line.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <sys/stat.h>

namespace assay::casefile {
namespace {

namespace fs = std::filesystem;

TEST(CaseGuard, KnowsACaseByItsBeginningAndThroughALink) {
    const test::TemporaryDirectory place;
    const auto file = place / "a.assay";
    std::ofstream(file) << make_line(R"({"seq":1)", std::string(64, '0'));
    fs::rename(file, place / "a.csv");
    fs::create_symlink(place / "a.csv", place / "link");
    EXPECT_TRUE(is_case_file(place / "a.csv")) << "whatever its name";
    EXPECT_TRUE(is_case_file(place / "link"));
}

TEST(CaseGuard, IsNothingElse) {
    const test::TemporaryDirectory place;
    std::ofstream(place / "text") << "{\"some\": \"JSON\"}\n";
    std::ofstream(place / "empty.assay");
    ASSERT_EQ(::mkfifo((place / "pipe").c_str(), 0600), 0);
    fs::create_symlink(place / "nowhere", place / "dangling");
    for (const char* name : {"text", "empty.assay", "pipe", "dangling", "absent", "."})
        EXPECT_FALSE(is_case_file(place / name)) << name;
    EXPECT_FALSE(is_case_file("/dev/zero"));
}

}  // namespace
}  // namespace assay::casefile
