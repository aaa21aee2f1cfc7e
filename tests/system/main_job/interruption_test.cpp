// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl-C, a kill, a server that dies: what was measured is kept, and no process stays behind.
#include "core/base/files.h"
#include "core/casefile/case.h"
#include "core/casefile/log.h"
#include "tests/support/assay_program.h"
#include "tests/support/processes.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/test_data.h"
#include "tests/system/main_job/small_case.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fstream>
#include <functional>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace assay::test {
namespace {

using namespace std::chrono_literals;

// Looks again whenever a little time has passed; the deadline is only there so that a failure ends.
bool until(const std::function<bool()>& condition, std::chrono::seconds deadline = 60s) {
    const auto end = std::chrono::steady_clock::now() + deadline;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) return false;
        ::poll(nullptr, 0, 20);
    }
    return true;
}

bool alive(pid_t pid) {
    return ::kill(pid, 0) == 0;
}

class Interruption : public testing::Test {
  protected:
    void SetUp() override {
        ::setenv("XDG_DATA_HOME", test_data_home().c_str(), 1);
        ::setenv("XDG_STATE_HOME", (test_data_home() / "state").c_str(), 1);
        SmallDefinition definition;
        definition.in_plan = "";
        made_ = make_small_case(directory_.path(), definition, assay_);
        ASSERT_EQ(made_.created.exit_code, 0) << made_.created.output;
    }
    void TearDown() override {
        if (pid_ > 0 && alive(pid_)) ::kill(pid_, SIGKILL);
    }

    void start(const std::string& blocks) {
        const std::string program = AssayProgram::path().string(), file = made_.file.string();
        const char* arguments[] = {program.c_str(), "run",        file.c_str(), "--blocks",
                                   blocks.c_str(),  "--progress", "none",       nullptr};
        ASSERT_EQ(
            ::posix_spawn(&pid_, program.c_str(), nullptr, nullptr, const_cast<char**>(arguments), environ),
            0);
    }
    [[nodiscard]] casefile::Case state() const {
        return casefile::fold(casefile::read_log(made_.file)->records);
    }
    [[nodiscard]] int blocks() const {
        const auto now = state();
        return now.current_plan() == nullptr ? 0 : static_cast<int>(now.current_plan()->blocks.size());
    }
    [[nodiscard]] int void_blocks() const {
        const auto now = state();
        if (now.current_plan() == nullptr) return 0;
        const auto& measured = now.current_plan()->blocks;
        return static_cast<int>(std::count_if(measured.begin(), measured.end(),
                                              [](const auto& b) { return b->void_reason.has_value(); }));
    }
    int wait_for_end() {
        int status = 0;
        ::waitpid(pid_, &status, 0);
        pid_ = -1;
        return status;
    }

    TemporaryDirectory directory_;
    AssayProgram assay_;
    SmallCase made_;
    pid_t pid_ = -1;
};

TEST_F(Interruption, CtrlCKeepsWhatWasMeasuredAndStopsTheServers) {
    start("1000");
    ASSERT_TRUE(until([&] { return blocks() >= 2; }, 300s));
    ASSERT_TRUE(until([&] { return !children_of(pid_).empty(); }));
    const auto servers = children_of(pid_);
    ::kill(pid_, SIGINT);
    const int status = wait_for_end();
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 130);
    for (const pid_t server : servers)
        EXPECT_FALSE(alive(server));
    const auto after = state();
    ASSERT_TRUE(after.last_run()->ended);
    EXPECT_EQ(after.last_run()->ended->outcome, casefile::RunOutcome::stopped);
    EXPECT_GE(blocks(), 2);
    EXPECT_EQ(assay_.run({"verify", made_.file.string()}).exit_code, 0);
}

TEST_F(Interruption, AKilledRunLeavesNoServerAndTheNextGoesOn) {
    start("1000");
    ASSERT_TRUE(until([&] { return blocks() >= 1; }, 300s));
    ASSERT_TRUE(until([&] { return !children_of(pid_).empty(); }));
    const auto servers = children_of(pid_);
    std::vector<std::filesystem::path> places;
    for (const pid_t server : servers) {
        std::error_code gone;
        const auto place = std::filesystem::read_symlink("/proc/" + std::to_string(server) + "/cwd", gone);
        // A child that has just been forked is still where its parent is.
        if (!gone && place.string().find("/assay-run-") != std::string::npos) places.push_back(place);
    }
    ::kill(pid_, SIGKILL);
    wait_for_end();
    EXPECT_TRUE(until([&] {
        for (const pid_t server : servers)
            if (alive(server)) return false;
        return true;
    })) << "a server outlived its run";
    const int before = blocks();
    EXPECT_NE(state().open_run(), nullptr);
    const auto again = assay_.run({"run", made_.file.string(), "--blocks", "8", "--progress", "none"});
    EXPECT_TRUE(again.exit_code == 0 || again.exit_code == 3) << again.output;
    const auto after = state();
    EXPECT_EQ(after.open_run(), nullptr);
    ASSERT_EQ(after.runs.size(), 2u);
    ASSERT_TRUE(after.runs.front().ended) << "the killed run was never closed";
    EXPECT_EQ(after.runs.front().ended->outcome, casefile::RunOutcome::failed);
    EXPECT_GE(before, 1);
    // Another number of blocks is no other plan: what was measured counts.
    EXPECT_EQ(after.plans.size(), 1u);
    EXPECT_GE(after.current_plan()->blocks.size(), static_cast<std::size_t>(before) + 8);
    for (const auto& place : places)
        EXPECT_FALSE(std::filesystem::exists(place)) << place;
}

TEST_F(Interruption, AServerThatDiesMidRunVoidsItsBlockAndSaysHow) {
    start("8");
    ASSERT_TRUE(until([&] { return blocks() >= 1; }, 300s));
    // SIGKILL, since a server that catches a signal may end by another one in its own crash report. One
    // server of one block: two blocks in a row that lose a server end the run. A server that was about to
    // stop anyway voids nothing: then one of a later block.
    int killed_in = -1;
    ASSERT_TRUE(until([&] {
        const int measured = blocks();
        if (void_blocks() >= 1) return true;
        if (const auto servers = children_of(pid_); measured > killed_in && servers.size() >= 2) {
            ::kill(servers.back(), SIGKILL);
            killed_in = measured;
        }
        return false;
    })) << "no block was voided";
    const int status = wait_for_end();
    ASSERT_TRUE(WIFEXITED(status));
    const auto after = state();
    ASSERT_TRUE(after.last_run()->ended);
    for (const auto& block : after.current_plan()->blocks)
        if (block->void_reason) {
            EXPECT_NE(block->void_reason->find("signal 9"), std::string::npos) << *block->void_reason;
        }
    const auto good = static_cast<int>(after.current_plan()->blocks.size()) - void_blocks();
    EXPECT_GE(good, 8) << "a void block was counted as one of the eight";
}

TEST_F(Interruption, TwoRunsDoNotMeasureAtOnce) {
    start("1000");
    ASSERT_TRUE(until([&] { return blocks() >= 1; }, 300s));
    const auto second = assay_.run({"run", made_.file.string(), "--progress", "none"});
    EXPECT_EQ(second.exit_code, 1);
    EXPECT_TRUE(second.says("another run is measuring")) << second.output;
    ::kill(pid_, SIGINT);
    wait_for_end();
    EXPECT_EQ(state().runs.size(), 1u);
}

}  // namespace
}  // namespace assay::test
