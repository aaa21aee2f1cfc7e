// SPDX-License-Identifier: GPL-3.0-or-later
// Few long windows or many short ones: how much do the block values of a build against its twin vary, and
// what does the same precision cost?
//     bench_window_length [BLOCKS [TURNS [WORKLOAD]]]      16 blocks, 3 turns, set-256k
// The lengths are run in turns, so that the machine's own changes meet all of them.
#include "tests/bench/bench_case.h"
#include "tests/support/temporary_directory.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>

using namespace assay;

namespace {

constexpr double warm_after_ms = 18;  // an arm: nine windows of the usual length, as plans have them

struct Length {
    double window_ms;
    int rounds;
    double variance = 0;  // summed over the turns, of block values in percent
    double seconds = 0;
    int blocks = 0;
};

void measure(Length& length, const std::string& blocks, const std::string& workload, int turn,
             const test::TemporaryDirectory& directory, const test::AssayProgram& assay) {
    const auto file = directory / fmt::format("{}-{}.assay", length.window_ms, turn);
    bench::BenchCase what;
    what.workload = workload;
    what.role = "guard";
    what.in_plan = fmt::format(
        "seed = {}\nwindow_ms = {}\nrounds = {}\nwarmup_rounds = {:.0f}\ninjection_blocks = 0\n"
        "foreign_load_limit = 1",
        turn, length.window_ms, length.rounds, std::ceil(warm_after_ms / length.window_ms));
    bench::make(what, file, assay);
    const auto state = bench::run(file, {"--blocks", blocks}, assay);
    const auto finding = bench::finding_of(state);
    length.variance += finding.reference.block_sd_percent * finding.reference.block_sd_percent;
    for (const auto& block : state.current_plan()->blocks)
        length.seconds += block->seconds;
    length.blocks += finding.blocks;
}

}  // namespace

int main(int argc, char** argv) try {
    const std::string blocks = argc > 1 ? argv[1] : "16";
    const int turns = argc > 2 ? std::atoi(argv[2]) : 3;
    const std::string workload = argc > 3 ? argv[3] : "set-256k";
    const test::TemporaryDirectory directory;
    const test::AssayProgram assay;
    constexpr std::size_t usual = 3;  // 2 ms, as plans have them
    std::vector<Length> lengths = {{20, 12}, {10, 24}, {5, 48}, {2, 48}, {1, 48}};
    for (int turn = 1; turn <= turns; ++turn)
        for (auto& length : lengths)
            measure(length, blocks, workload, turn, directory, assay);
    fmt::print("{}, a build against its twin\n{:>9} {:>7} {:>7} {:>9} {:>9} {:>18}\n", workload, "window",
               "rounds", "blocks", "s/block", "block sd", "time for the same");
    // What an interval needs grows with the variance and with the time of a block.
    const auto price = [](const Length& l) { return l.variance * l.seconds / l.blocks; };
    for (const auto& length : lengths)
        fmt::print("{:>6} ms {:>7} {:>7} {:>9.2f} {:>8.2f}% {:>17.2f}\u00d7\n", length.window_ms,
                   length.rounds, length.blocks, length.seconds / length.blocks,
                   std::sqrt(length.variance / turns), price(length) / price(lengths[usual]));
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
