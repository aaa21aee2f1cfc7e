// SPDX-License-Identifier: GPL-3.0-or-later
// Known costs of 0.5, 1, 2 and 5%: is what is recovered what was injected? Wanted: the slope's interval holds
// 1 and is at most 0.1 wide to each side.
//     bench_known_doses [SECONDS [FILE.json]]
// Takes the sample's baseline on SET of 256 KiB and on pipelined SET of 3 bytes, with the append-only file
// and without; prints a table each and keeps it as JSON. Nothing is asserted, since it depends on the machine
// and on what else it does.
#include "core/base/json_mapping.h"
#include "core/base/stop_flag.h"
#include "core/experiment/plan.h"
#include "core/runner/qualification.h"
#include "core/verdict/dose_table.h"
#include "tests/support/built_variants.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>

using namespace assay;

namespace {

workload::Specification set_of(const char* name, std::int64_t bytes, int pipeline) {
    auto out = runner::qualification_workload();
    out.name = name;
    out.description = fmt::format("SET of {} bytes, pipeline {}, append-only file on", bytes, pipeline);
    out.payload_bytes = bytes;
    out.pipeline = pipeline;
    out.artefact = workload::Artefact::aof;
    out.server_config = {
        {"appendonly", "yes"}, {"appendfsync", "no"}, {"auto-aof-rewrite-percentage", "0"}, {"save", ""}};
    return out;
}

std::string end(std::optional<double> value, const char* format) {
    return value ? fmt::format(fmt::runtime(format), *value) : std::string("unbounded");
}

json::object print(const workload::Specification& workload, const verdict::DoseTable& table) {
    fmt::print("{} ({} blocks, {} void)\n", workload.description, table.blocks, table.voided);
    for (const auto& row : table.doses)
        fmt::print("  injected {:>4g}% (counted {:.3f}%)  recovered {:+.2f}% [{}, {}]\n", row.nominal_percent,
                   row.injected_percent, row.recovered_percent, end(row.low_percent, "{:+.2f}"),
                   end(row.high_percent, "{:+.2f}"));
    const bool finite = table.slope_low && table.slope_high;
    const double half = finite ? (*table.slope_high - *table.slope_low) / 2 : -1;
    fmt::print(
        "  slope {} [{}, {}], half-width {}: {}\n\n", end(table.slope, "{:.3f}"),
        end(table.slope_low, "{:.3f}"), end(table.slope_high, "{:.3f}"),
        finite ? fmt::format("{:.3f}", half) : std::string("unbounded"),
        verdict::recovery(table) == verdict::GateState::pass && half <= 0.1 ? "as wanted" : "NOT as wanted");
    auto out = to_json(table).get_object();
    out["workload"] = to_json(workload);
    return out;
}

}  // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 60;
    const SystemClock clock;
    const StopFlag stop;
    const experiment::Plan usual;
    const auto placement = probe::choose_placement();
    if (!placement) return std::fputs(placement.error().text().c_str(), stderr), 1;
    json::array kept;
    for (const auto& workload : {set_of("set-256k", 262144, 1), set_of("set-3b-pipelined", 3, 200),
                                 runner::qualification_workload()}) {
        const auto& built = test::built_variant("baseline");
        runner::QualificationRequest request;
        request.binary = built.binary;
        request.binary_sha256 = built.provenance.sha256;
        request.placement = *placement;
        request.doses = {0, 0.5, 1, 2, 5};
        request.budget_seconds = seconds;
        request.workload = workload;
        const auto blocks = runner::qualify(request, clock, stop, [](const auto&) {});
        if (!blocks) return std::fputs(blocks.error().text().c_str(), stderr), 1;
        kept.push_back(
            print(workload, verdict::dose_table(*blocks, usual.trim, usual.mixture_a, usual.alpha)));
    }
    if (argc > 2) std::ofstream(argv[2]) << json::serialize(kept) << "\n";
    return 0;
}
