// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/profile.h"

#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <csignal>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

extern "C" {
[[gnu::noinline]] void assay_test_spin() {
    for (volatile unsigned long turns = 0; turns < ~0UL;)
        turns = turns + 1;
}
[[gnu::noinline]] int assay_test_caller() {
    assay_test_spin();
    return ::getppid();  // so that the call above is no jump
}
}

namespace assay::probe {

using experiment::Profile;
using experiment::SymbolSamples;

namespace {

// As perf writes it: the thread, then the stack with the innermost frame first, then an empty line.
constexpr std::string_view samples =
    "4711 \n"
    "\t    7f00a1b2c3d4 __memmove_avx_unaligned_erms (/usr/lib/x86_64/libc.so.6)\n"
    "\t    55d0a1b2c3d4 sdscatlen (/dev/shm/run/bin/redis-server)\n"
    "\t    55d0a1b2c3d5 feedAppendOnlyFile.part.0 (/dev/shm/run/bin/redis-server)\n"
    "\t    55d0a1b2c3d6 feedAppendOnlyFile (/dev/shm/run/bin/redis-server)\n"
    "\t    55d0a1b2c3d7 main (/dev/shm/run/bin/redis-server)\n"
    "\t    7f00a1b2c3d8 __libc_start_main (/usr/lib/x86_64/libc.so.6)\n"
    "\n"
    "4712 \n"
    "\t            1234 bioProcessBackgroundJobs (/dev/shm/run/bin/redis-server)\n"
    "\n"
    "4711 \n"
    "\tffffffff81234567 do syscall [odd] ([kernel.kallsyms])\n"
    "\t    55d0a1b2c3d5 write (/usr/lib/x86_64/libc.so.6)\n"
    "\n"
    "4711 \n"
    "\t            4711 sdscatlen (/dev/shm/run/bin/redis-server)\n"
    "\t    55d0a1b2c3d9 [unknown] (/dev/shm/run/bin/redis-server)\n"
    "\t    55d0a1b2c3d7 main (/dev/shm/run/bin/redis-server)\n";

}  // namespace

TEST(Profile, CountsTheSamplesOfOneThread) {
    const auto profile = parse_samples(samples, 4711);
    EXPECT_EQ(profile.samples, 3);
    EXPECT_THAT(profile.self,
                ::testing::UnorderedElementsAre(SymbolSamples{"__memmove_avx_unaligned_erms", "libc.so.6", 1},
                                                SymbolSamples{"do syscall [odd]", "[kernel.kallsyms]", 1},
                                                SymbolSamples{"sdscatlen", "redis-server", 1}));
}

TEST(Profile, AFunctionHasTheSamplesOfWhatItCalls) {
    const auto profile = parse_samples(samples, 4711);
    EXPECT_EQ(profile.samples_of("sdscatlen"), 1);
    EXPECT_EQ(profile.samples_with_callees("sdscatlen"), 2);
    EXPECT_EQ(profile.samples_with_callees("feedAppendOnlyFile"), 1) << "twice on one stack is once";
    EXPECT_EQ(profile.samples_with_callees("main"), 2);
    EXPECT_EQ(profile.cut_stacks, 1) << "the write's";
    EXPECT_EQ(profile.samples_with_callees("do syscall [odd]"), 0) << "the kernel's own are left out";
}

TEST(Profile, PartsThatTheCompilerSplitOffBelongToTheFunction) {
    const auto profile = parse_samples(
        "1\n a call (/r)\n\n1\n b call.part.0 (/r)\n\n1\n c call.cold (/r)\n\n"
        "1\n d callReply (/r)\n\n1\n e call (/r)\n\n",
        1);
    EXPECT_EQ(profile.samples_of("call"), 4);
    EXPECT_EQ(profile.samples_of("callReply"), 1);
    EXPECT_EQ(profile.samples_of("absent"), 0);
}

TEST(Profile, NoSamplesAreNoSamples) {
    EXPECT_EQ(parse_samples("", 1).samples, 0);
    EXPECT_EQ(parse_samples("perf: something else\n", 1), Profile{});
}

/// A child that does nothing but spin in one function; ended with the object.
class Spinner {
  public:
    Spinner() : pid_(::fork()) {
        if (pid_ == 0) ::_exit(assay_test_caller());
    }
    ~Spinner() {
        ::kill(pid_, SIGKILL);
        ::waitpid(pid_, nullptr, 0);
    }
    [[nodiscard]] pid_t pid() const { return pid_; }

  private:
    pid_t pid_;
};

TEST(Profile, FindsWhereAProcessSpends) {
    const test::TemporaryDirectory directory;
    const StopFlag never;
    const Spinner spinner;
    const auto profile = record_profile(spinner.pid(), 1, directory.path(), never);
    if (!profile) {
        EXPECT_TRUE(profile.error().kind == ErrorKind::not_found ||
                    profile.error().kind == ErrorKind::unsupported);
        EXPECT_FALSE(profile.error().advice.empty());
        GTEST_SKIP() << profile.error().text();
    }
    ASSERT_GT(profile->samples, 0);
    EXPECT_EQ(profile->self.front().symbol, "assay_test_spin");
    EXPECT_GT(profile->samples_with_callees("assay_test_caller"), profile->samples / 2);
    EXPECT_EQ(profile->samples_of("assay_test_caller"), 0);
    EXPECT_TRUE(std::filesystem::is_empty(directory.path()));
}

}  // namespace assay::probe
