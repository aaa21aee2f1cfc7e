// SPDX-License-Identifier: GPL-3.0-or-later
// Something else uses the server core, and only while the variant's server works: the unfairest load there
// is. A build is compared with its twin, so a verdict would be one about the load.
//     bench_host_load [RUNS [RESULT.json]]
// Wanted: every run void or inconclusive, never a verdict.
#include "core/base/json_mapping.h"
#include "core/base/thread_affinity.h"
#include "core/casefile/log.h"
#include "core/probe/placement.h"
#include "tests/bench/bench_case.h"
#include "tests/bench/result_file.h"
#include "tests/support/processes.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/test_data.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>

extern char** environ;

using namespace assay;

namespace {

std::string schedstat(pid_t pid) {
    std::ifstream file(fmt::format("/proc/{}/schedstat", pid));
    std::string text;
    std::getline(file, text);
    return text;
}

/// Spins on the server core whenever the third server of the run (after A and A') has just been working.
void disturb(pid_t run, const std::vector<int>& cpus, const std::atomic<bool>& ended) {
    using namespace std::chrono_literals;
    const ThreadAffinity pinned(cpus);
    std::string before;
    while (!ended) {
        const auto servers = test::children_of(run);
        const auto now = servers.size() >= 3 ? schedstat(servers[2]) : std::string();
        if (!now.empty() && now != before) {
            const auto end = std::chrono::steady_clock::now() + 2ms;
            while (std::chrono::steady_clock::now() < end) {
            }
        } else {
            std::this_thread::sleep_for(200us);
        }
        before = now;
    }
}

int run_disturbed(const std::string& file, const std::vector<int>& cpus) {
    const auto program = test::AssayProgram::path().string();
    const char* arguments[] = {program.c_str(), "run",  file.c_str(), "--blocks", "12",
                               "--progress",    "none", nullptr};
    pid_t pid = -1;
    if (::posix_spawn(&pid, program.c_str(), nullptr, nullptr, const_cast<char**>(arguments), environ) != 0)
        throw std::runtime_error("cannot start " + program);
    std::atomic<bool> ended = false;
    std::thread load([&] { disturb(pid, cpus, ended); });
    int status = 0;
    ::waitpid(pid, &status, 0);
    ended = true;
    load.join();
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

int main(int argc, char** argv) try {
    const int runs = argc > 1 ? std::atoi(argv[1]) : 5;
    const std::string result = argc > 2 ? argv[2] : "";
    json::array all;
    ::setenv("XDG_DATA_HOME", test::test_data_home().c_str(), 1);
    ::setenv("XDG_STATE_HOME", (test::test_data_home() / "state").c_str(), 1);
    const auto placement = probe::choose_placement();
    if (!placement) throw std::runtime_error(placement.error().text());
    const test::TemporaryDirectory directory;
    const test::AssayProgram assay;
    int verdicts = 0;
    fmt::print("{:<18} {:>6} {:>8} {:>7} {:>24} {}\n", "workload", "exit", "blocks", "void", "interval",
               "outcome");
    for (const auto& workload : bench::workloads())
        for (int seed = 1; seed <= runs; ++seed) {
            const auto file = directory / fmt::format("{}-{}.assay", workload, seed);
            bench::BenchCase what;
            what.workload = workload;
            what.role = "guard";
            what.in_plan = fmt::format("seed = {}\ninjection_blocks = 0", seed);
            bench::make(what, file, assay);
            const int code = run_disturbed(file.string(), placement->server_cpus);
            const auto finding = bench::finding_of(casefile::fold(casefile::read_log(file).value().records));
            const bool spoken = finding.decision == verdict::Decision::confirmed ||
                                finding.decision == verdict::Decision::refuted;
            if (spoken) ++verdicts;
            const auto interval =
                finding.low_percent && finding.high_percent
                    ? fmt::format("{:+.2f} … {:+.2f}%", *finding.low_percent, *finding.high_percent)
                    : std::string("none");
            fmt::print("{:<18} {:>6} {:>8} {:>7} {:>24} {}\n", workload, code, finding.blocks, finding.voided,
                       interval, enum_name(finding.decision));
            std::fflush(stdout);
            all.push_back(json::object{{"workload", workload},
                                       {"seed", seed},
                                       {"exit_code", code},
                                       {"verdict", spoken},
                                       {"finding", to_json(finding)}});
            bench::keep(result, all);
        }
    fmt::print("verdicts: {}\n", verdicts);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
