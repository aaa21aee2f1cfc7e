// SPDX-License-Identifier: GPL-3.0-or-later
// How long the statistics of 10,000 blocks take: the interval once, and looked at after every block, as the
// funnel does. Should stay under 10 ms, since the workbench computes it twice a second.
//     bench_statistics
#include "core/stats/anytime_interval.h"
#include "core/stats/order_statistics.h"
#include "core/stats/spread.h"
#include "tests/core/stats/simulated.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

namespace {

using namespace assay::stats;

std::vector<double> block_values(std::int64_t count) {
    Random random(1);
    std::vector<double> out;
    for (std::int64_t i = 0; i < count; ++i)
        out.push_back(normal(random));
    return out;
}

void verdict_of_blocks(benchmark::State& state) {
    const auto values = block_values(state.range(0));
    for (auto _ : state) {
        benchmark::DoNotOptimize(median(values));
        benchmark::DoNotOptimize(anytime_interval(values, 1, 0.05));
        benchmark::DoNotOptimize(typical_spread(values));
    }
}
BENCHMARK(verdict_of_blocks)->Arg(100)->Arg(10'000)->Unit(benchmark::kMillisecond);

void looked_at_after_every_block(benchmark::State& state) {
    const auto values = block_values(state.range(0));
    for (auto _ : state) {
        std::vector<double> ascending;
        for (const double value : values) {
            ascending.insert(std::upper_bound(ascending.begin(), ascending.end(), value), value);
            benchmark::DoNotOptimize(anytime_interval_of_sorted(ascending, 1, 0.05));
        }
    }
}
BENCHMARK(looked_at_after_every_block)->Arg(100)->Arg(10'000)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
