// SPDX-License-Identifier: GPL-3.0-or-later
// What an open window costs: runs with the workbench following the case, and without, in turns.
//     bench_window_open [TURNS [BLOCKS [WORKLOAD]]]         6 turns of 12 blocks, set-3b-pipelined
// Prints the CPU that the window took, as a share of one core while the run went on, and what the baseline's
// CPU per operation differs by with and without it (Welch's t interval over the blocks' logarithms). Uses the
// display that DISPLAY names, else none (offscreen, which paints all the same).
#include "tests/bench/bench_case.h"
#include "tests/bench/open_window.h"
#include "tests/support/temporary_directory.h"

#include <boost/math/distributions/students_t.hpp>
#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

using namespace assay;

namespace {

using Seconds = std::chrono::duration<double>;

/// ln of the baseline's CPU ns per operation, a value a block.
std::vector<double> levels(const casefile::Case& state) {
    std::vector<double> out;
    for (const auto& block : state.current_plan()->blocks) {
        if (block->void_reason) continue;
        double cpu = 0, operations = 0;
        for (std::size_t i = 0; i < block->arms.front().cpu_ns.size(); ++i) {
            cpu += static_cast<double>(block->arms.front().cpu_ns[i]);
            operations += static_cast<double>(block->arms.front().operations[i]);
        }
        out.push_back(std::log(cpu / operations));
    }
    return out;
}

struct Moments {
    double mean = 0;
    double of_mean = 0;  // variance of the mean
    double freedom = 0;
};
Moments moments(const std::vector<double>& values) {
    Moments out;
    const auto n = static_cast<double>(values.size());
    for (const double value : values)
        out.mean += value / n;
    for (const double value : values)
        out.of_mean += (value - out.mean) * (value - out.mean) / (n - 1) / n;
    out.freedom = n - 1;
    return out;
}

}  // namespace

int main(int argc, char** argv) try {
    const int turns = argc > 1 ? std::atoi(argv[1]) : 6;
    const std::string blocks = argc > 2 ? argv[2] : "12";
    const std::string workload = argc > 3 ? argv[3] : "set-3b-pipelined";
    const test::TemporaryDirectory directory;
    const test::AssayProgram assay;
    std::vector<double> with, without;
    double window_cpu = 0, run_seconds = 0;
    fmt::print("{:>5} {:>8} {:>8} {:>26} {:>18}\n", "turn", "window", "blocks", "effect of the twin",
               "window's CPU");
    for (int turn = 0; turn < 2 * turns; ++turn) {
        const bool open = turn % 2 == (turn / 2) % 2;  // with, without, without, with, …
        const auto file = directory / fmt::format("{}.assay", turn);
        bench::BenchCase what;
        what.workload = workload;
        what.role = "guard";
        what.in_plan = fmt::format("seed = {}\ninjection_blocks = 0", turn + 1);
        bench::make(what, file, assay);
        std::optional<bench::OpenWindow> window;
        if (open) window.emplace(file, directory.path());
        const double before = open ? window->cpu_seconds() : 0;
        const auto begun = std::chrono::steady_clock::now();
        const auto state = bench::run(file, {"--blocks", blocks}, assay);
        const double seconds = Seconds(std::chrono::steady_clock::now() - begun).count();
        const double spent = open ? window->cpu_seconds() - before : 0;
        window.reset();
        if (open) window_cpu += spent, run_seconds += seconds;
        const auto finding = bench::finding_of(state);
        const auto values = levels(state);
        auto& where = open ? with : without;
        where.insert(where.end(), values.begin(), values.end());
        fmt::print("{:>5} {:>8} {:>8} {:>+8.2f}% [{:+.2f}, {:+.2f}] {:>18}\n", turn + 1,
                   open ? "open" : "none", finding.blocks, finding.effect_percent,
                   finding.low_percent.value_or(-INFINITY), finding.high_percent.value_or(INFINITY),
                   open ? fmt::format("{:.2f} s, {:.1f}%", spent, 100 * spent / seconds) : "");
        std::fflush(stdout);
    }
    const auto a = moments(without), b = moments(with);
    const double variance = a.of_mean + b.of_mean;
    const double freedom =
        variance * variance / (a.of_mean * a.of_mean / a.freedom + b.of_mean * b.of_mean / b.freedom);
    const double half = boost::math::quantile(boost::math::students_t(freedom), 0.975) * std::sqrt(variance);
    fmt::print(
        "CPU/op of the baseline with the window against without: {:+.2f}% [{:+.2f}, {:+.2f}]\n"
        "the window took {:.1f}% of one core while a run went on\n",
        100 * (b.mean - a.mean), 100 * (b.mean - a.mean - half), 100 * (b.mean - a.mean + half),
        100 * window_cpu / run_seconds);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
