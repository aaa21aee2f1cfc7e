// SPDX-License-Identifier: GPL-3.0-or-later
// How many rounds does a fresh server need until its windows cost what later ones cost? For each of the
// sample's workloads CPU time round by round, from the first on, against the second half of its block.
//     bench_warm_up [BLOCKS [WORKLOAD]...]      12 blocks
// Prints the median over arms and blocks; nothing is asserted.
#include "core/stats/order_statistics.h"
#include "tests/bench/bench_case.h"
#include "tests/support/temporary_directory.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <exception>

using namespace assay;

namespace {

constexpr std::size_t rounds = 48;

/// ln(CPU time / that of the block's later half) of each round, over all arms of all blocks.
std::vector<std::vector<double>> warming(const casefile::Case& state) {
    std::vector<std::vector<double>> out(rounds);
    for (const auto& block : state.current_plan()->blocks)
        for (const auto& arm : block->arms) {
            if (arm.cpu_ns.size() != rounds) continue;
            const std::vector<double> times(arm.cpu_ns.begin(), arm.cpu_ns.end());
            const double settled = stats::median(std::span(times).subspan(rounds / 2));
            for (std::size_t round = 0; round < rounds; ++round)
                out[round].push_back(std::log(times[round] / settled));
        }
    return out;
}

}  // namespace

int main(int argc, char** argv) try {
    const std::string blocks = argc > 1 ? argv[1] : "12";
    std::vector<std::string> workloads(argv + std::min(argc, 2), argv + argc);
    if (workloads.empty()) workloads = bench::workloads();
    const test::TemporaryDirectory directory;
    const test::AssayProgram assay;
    for (const auto& workload : workloads) {
        bench::BenchCase what;
        what.workload = workload;
        what.role = "guard";
        what.in_plan = fmt::format(
            "rounds = {}\nwarmup_rounds = 0\ninjection_blocks = 0\nforeign_load_limit = 1", rounds);
        const auto file = directory / (workload + ".assay");
        bench::make(what, file, assay);
        fmt::print("{:<18}", workload);
        for (const auto& round : warming(bench::run(file, {"--blocks", blocks}, assay)))
            fmt::print(" {:+.1f}", 100 * std::expm1(stats::median(round)));
        fmt::print(" %\n");
    }
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
