// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/profile.h"

#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <csignal>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

extern "C" [[noreturn]] void assay_test_spin() {
    for (volatile unsigned long turns = 0;;)
        turns = turns + 1;
}

namespace assay::probe {

using experiment::Profile;
using experiment::SymbolSamples;

TEST(Profile, CountsTheSamplesOfOneThread) {
    const auto profile = parse_samples(
        "  4711     55d0a1b2c3d4 sdscatlen (/dev/shm/run/bin/redis-server)\n"
        "  4711     7f00a1b2c3d4 __memmove_avx_unaligned_erms (/usr/lib/x86_64/libc.so.6)\n"
        "  4712     55d0a1b2c3d4 bioProcessBackgroundJobs (/dev/shm/run/bin/redis-server)\n"
        "  4711 ffffffff81234567 do syscall [odd] ([kernel.kallsyms])\n"
        "  4711     55d0a1b2c3d5 sdscatlen (/dev/shm/run/bin/redis-server)\n"
        "\n"
        "  4711     55d0a1b2c3d9 [unknown] (/dev/shm/run/bin/redis-server)\n",
        4711);
    EXPECT_EQ(profile.samples, 5);
    ASSERT_EQ(profile.self.size(), 4U);
    EXPECT_EQ(profile.self[0], (SymbolSamples{"sdscatlen", "redis-server", 2}));
    EXPECT_THAT(profile.self, ::testing::Contains(SymbolSamples{"do syscall [odd]", "[kernel.kallsyms]", 1}));
    EXPECT_THAT(profile.self, ::testing::Contains(SymbolSamples{"[unknown]", "redis-server", 1}));
}

TEST(Profile, PartsThatTheCompilerSplitOffBelongToTheFunction) {
    const auto profile = parse_samples(
        "1 a call (/r)\n1 b call.part.0 (/r)\n1 c call.cold (/r)\n"
        "1 d callReply (/r)\n1 e call (/r)\n",
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
        if (pid_ == 0) assay_test_spin();
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
    EXPECT_TRUE(std::filesystem::is_empty(directory.path()));
}

}  // namespace assay::probe
