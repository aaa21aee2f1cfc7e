// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/process_sample.h"

#include <gtest/gtest.h>

#include <csignal>
#include <gmock/gmock.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
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

namespace {

/// A child whose main thread sleeps while another of its threads burns CPU.
class ThreadedChild {
  public:
    ThreadedChild() : pid_(::fork()) {
        if (pid_ != 0) return;
        std::thread burner([] {
            ::prctl(PR_SET_NAME, "io_thd_1");
            for (volatile unsigned long turns = 0;;)
                turns = turns + 1;
        });
        for (;;)
            ::pause();
    }
    ~ThreadedChild() {
        ::kill(pid_, SIGKILL);
        ::waitpid(pid_, nullptr, 0);
    }
    ThreadedChild(const ThreadedChild&) = delete;
    ThreadedChild& operator=(const ThreadedChild&) = delete;
    [[nodiscard]] pid_t pid() const { return pid_; }

  private:
    pid_t pid_;
};

}  // namespace

TEST(ProcessSample, TellsItsThreadsApart) {
    const ThreadedChild child;
    // The second thread begins, and takes its name, a little later.
    std::vector<ThreadTime> threads;
    do {
        threads = ProcessSampler::open(child.pid()).value().threads().value();
    } while (threads.size() < 2 || threads[1].name != "io_thd_1");
    const auto sampler = ProcessSampler::open(child.pid()).value();
    const auto before = sampler.settled().value();
    ProcessSample difference;
    do {
        difference = sampler.settled().value() - before;
    } while (difference.all_cpu_ns < 20'000'000);
    EXPECT_LT(difference.cpu_ns, difference.all_cpu_ns / 2)
        << "the sleeping thread was charged for the other";
    const auto after = sampler.threads().value();
    EXPECT_GT(after[1].cpu_ns, after[0].cpu_ns);
    EXPECT_GT(sampler.peak_memory().value().value, 0);
}

}  // namespace assay::probe
