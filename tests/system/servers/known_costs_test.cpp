// SPDX-License-Identifier: GPL-3.0-or-later
// Known costs on the real Redis. What is exact is asserted: which bytes were paid for, and that all of it was
// paid. How much slower a server then measures is no matter of a test.
#include "core/base/clock.h"
#include "core/runner/injection_run.h"
#include "core/verdict/block_validity.h"
#include "core/verdict/sensitivity.h"
#include "core/workload/encoder.h"
#include "tests/system/servers/small_bench.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::runner {
namespace {

constexpr int rounds = 6;
constexpr std::int64_t one_step = 10'000;  // ns: what may be spun too much and is owed less the next time

InjectionTask task_of(const workload::Specification& workload, const std::filesystem::path& binary) {
    return {binary, "baseline", "aa", workload, {50, 100, 0}, 1e6, 20, rounds, 1, 0, 7};
}

TEST(KnownCosts, EveryByteFromAClientIsPaidForAndNothingElse) {
    const test::SmallBench place({"baseline"});
    const auto workload = test::set_of(4096);
    const auto task = task_of(workload, test::built_binary("baseline"));
    const SystemClock clock;
    const auto made = run_injection(task, place.bench, clock);
    ASSERT_TRUE(made) << made.error().text();
    EXPECT_EQ(verdict::void_reason(made->block), std::nullopt);

    const auto window = workload::prepare(workload, task.operations_per_window, 0, task.seed);
    ASSERT_TRUE(window);
    ASSERT_EQ(made->arms.size(), 4U);
    EXPECT_EQ(made->arms[1].arm, "A+50%");
    EXPECT_EQ(made->arms[3].arm, "A'");
    for (std::size_t i = 0; i < made->arms.size(); ++i) {
        const auto& arm = made->arms[i];
        EXPECT_EQ(arm.arm, made->block.arms[i].arm);
        ASSERT_EQ(arm.spun_ns.size(), static_cast<std::size_t>(rounds));
        ASSERT_EQ(made->block.arms[i].cpu_ns.size(), static_cast<std::size_t>(rounds));
        std::int64_t spun = 0;
        for (int round = 0; round < rounds; ++round) {
            EXPECT_EQ(arm.read_bytes[static_cast<std::size_t>(round)], window->request_bytes());
            spun += arm.spun_ns[static_cast<std::size_t>(round)];
        }
        const auto due = arm.ns_per_mebibyte * window->request_bytes() * rounds / 1048576;
        EXPECT_GE(spun, due - one_step) << arm.arm;
    }
    // The dose itself: half and all of a millisecond an operation.
    EXPECT_EQ(made->arms[0].ns_per_mebibyte, 0);
    EXPECT_EQ(made->arms[1].ns_per_mebibyte,
              ns_per_mebibyte(50, 1e6, static_cast<double>(window->request_bytes()) / 20));
    EXPECT_GE(made->arms[1].ns_per_mebibyte * window->request_bytes() / 1048576, 20 * 499'000);
    // Injected and recovered are made of it: both are there for the two dosed arms and the null arm.
    EXPECT_EQ(verdict::recoveries(*made, 0.2).size(), 3U);
}

TEST(KnownCosts, IntoAStaticProgramNothingCanBeInjected) {
    const test::SmallBench place({});
    const auto workload = test::set_of(3);
    const SystemClock clock;
    const auto made = run_injection(task_of(workload, STATIC_PROGRAM), place.bench, clock);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().kind, ErrorKind::unsupported);
    EXPECT_THAT(made.error().message, testing::HasSubstr("linked statically"));
}

TEST(KnownCosts, ADoseIsAWholeNumberAndNeverLost) {
    EXPECT_EQ(ns_per_mebibyte(0, 1000, 31), 0);
    EXPECT_EQ(ns_per_mebibyte(1, 1000, 1048576), 10);
    EXPECT_EQ(ns_per_mebibyte(0.001, 1, 1048576), 1);
}

}  // namespace
}  // namespace assay::runner
