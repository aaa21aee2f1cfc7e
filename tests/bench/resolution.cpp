// SPDX-License-Identifier: GPL-3.0-or-later
// What one minute of measuring resolves here: half-width of the interval of CPU/op for each comparison of the
// sample.
//     bench_resolution [SECONDS [RESULT.json] [WORKLOAD]...]
// A workload is measured by the sample's first plan that asks about it; lua-2048-set takes about 1 GB an arm,
// and so long that it is left out unless it is named. Prints a table; nothing is asserted, since it depends
// on the machine and on what else it does.
#include "core/casefile/case.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/log.h"
#include "tests/bench/result_file.h"
#include "tests/support/assay_program.h"
#include "tests/support/temporary_directory.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

using namespace assay;

namespace {

double measured_seconds(const casefile::Case& state) {
    double seconds = 0;
    for (const auto& block : state.current_plan()->blocks)
        seconds += block->seconds;
    return seconds;
}

casefile::Case read(const std::string& file) {
    return casefile::fold(casefile::read_log(file).value().records);
}

std::string plan_for(const casefile::Case& state, const std::string& workload) {
    for (const auto& plan : state.drafts)
        if (const auto asked = experiment::workloads_of(plan);
            std::find(asked.begin(), asked.end(), workload) != asked.end())
            return plan.name;
    throw std::runtime_error("no plan of the sample asks about '" + workload + "'");
}

// Adds blocks until the time is spent, however clear the result is by then. The first run is long enough for
// its pilot to choose the rounds; of lua-2048-set, whose rounds are the workload's own, it is as short as can
// be.
int measure(const std::string& workload, double seconds, const test::TemporaryDirectory& directory,
            json::array& rows) {
    const test::AssayProgram assay;
    const auto file = (directory / (workload + ".assay")).string();
    const auto made = assay.run(
        {"new", std::string(ASSAY_SOURCE_DIR) + "/resources/cases/aof-staging-copy.toml", "-o", file});
    if (made.exit_code != 0) return std::fputs(made.output.c_str(), stderr), 1;
    const auto plan = plan_for(read(file), workload);
    std::string blocks = read(file).find_workload(workload)->rounds > 0 ? "8" : "48";
    do {
        const auto ran = assay.run(
            {"run", file, "--plan", plan, "--blocks", blocks, "--workload", workload, "--progress", "none"});
        if (ran.exit_code != 0 && ran.exit_code != 3) return std::fputs(ran.output.c_str(), stderr), 1;
        blocks = "8";
    } while (measured_seconds(read(file)) < seconds);

    const auto state = read(file);
    const auto evaluation = casefile::evaluate(state, *state.current_plan());
    for (const auto& finding : evaluation.findings) {
        rows.push_back(
            json::object{{"measured_seconds", measured_seconds(state)}, {"finding", to_json(finding)}});
        if (!finding.low_percent || !finding.high_percent) continue;
        const double half = (*finding.high_percent - *finding.low_percent) / 2;
        fmt::print("{:<18} {:<16} {:>6} {:>8.1f} s {:>+9.2f}% {:>8.2f} pp {:>8.2f}%\n", finding.workload,
                   finding.comparison, finding.blocks, measured_seconds(state), finding.effect_percent, half,
                   finding.reference.block_sd_percent);
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) try {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 60;
    std::vector<std::string> workloads(argv + std::min(argc, 2), argv + argc);
    std::string result;
    if (!workloads.empty() && workloads.front().ends_with(".json")) {
        result = workloads.front();
        workloads.erase(workloads.begin());
    }
    json::array rows;
    if (workloads.empty()) workloads = {"set-256k", "set-3b-pipelined", "get-3b-pipelined"};
    const test::TemporaryDirectory directory;
    fmt::print("{:<18} {:<16} {:>6} {:>10} {:>10} {:>11} {:>9}\n", "workload", "comparison", "blocks",
               "measured", "effect", "half-width", "block sd");
    for (const auto& workload : workloads) {
        if (const int failed = measure(workload, seconds, directory, rows); failed != 0) return failed;
        bench::keep(result, rows);
    }
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
