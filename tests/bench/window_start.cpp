// SPDX-License-Identifier: GPL-3.0-or-later
// How soon the workbench is there: from starting the program until it has come to rest, with everything that
// it shows at first computed and painted.
//     bench_window_start [TURNS [WINDOWS]]                         5 turns, a case of 1,000,000 windows
// At rest: none of its threads has used the CPU for 60 ms, which are not counted. Prints medians; nothing is
// asserted, since it depends on the machine. Wanted: 0.3 s for the start page, 1 s for the large case.
#include "tests/bench/open_window.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/temporary_directory.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <thread>

using namespace assay;

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

struct Start {
    double seconds = 0;
    double cpu_seconds = 0;
    double peak_mib = 0;
};

Start start(const std::filesystem::path& file, const std::filesystem::path& home) {
    constexpr Seconds rest(0.06);
    const auto begun = Clock::now();
    const bench::OpenWindow window(file, home);
    double cpu = 0;
    auto last_work = begun;
    while (Clock::now() - last_work < rest) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (const double now = window.cpu_seconds(); now > cpu) {
            cpu = now;
            last_work = Clock::now();
        }
    }
    return {Seconds(last_work - begun).count(), cpu, window.peak_mib()};
}

void print(const char* what, const std::filesystem::path& file, const std::filesystem::path& home,
           int turns) {
    std::vector<Start> all;
    for (int turn = 0; turn < turns; ++turn)
        all.push_back(start(file, home));
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.seconds < b.seconds; });
    const auto& middle = all[all.size() / 2];
    fmt::print("{:<28} {:>7.3f} s {:>7.3f} s {:>7.3f} s {:>9.0f} MiB\n", what, middle.seconds,
               all.back().seconds, middle.cpu_seconds, middle.peak_mib);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) try {
    const int turns = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    const int windows = argc > 2 ? std::atoi(argv[2]) : 1'000'000;
    const test::TemporaryDirectory directory;
    const std::filesystem::path sample =
        std::filesystem::path(ASSAY_SOURCE_DIR) / "resources/cases/aof-staging-copy-archived.assay";
    test::SyntheticCase measured;
    const auto usual = directory / "measured.assay";
    test::SyntheticCase large;
    // 4, 4 and 3 arms of 24 rounds make 264 windows of a block of each workload.
    large.blocks_per_workload = std::max(1, windows / 264);
    const auto million = directory / "large.assay";
    for (const auto& [file, what] : {std::pair(usual, measured), std::pair(million, large)})
        if (const auto written = test::write_synthetic_case(file, what); !written)
            throw std::runtime_error(written.error().text());
    fmt::print("{:<28} {:>9} {:>9} {:>9} {:>13}\n", "what is opened", "median", "longest", "CPU",
               "peak memory");
    print("the start page", {}, directory / "a", turns);
    print("the archived sample", sample, directory / "b", turns);
    print("a measured case", usual, directory / "c", turns);
    print(fmt::format("{} windows", 264 * large.blocks_per_workload).c_str(), million, directory / "d",
          turns);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
