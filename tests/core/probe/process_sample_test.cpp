// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/process_sample.h"

#include <gtest/gtest.h>

#include <csignal>
#include <gmock/gmock.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace assay::probe {

namespace {

constexpr std::size_t touched_pages = 256;

/// A child that, for each byte it is sent, burns CPU, touches fresh pages and answers; then sleeps on the
/// pipe.
class Worker {
  public:
    Worker() {
        EXPECT_EQ(::pipe(to_), 0);
        EXPECT_EQ(::pipe(from_), 0);
        pid_ = ::fork();
        if (pid_ == 0) serve();
    }
    ~Worker() {
        end();
        for (const int fd : {to_[0], to_[1], from_[0], from_[1]})
            ::close(fd);
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    void work() const {
        char byte = 1;
        ASSERT_EQ(::write(to_[1], &byte, 1), 1);
        ASSERT_EQ(::read(from_[0], &byte, 1), 1);
    }
    void end() {
        if (pid_ <= 0) return;
        ::kill(pid_, SIGKILL);
        ::waitpid(pid_, nullptr, 0);
        pid_ = -1;
    }
    [[nodiscard]] pid_t pid() const { return pid_; }

  private:
    [[noreturn]] void serve() const {
        const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
        for (char byte = 0; ::read(to_[0], &byte, 1) == 1;) {
            auto* fresh = static_cast<volatile char*>(::mmap(
                nullptr, touched_pages * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
            ::madvise(const_cast<char*>(fresh), touched_pages * page, MADV_NOHUGEPAGE);
            for (std::size_t i = 0; i < touched_pages; ++i)
                fresh[i * page] = 1;
            for (int i = 0; i < 3'000'000; ++i) {
                fresh[0] = 1;
            }
            if (::write(from_[1], &byte, 1) != 1) break;
        }
        ::_exit(0);
    }
    int to_[2] = {-1, -1};
    int from_[2] = {-1, -1};
    pid_t pid_ = -1;
};

}  // namespace

TEST(ProcessSample, CountsWhatTheProcessDid) {
    const Worker worker;
    const auto sampler = ProcessSampler::open(worker.pid()).value();
    worker.work();
    const auto before = sampler.settled().value();
    worker.work();
    const auto difference = sampler.settled().value() - before;
    EXPECT_GT(difference.cpu_ns, 100'000);
    EXPECT_GE(difference.minor_faults, static_cast<std::int64_t>(touched_pages));
    EXPECT_GE(difference.voluntary_switches, 1);
    EXPECT_GE(difference.timeslices, 1);
    EXPECT_GE(difference.run_delay_ns, 0);
}

TEST(ProcessSample, OfASleepingProcessStandsStill) {
    const Worker worker;
    const auto sampler = ProcessSampler::open(worker.pid()).value();
    worker.work();
    const auto first = sampler.settled().value();
    const auto second = sampler.settled().value();
    EXPECT_EQ(second - first, ProcessSample{});
}

TEST(ProcessSample, ABusyProcessDoesNotSettle) {
    const pid_t pid = ::fork();
    if (pid == 0)
        for (volatile bool busy = true; busy;) {
        }
    const auto sampler = ProcessSampler::open(pid).value();
    const auto status = sampler.settle(Nanoseconds{50'000'000});
    ::kill(pid, SIGKILL);
    ::waitpid(pid, nullptr, 0);
    ASSERT_FALSE(status);
    EXPECT_THAT(status.error().message, ::testing::HasSubstr("still busy"));
}

TEST(ProcessSample, AProcessThatIsGone) {
    Worker worker;
    const pid_t pid = worker.pid();
    const auto sampler = ProcessSampler::open(pid).value();
    worker.end();
    EXPECT_EQ(sampler.read().error().kind, ErrorKind::server_failed);
    EXPECT_EQ(sampler.settle().error().kind, ErrorKind::server_failed);
    EXPECT_EQ(ProcessSampler::open(pid).error().kind, ErrorKind::not_found);
}

TEST(HostSteal, IsReadForListedCoresAndRefusedForOthers) {
    const auto one = host_steal({0});
    ASSERT_TRUE(one);
    EXPECT_GE(one->value, 0);
    EXPECT_EQ(host_steal({}).value(), Nanoseconds{0});
    EXPECT_FALSE(host_steal({9999}));
}

}  // namespace assay::probe
