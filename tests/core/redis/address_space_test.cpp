// SPDX-License-Identifier: GPL-3.0-or-later
// Where the kernel really puts a process: read from the process itself.
#include "core/redis/address_space.h"

#include "core/base/files.h"
#include "core/redis/child_process.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <set>
#include <sys/resource.h>
#include <sys/wait.h>

namespace assay::redis {
namespace {

/// What a process with this seed says of its own memory.
std::string maps(std::uint64_t seed) {
    const test::TemporaryDirectory directory;
    auto child = launch({"/bin/cat", "/proc/self/maps"}, {}, {}, directory / "log", address_space(seed));
    if (!child) return child.error().text();
    int status = 0;
    ::waitpid(child->pid, &status, 0);
    return read_file(directory / "log").value_or("");
}

/// The line of a mapping, as "[stack]".
std::string line_of(const std::string& maps, const std::string& name) {
    const auto at = maps.find(name);
    if (at == std::string::npos) return "";
    const auto begin = maps.rfind('\n', at) + 1;
    return maps.substr(begin, at - begin);
}

TEST(AddressSpace, ProcessesOfOneSeedLieAlikeAndThoseOfAnotherDoNot) {
    if (!can_place_processes()) GTEST_SKIP() << "forbidden here";
    const auto first = maps(1);
    EXPECT_NE(line_of(first, "[stack]"), "") << first;
    EXPECT_EQ(first, maps(1));
    EXPECT_NE(line_of(first, "libc.so"), line_of(maps(2), "libc.so"));
}

TEST(AddressSpace, SeedsDrawPlacesByPagesAndStacksByBytes) {
    std::set<std::uint64_t> limits;
    std::set<std::size_t> lengths;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto space = address_space(seed);
        EXPECT_EQ(space.stack_limit % 4096, 0U);
        EXPECT_GT(space.stack_limit, std::uint64_t{128} << 20);
        EXPECT_LE(space.stack_limit, std::uint64_t{256} << 20);
        EXPECT_TRUE(space.padding.starts_with("ASSAY_PADDING="));
        limits.insert(space.stack_limit);
        lengths.insert(space.padding.size());
    }
    EXPECT_GT(limits.size(), 190U);
    EXPECT_GT(lengths.size(), 180U);
    EXPECT_EQ(address_space(7).stack_limit, address_space(7).stack_limit);
}

TEST(AddressSpace, AskingChangesNothingHere) {
    rlimit before{}, after{};
    ::getrlimit(RLIMIT_STACK, &before);
    const auto own = read_file("/proc/self/personality");
    EXPECT_EQ(can_place_processes(), can_place_processes());
    ::getrlimit(RLIMIT_STACK, &after);
    EXPECT_EQ(before.rlim_cur, after.rlim_cur);
    EXPECT_EQ(own.value_or("-"), read_file("/proc/self/personality").value_or("-"));
}

TEST(AddressSpace, APlaceThatIsForbiddenIsSaid) {
    const test::TemporaryDirectory directory;
    // A hard limit below what is wanted stands for a sandbox: not even root has a soft limit above it.
    const pid_t pid = ::fork();
    if (pid == 0) {
        rlimit limit{};
        ::getrlimit(RLIMIT_STACK, &limit);
        limit.rlim_cur = limit.rlim_max = 64U << 20;
        if (::setrlimit(RLIMIT_STACK, &limit) != 0) ::_exit(3);
        if (can_place_processes()) ::_exit(4);
        const auto child = launch({"/bin/true"}, {}, {}, directory / "log", address_space(1));
        ::_exit(!child && child.error().kind == ErrorKind::unsupported ? 0 : 5);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(pid, &status, 0), pid);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

}  // namespace
}  // namespace assay::redis
