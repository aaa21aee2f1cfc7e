// SPDX-License-Identifier: GPL-3.0-or-later
// What a block costs beside its counted windows: links, starts, warm-up, stops, for A, A' and B of an empty
// Redis.
//     bench_block_overhead [BLOCKS]
// Prints the parts in milliseconds, medians over blocks; nothing is asserted, since it depends on the
// machine.
#include "core/base/clock.h"
#include "core/experiment/order.h"
#include "core/layout/block_linker.h"
#include "core/probe/placement.h"
#include "core/runner/live_arm.h"
#include "core/runner/window_source.h"
#include "core/stats/order_statistics.h"
#include "tests/support/built_variants.h"
#include "tests/support/temporary_directory.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace assay;

namespace {

workload::Specification small_set() {
    workload::Specification out;
    out.name = "set";
    out.command = {"SET", "{key}", "{value}"};
    out.pipeline = 200;
    return out;
}

template <class T>
T must(Result<T> result) {
    if (result) return std::move(*result);
    std::fputs(result.error().text().c_str(), stderr);
    std::exit(1);
}
void must(Status status) {
    if (status) return;
    std::fputs(status.error().text().c_str(), stderr);
    std::exit(1);
}

class Stopwatch {
  public:
    double lap() {
        const auto now = clock_.monotonic();
        const auto milliseconds = 1e-6 * static_cast<double>((now - last_).value);
        last_ = now;
        return milliseconds;
    }

  private:
    SystemClock clock_;
    Nanoseconds last_ = clock_.monotonic();
};

}  // namespace

int main(int argc, char** argv) {
    const int blocks = argc > 1 ? std::atoi(argv[1]) : 20;
    constexpr int warmup_rounds = 9;
    constexpr std::int64_t window_operations = 3'000;  // about 2 ms
    const test::TemporaryDirectory place;
    const StopFlag stop;
    runner::Bench bench;
    bench.placement = must(probe::choose_placement());
    bench.memory_directory = "/dev/shm";
    bench.stop = &stop;
    auto cpus = bench.placement.server_cpus;
    cpus.insert(cpus.end(), bench.placement.load_cpus.begin(), bench.placement.load_cpus.end());
    const std::filesystem::path memory = std::filesystem::path("/dev/shm") / place.path().filename();
    const auto tree = [](const std::string& name) {
        return layout::Tree{name, test::built_variant(name).tree, test::sample_recipe(name).make_arguments};
    };
    Stopwatch watch;
    const auto linker = must(layout::BlockLinker::prepare({tree("baseline"), tree("direct-append")},
                                                          memory / "links", cpus, stop));
    fmt::print("once a run: looking at the trees and three trial links each: {:.0f} ms\n", watch.lap());

    std::vector<double> link, start, warm, finish, all;
    for (int i = 0; i < blocks; ++i) {
        watch.lap();
        const auto seed = experiment::layout_seed(1, "set", i);
        const auto linked = must(linker.link(seed, {"baseline", "direct-append"}, memory / "lay"));
        std::filesystem::create_directories(memory / "lay/0002");
        std::filesystem::copy_file(linked[0].program, memory / "lay/0002/redis-server");
        link.push_back(watch.lap());
        std::vector<std::unique_ptr<runner::LiveArm>> arms;
        for (const auto& binary : {linked[0].program, memory / "lay/0002/redis-server", linked[1].program})
            arms.push_back(must(runner::LiveArm::start(binary, small_set(), bench, 1)));
        start.push_back(watch.lap());
        runner::WindowSource source(small_set(), window_operations, 1);
        for (int round = 0; round < warmup_rounds; ++round) {
            const auto* window = must(source.next());
            for (const auto& arm : arms)
                (void)must(arm->window(*window));
        }
        warm.push_back(watch.lap());
        for (const auto& arm : arms)
            must(arm->stop());
        arms.clear();
        std::filesystem::remove_all(memory / "lay");
        finish.push_back(watch.lap());
        all.push_back(link.back() + start.back() + warm.back() + finish.back());
    }
    std::filesystem::remove_all(memory);
    fmt::print(
        "{} blocks of three arms, median ms: link and check {:.0f}, start {:.0f}, {} warm-up rounds {:.0f}, "
        "stop and clear {:.0f}; in all {:.0f} (largest {:.0f})\n",
        blocks, stats::median(link), stats::median(start), warmup_rounds, stats::median(warm),
        stats::median(finish), stats::median(all), *std::max_element(all.begin(), all.end()));
    return 0;
}
