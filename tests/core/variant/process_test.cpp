// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/process.h"

#include "core/base/files.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace assay {
namespace {

using std::chrono::steady_clock;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

Command shell(const std::string& script) {
    Command command;
    command.arguments = {"sh", "-c", script};
    return command;
}

/// Gone, or a zombie that nobody has buried yet.
bool is_dead(pid_t pid) {
    std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
    std::string line;
    if (!std::getline(stat, line)) return true;
    return line.substr(line.rfind(')') + 2, 1) == "Z";
}

template <class Condition>
bool comes_true(Condition condition) {
    const auto deadline = steady_clock::now() + std::chrono::seconds(30);
    while (steady_clock::now() < deadline) {
        if (condition()) return true;
        std::this_thread::yield();
    }
    return false;
}

TEST(Process, TellsOutputAndExitCode) {
    const StopFlag stop;
    const auto exit = run_process(shell("echo out; echo err >&2; exit 7"), stop);
    ASSERT_TRUE(exit) << exit.error().text();
    EXPECT_EQ(exit->output, "out\nerr\n");
    EXPECT_EQ(exit->code, 7);
    EXPECT_EQ(exit->signal, 0);
    EXPECT_FALSE(exit->success());
    EXPECT_EQ(exit->text(), "exit code 7");
}

TEST(Process, TellsTheSignalThatEndedIt) {
    const StopFlag stop;
    const auto exit = run_process(shell("kill -KILL $$"), stop);
    ASSERT_TRUE(exit);
    EXPECT_EQ(exit->signal, SIGKILL);
    EXPECT_FALSE(exit->success());
    EXPECT_THAT(exit->text(), HasSubstr("Killed"));
}

TEST(Process, ArgumentsArriveWithoutAShell) {
    const StopFlag stop;
    Command command;
    command.arguments = {"printf", "%s|", "two words", "$HOME", "a'b"};
    const auto exit = run_process(command, stop);
    ASSERT_TRUE(exit);
    EXPECT_EQ(exit->output, "two words|$HOME|a'b|");
}

TEST(Process, AppendsToTheLogAndSplitsLines) {
    const test::TemporaryDirectory directory;
    std::ofstream(directory / "log") << "before\n";
    const StopFlag stop;
    Command command = shell("printf 'one\\ntwo\\nend without newline'");
    command.log = directory / "log";
    std::vector<std::string> lines;
    command.on_line = [&](std::string_view line) { lines.emplace_back(line); };
    ASSERT_TRUE(run_process(command, stop));
    EXPECT_EQ(read_file(directory / "log").value_or(""), "before\none\ntwo\nend without newline");
    EXPECT_THAT(lines, ElementsAre("one", "two", "end without newline"));
}

TEST(Process, KeepsNoMoreThanTheLimit) {
    const StopFlag stop;
    Command command = shell("yes | head -c 300000");
    command.capture_limit = 1000;
    const auto exit = run_process(command, stop);
    ASSERT_TRUE(exit);
    EXPECT_TRUE(exit->success());
    EXPECT_EQ(exit->output.size(), 1000U);
    EXPECT_TRUE(exit->output_truncated);
}

TEST(Process, ReadsNothingFromUs) {
    const StopFlag stop;
    const auto exit = run_process(shell("cat; echo done"), stop);
    ASSERT_TRUE(exit);
    EXPECT_EQ(exit->output, "done\n");
}

TEST(Process, ChangesTheEnvironment) {
    ASSERT_EQ(::setenv("ASSAY_TEST_KEPT", "kept", 1), 0);
    ASSERT_EQ(::setenv("ASSAY_TEST_GONE", "gone", 1), 0);
    const StopFlag stop;
    Command command = shell("echo $ASSAY_TEST_KEPT,$ASSAY_TEST_GONE,$ASSAY_TEST_NEW");
    command.environment = {{"ASSAY_TEST_GONE", std::nullopt}, {"ASSAY_TEST_NEW", "new"}};
    EXPECT_EQ(run_process(command, stop).value_or(Exit{}).output, "kept,,new\n");
    command.inherit_environment = false;
    EXPECT_EQ(run_process(command, stop).value_or(Exit{}).output, ",,new\n");
}

TEST(Process, WorksInItsDirectory) {
    const test::TemporaryDirectory directory;
    const StopFlag stop;
    Command command = shell("pwd -P");
    command.directory = directory.path();
    EXPECT_EQ(run_process(command, stop).value_or(Exit{}).output,
              std::filesystem::canonical(directory.path()).string() + "\n");
    command.directory = directory / "missing";
    const auto exit = run_process(command, stop);
    ASSERT_FALSE(exit);
    EXPECT_EQ(exit.error().kind, ErrorKind::not_found);
    EXPECT_THAT(exit.error().message, HasSubstr("missing"));
}

TEST(Process, NamesThePackageOfAMissingProgram) {
    const std::string path = std::getenv("PATH");
    ASSERT_EQ(::setenv("PATH", "/nonexistent", 1), 0);
    const auto patch = find_program("patch");
    const auto other = find_program("assay-no-such-program");
    ASSERT_EQ(::setenv("PATH", path.c_str(), 1), 0);
    ASSERT_FALSE(patch);
    EXPECT_EQ(patch.error().kind, ErrorKind::not_found);
    EXPECT_THAT(patch.error().message, HasSubstr("'patch'"));
    EXPECT_THAT(patch.error().advice, HasSubstr("apt-get install patch"));
    ASSERT_FALSE(other);
    EXPECT_THAT(other.error().advice, HasSubstr("PATH"));
}

TEST(Process, AFullDiskUnderTheLogIsSaid) {
    const StopFlag stop;
    Command command = shell("echo something");
    command.log = "/dev/full";
    const auto exit = run_process(command, stop);
    ASSERT_FALSE(exit);
    EXPECT_EQ(exit.error().kind, ErrorKind::io);
    EXPECT_THAT(exit.error().message, HasSubstr("No space left"));
}

TEST(Process, StoppingEndsGrandchildrenToo) {
    StopFlag stop;
    Command command = shell("sleep 1000 & echo $!; wait");
    pid_t grandchild = 0;
    command.on_line = [&](std::string_view line) {
        grandchild = std::stoi(std::string(line));
        stop.request();
    };
    const auto exit = run_process(command, stop);
    ASSERT_FALSE(exit);
    EXPECT_EQ(exit.error().kind, ErrorKind::cancelled);
    ASSERT_GT(grandchild, 0);
    EXPECT_TRUE(comes_true([&] { return is_dead(grandchild); }));
}

TEST(Process, KillsWhatIgnoresTheStop) {
    StopFlag stop;
    Command command = shell("trap '' TERM; echo ready; while :; do sleep 1000; done");
    command.grace = std::chrono::milliseconds(50);
    command.on_line = [&](std::string_view) { stop.request(); };
    const auto exit = run_process(command, stop);
    ASSERT_FALSE(exit);
    EXPECT_EQ(exit.error().kind, ErrorKind::cancelled);
}

TEST(Process, StopsFromAnotherThread) {
    StopFlag stop;
    std::thread other([&] { stop.request(); });
    Command command;
    command.arguments = {"sleep", "1000"};
    const auto exit = run_process(command, stop);
    other.join();
    ASSERT_FALSE(exit);
    EXPECT_EQ(exit.error().kind, ErrorKind::cancelled);
}

TEST(Process, AStragglerDoesNotKeepUs) {
    const StopFlag stop;
    const auto exit = run_process(shell("sleep 1000 & echo $!"), stop);
    ASSERT_TRUE(exit);
    EXPECT_TRUE(exit->success());
    const pid_t straggler = std::stoi(exit->output);
    EXPECT_TRUE(comes_true([&] { return is_dead(straggler); }));
}

TEST(Process, EndsAtTheTimeLimit) {
    const StopFlag stop;
    Command command;
    command.arguments = {"sleep", "1000"};
    command.time_limit = std::chrono::milliseconds(50);
    const auto exit = run_process(command, stop);
    ASSERT_FALSE(exit);
    EXPECT_THAT(exit.error().message, HasSubstr("did not end within 0.05 s"));
    EXPECT_THAT(exit.error().advice, HasSubstr("sleep 1000"));
}

TEST(Process, DiesWithItsParent) {
    const test::TemporaryDirectory directory;
    const auto file = directory / "pid";
    const pid_t parent = ::fork();
    ASSERT_GE(parent, 0);
    if (parent == 0) {
        const StopFlag stop;
        [[maybe_unused]] const auto exit =
            run_process(shell("echo $$ > '" + file.string() + ".new'; mv '" + file.string() + ".new' '" +
                              file.string() + "'; exec sleep 1000"),
                        stop);
        ::_exit(0);
    }
    ASSERT_TRUE(comes_true([&] { return std::filesystem::exists(file); }));
    const pid_t child = std::stoi(read_file(file).value_or("0"));
    ::kill(parent, SIGKILL);
    ::waitpid(parent, nullptr, 0);
    EXPECT_TRUE(comes_true([&] { return is_dead(child); }));
}

TEST(Process, WritesCommandsForAPerson) {
    Command command;
    command.arguments = {"make", "CC=cc -g", "it's"};
    command.environment = {{"LC_ALL", "C"}, {"GONE", std::nullopt}};
    EXPECT_EQ(command_text(command), "LC_ALL=C make 'CC=cc -g' 'it'\\''s'");
}

}  // namespace
}  // namespace assay
