// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/child_process.h"

#include "core/base/files.h"
#include "core/probe/placement.h"
#include "tests/support/temporary_directory.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cerrno>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace assay::redis {

namespace {

/// Runs a shell script to its end and returns what it wrote.
std::string output_of(const std::string& script, const std::vector<int>& cpus = {},
                      const std::vector<std::string>& environment = {}) {
    const test::TemporaryDirectory directory;
    auto child = launch({"/bin/sh", "-c", script}, environment, cpus, directory / "log");
    if (!child) return child.error().text();
    pollfd wait{child->pidfd.get(), POLLIN, 0};
    EXPECT_EQ(::poll(&wait, 1, 60'000), 1);
    int status = 0;
    EXPECT_EQ(::waitpid(child->pid, &status, 0), child->pid);
    return read_file(directory / "log").value();
}

}  // namespace

TEST(ChildProcess, WritesBothOutputsToTheLog) {
    EXPECT_EQ(output_of("echo one; echo two >&2"), "one\ntwo\n");
}

TEST(ChildProcess, RunsOnTheCoresItWasGivenInAGroupOfItsOwn) {
    const int cpu = probe::allowed_cpus().back();
    EXPECT_THAT(output_of("grep Cpus_allowed_list /proc/self/status", {cpu}),
                ::testing::HasSubstr(fmt::format("\t{}\n", cpu)));
    EXPECT_EQ(output_of("cut -d' ' -f1,5 /proc/$$/stat | tr ' ' '\\n' | uniq | wc -l"), "1\n");
}

TEST(ChildProcess, EnvironmentIsOursWithReplacements) {
    ASSERT_EQ(::setenv("ASSAY_TEST_VARIABLE", "old", 1), 0);
    EXPECT_EQ(output_of("echo $ASSAY_TEST_VARIABLE $ASSAY_TEST_OTHER", {},
                        {"ASSAY_TEST_VARIABLE=new", "ASSAY_TEST_OTHER=x"}),
              "new x\n");
    EXPECT_EQ(output_of("echo $ASSAY_TEST_VARIABLE"), "old\n");
}

TEST(ChildProcess, InheritsNoDescriptorOfOurs) {
    const int leaked = ::open("/dev/null", O_RDONLY);  // as a library opens it: without close-on-exec
    ASSERT_GE(leaked, 0);
    EXPECT_EQ(
        output_of(fmt::format("if [ -e /proc/$$/fd/{} ]; then echo open; else echo closed; fi", leaked)),
        "closed\n");
    ::close(leaked);
}

TEST(ChildProcess, WhatCannotBeExecutedIsAnErrorAtOnce) {
    const test::TemporaryDirectory directory;
    EXPECT_EQ(launch({(directory / "absent").string()}, {}, {}, directory / "log").error().kind,
              ErrorKind::not_found);
    ASSERT_TRUE(write_file(directory / "text", "no program"));
    std::filesystem::permissions(directory / "text", std::filesystem::perms::owner_all);
    const auto text = launch({(directory / "text").string()}, {}, {}, directory / "log");
    ASSERT_FALSE(text);
    EXPECT_THAT(text.error().message, ::testing::HasSubstr("cannot execute"));
    EXPECT_THAT(text.error().advice, ::testing::HasSubstr("redis-server"));
    EXPECT_EQ(launch({"/bin/true"}, {}, {1022}, directory / "log").error().kind, ErrorKind::unsupported);
    EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a failed start leaves no child";
    EXPECT_EQ(errno, ECHILD);
}

}  // namespace assay::redis
