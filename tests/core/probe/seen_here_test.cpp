// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/seen_here.h"

#include "core/base/files.h"
#include "core/probe/environment.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace {

using namespace assay;
using probe::SeenHere;

class SeenHereTest : public testing::Test {
  protected:
    SeenHereTest() { ::setenv("XDG_STATE_HOME", home_.path().c_str(), 1); }
    static SeenHere seen(const std::string& by, const std::string& at, double percent) {
        return {by, at, probe::host_identity(), "set", "cpu_ns_per_op", percent, 12, 60};
    }
    test::TemporaryDirectory home_;
};

TEST_F(SeenHereTest, keeps_the_latest_of_each_kind) {
    EXPECT_TRUE(probe::seen_here().empty());
    ASSERT_TRUE(probe::remember_seen(seen("qualify", "2026-01-01T00:00:00Z", 0.9)));
    ASSERT_TRUE(probe::remember_seen(seen("run", "2026-01-03T00:00:00Z", 0.7)));
    ASSERT_TRUE(probe::remember_seen(seen("qualify", "2026-01-02T00:00:00Z", 0.6)));
    EXPECT_EQ(probe::seen_here(), (std::vector{seen("run", "2026-01-03T00:00:00Z", 0.7),
                                               seen("qualify", "2026-01-02T00:00:00Z", 0.6)}));
}

TEST_F(SeenHereTest, another_host_is_kept_apart) {
    auto other = seen("run", "2026-01-03T00:00:00Z", 5);
    other.host = "another";
    ASSERT_TRUE(probe::remember_seen(other));
    EXPECT_TRUE(probe::seen_here().empty());
    ASSERT_TRUE(probe::remember_seen(seen("run", "2026-01-01T00:00:00Z", 0.7)));
    EXPECT_EQ(probe::seen_here().size(), 1U);
}

TEST_F(SeenHereTest, a_spoilt_memory_is_begun_anew) {
    std::filesystem::create_directories(home_ / "assay");
    std::ofstream(home_ / "assay" / "seen-here.json") << "[{\"by\": 3}]";
    EXPECT_TRUE(probe::seen_here().empty());
    ASSERT_TRUE(probe::remember_seen(seen("run", "2026-01-01T00:00:00Z", 0.7)));
    EXPECT_EQ(probe::seen_here().size(), 1U);
}

TEST_F(SeenHereTest, what_cannot_be_kept_is_an_error) {
    std::ofstream(home_ / "assay") << "a file where the directory should be";
    EXPECT_FALSE(probe::remember_seen(seen("run", "2026-01-01T00:00:00Z", 0.7)));
}

TEST_F(SeenHereTest, the_host_is_that_of_the_environment_sheet) {
    EXPECT_EQ(probe::environment_sheet({}, "/").at("host"), probe::host_identity());
}

}  // namespace
