// SPDX-License-Identifier: GPL-3.0-or-later
// Many independent runs of a build against its twin (the same source once more): how often does a run find a
// direction, and how often does it speak a verdict, where there is nothing to find?
//     bench_null_runs [RUNS [BLOCKS [RESULT.json [WORKLOAD]...]]]     40 runs of 20 blocks on three workloads
// Wanted: directions in at most 5% of the runs, false verdicts none.
#include "core/base/json_mapping.h"
#include "tests/bench/bench_case.h"
#include "tests/bench/result_file.h"
#include "tests/support/temporary_directory.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>

using namespace assay;

namespace {

struct Tally {
    std::string workload;
    int runs = 0;
    int directions = 0;  // the interval excludes 0
    int verdicts = 0;    // "it changes by at least δ": confirmed, and false
    int excluded = 0;    // "a change of δ is excluded": refuted, and true
    int voided = 0;      // the run is void
    std::vector<double> half_widths;
    std::vector<double> medians;
};

void count(Tally& tally, const verdict::Finding& finding) {
    ++tally.runs;
    if (finding.decision == verdict::Decision::void_) {
        ++tally.voided;
        return;
    }
    if (finding.decision == verdict::Decision::confirmed) ++tally.verdicts;
    if (finding.decision == verdict::Decision::refuted) ++tally.excluded;
    if (!finding.low_percent || !finding.high_percent) return;
    if (*finding.low_percent > 0 || *finding.high_percent < 0) ++tally.directions;
    tally.half_widths.push_back((*finding.high_percent - *finding.low_percent) / 2);
    tally.medians.push_back(finding.effect_percent);
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                     values.end());
    return values[values.size() / 2];
}

json::object as_json(const Tally& tally) {
    json::object out;
    out["workload"] = tally.workload;
    out["runs"] = tally.runs;
    out["directions"] = tally.directions;
    out["false_verdicts"] = tally.verdicts;
    out["excluded"] = tally.excluded;
    out["voided"] = tally.voided;
    out["half_widths_percent"] = to_json(tally.half_widths);
    out["effects_percent"] = to_json(tally.medians);
    return out;
}

}  // namespace

int main(int argc, char** argv) try {
    const int runs = argc > 1 ? std::atoi(argv[1]) : 40;
    const std::string blocks = argc > 2 ? argv[2] : "20";
    const std::string result = argc > 3 ? argv[3] : "";
    std::vector<std::string> workloads(argv + std::min(argc, 4), argv + argc);
    if (workloads.empty()) workloads = bench::workloads();
    const test::TemporaryDirectory directory;
    const test::AssayProgram assay;
    fmt::print("{:<18} {:>5} {:>11} {:>15} {:>9} {:>6} {:>18}\n", "workload", "runs", "directions",
               "false verdicts", "excluded", "void", "median half-width");
    json::array all;
    for (const auto& workload : workloads) {
        Tally tally;
        tally.workload = workload;
        for (int seed = 1; seed <= runs; ++seed) {
            const auto file = directory / fmt::format("{}-{}.assay", workload, seed);
            bench::BenchCase what;
            what.workload = workload;
            what.role = "guard";
            what.in_plan = fmt::format("seed = {}\nrounds = 16\ninjection_blocks = 0", seed);
            bench::make(what, file, assay);
            count(tally, bench::finding_of(bench::run(file, {"--blocks", blocks}, assay)));
        }
        fmt::print("{:<18} {:>5} {:>11} {:>15} {:>9} {:>6} {:>15.2f} pp\n", workload, tally.runs,
                   tally.directions, tally.verdicts, tally.excluded, tally.voided, median(tally.half_widths));
        std::fflush(stdout);
        all.push_back(as_json(tally));
        bench::keep(result, all);
    }
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
