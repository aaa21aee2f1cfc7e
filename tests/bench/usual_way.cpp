// SPDX-License-Identifier: GPL-3.0-or-later
// The same time spent the usual way and Assay's way: one more copy of 256 KiB, CPU per SET.
//     bench_usual_way [REPEATS [RESULT.json]]
// Usual: a fresh server, redis-benchmark, four samples of the baseline, then four of the variant (Welch's t
// interval of the difference of logarithms). Assay: `assay run` with as many seconds. Needs redis-benchmark
// (Debian: redis-tools). Prints the half-widths and their ratio.
#include "core/base/process.h"
#include "core/probe/placement.h"
#include "core/probe/process_sample.h"
#include "core/redis/server.h"
#include "core/runner/run_directory.h"
#include "tests/bench/bench_case.h"
#include "tests/bench/result_file.h"
#include "tests/support/built_variants.h"
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

constexpr int samples = 4;
constexpr const char* requests = "3000";

template <class T>
T need(Result<T> result) {
    if (!result) throw std::runtime_error(result.error().text());
    return std::move(*result);
}

/// ln of CPU ns per request of one fresh server under redis-benchmark.
double sample(const std::string& variant, const probe::Placement& placement,
              const std::filesystem::path& directory, const StopFlag& stop) {
    redis::ServerOptions options;
    options.binary = test::built_binary(variant);
    options.cpus = placement.server_cpus;
    options.data_parent = directory;
    options.config = {{"appendonly", "yes"}, {"appendfsync", "no"}, {"auto-aof-rewrite-percentage", "0"}};
    auto server = need(redis::Server::start(options, stop));
    const auto sampler = need(probe::ProcessSampler::open(server->pid()));
    const auto before = need(sampler.settled());
    Command command;
    command.arguments = {"taskset",
                         "-c",
                         std::to_string(placement.load_cpus.front()),
                         "redis-benchmark",
                         "-s",
                         server->endpoint().socket.string(),
                         "-t",
                         "set",
                         "-d",
                         "262144",
                         "-n",
                         requests,
                         "-c",
                         "1",
                         "-q"};
    const auto exit = need(run_process(command, stop));
    if (!exit.success()) throw std::runtime_error("redis-benchmark: " + exit.text() + "\n" + exit.output);
    const auto spent = need(sampler.settled()) - before;
    (void)server->stop();
    return std::log(static_cast<double>(spent.cpu_ns) / std::atof(requests));
}

struct Estimate {
    double effect = 0;      // ln
    double half_width = 0;  // ln, 95%
};

/// Welch 1947: unequal variances.
Estimate welch(const std::vector<double>& a, const std::vector<double>& b) {
    const auto moments = [](const std::vector<double>& values) {
        double mean = 0, squares = 0;
        for (const double value : values)
            mean += value / static_cast<double>(values.size());
        for (const double value : values)
            squares += (value - mean) * (value - mean);
        const auto n = static_cast<double>(values.size());
        return std::pair(mean, squares / (n - 1) / n);
    };
    const auto [mean_a, v_a] = moments(a);
    const auto [mean_b, v_b] = moments(b);
    const auto n = static_cast<double>(samples);
    const double freedom = (v_a + v_b) * (v_a + v_b) / (v_a * v_a / (n - 1) + v_b * v_b / (n - 1));
    const double t = boost::math::quantile(boost::math::students_t(freedom), 0.975);
    return {mean_b - mean_a, t * std::sqrt(v_a + v_b)};
}

double percent(double log_ratio) {
    return 100 * std::expm1(log_ratio);
}

}  // namespace

int main(int argc, char** argv) try {
    const int repeats = argc > 1 ? std::atoi(argv[1]) : 3;
    const std::string result = argc > 2 ? argv[2] : "";
    json::array all;
    const StopFlag stop;
    const auto placement = need(probe::choose_placement());
    const test::AssayProgram assay;
    fmt::print("{:>8} {:>26} {:>26} {:>10}\n", "seconds", "usual way", "assay", "ratio");
    for (int repeat = 0; repeat < repeats; ++repeat) {
        const auto place = need(probe::choose_data_location(workload::DataPlace::memory, Bytes{1 << 30}));
        const auto directory = need(runner::RunDirectory::create(place.path));
        const auto begun = std::chrono::steady_clock::now();
        std::vector<double> a, b;
        for (int i = 0; i < samples; ++i)
            a.push_back(sample("baseline", placement, directory.path(), stop));
        for (int i = 0; i < samples; ++i)
            b.push_back(sample("one-more-copy", placement, directory.path(), stop));
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        const auto usual = welch(a, b);

        const test::TemporaryDirectory cases;
        const auto file = cases / "usual.assay";
        bench::BenchCase what;
        what.workload = "set-256k";
        what.variant = "one-more-copy";
        what.in_plan = fmt::format("seed = {}\ninjection_blocks = 0", repeat + 1);
        bench::make(what, file, assay);
        const auto finding =
            bench::finding_of(bench::run(file, {"--budget", fmt::format("{:.0f}s", seconds)}, assay));
        all.push_back(json::object{{"seconds", seconds},
                                   {"usual_effect_percent", percent(usual.effect)},
                                   {"usual_half_width_percent", percent(usual.half_width)},
                                   {"finding", to_json(finding)}});
        bench::keep(result, all);
        if (!finding.low_percent || !finding.high_percent) {
            fmt::print("{:>8.1f} {:>+14.1f}% ± {:>7.1f} pp {:>26} {:>10}\n", seconds, percent(usual.effect),
                       percent(usual.half_width), fmt::format("{} blocks, no interval yet", finding.blocks),
                       "");
            continue;
        }
        const double half = (*finding.high_percent - *finding.low_percent) / 2;
        fmt::print("{:>8.1f} {:>+14.1f}% ± {:>7.1f} pp {:>+14.2f}% ± {:>7.2f} pp {:>9.0f}x\n", seconds,
                   percent(usual.effect), percent(usual.half_width), finding.effect_percent, half,
                   percent(usual.half_width) / half);
        std::fflush(stdout);
    }
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
