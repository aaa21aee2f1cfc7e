// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/qualification.h"

#include "core/base/files.h"
#include "core/base/thread_affinity.h"
#include "core/experiment/sizing.h"
#include "core/runner/bench_setup.h"
#include "core/runner/injection_run.h"
#include "core/runner/measuring_lock.h"
#include "core/runner/pilot.h"
#include "core/verdict/foreign_load.h"

namespace assay::runner {

namespace {

constexpr const char* the_binary = "binary";
constexpr int void_blocks_allowed = 2;  // in a row: what fails twice fails always

std::vector<variant::BuiltVariant> only(const QualificationRequest& request) {
    variant::BuiltVariant built;
    built.binary = request.binary;
    built.provenance.variant = the_binary;
    built.provenance.sha256 = request.binary_sha256;
    return {std::move(built)};
}

}  // namespace

workload::Specification qualification_workload() {
    workload::Specification out;
    out.name = "set-pipelined";
    out.description = "SET of 3 bytes onto one key, 200 on the wire";
    out.command = {"SET", "{key}", "{value}"};
    out.payload_bytes = 3;
    out.pipeline = 200;
    out.server_config = {{"appendonly", "no"}, {"save", ""}};
    return out;
}

Result<std::vector<std::shared_ptr<const experiment::Injection>>> qualify(
    const QualificationRequest& request, const Clock& clock, const StopFlag& stop,
    const QualificationProgress& progress) {
    const auto begun = clock.monotonic();
    const auto elapsed = [&] { return 1e-9 * static_cast<double>((clock.monotonic() - begun).value); };
    const auto lock = MeasuringLock::take();
    if (!lock) return fail(lock.error());
    // As before a run; where it cannot be waited for, void blocks tell.
    [[maybe_unused]] const auto synced = sync_file_system(request.binary);
    auto setup = BenchSetup::create(request.placement, {request.workload}, stop);
    if (!setup) return fail(std::move(setup.error()));
    if (auto placed = setup->place_binaries(only(request), the_binary); !placed) return fail(placed.error());
    const ThreadAffinity pinned(request.placement.load_cpus);

    experiment::Plan plan;
    plan.baseline = the_binary;
    plan.seed = request.seed;
    const auto& bench = setup->bench();
    const auto pilot = run_pilot(plan, request.workload, request.doses.size() + 1, bench, clock);
    if (!pilot) return fail(pilot.error());

    std::vector<std::shared_ptr<const experiment::Injection>> out;
    int voids_in_a_row = 0;
    double longest = pilot->seconds_per_block;
    while (out.empty() || elapsed() + longest <= request.budget_seconds) {
        const InjectionTask task{bench.binaries.at(the_binary),
                                 the_binary,
                                 request.binary_sha256,
                                 request.workload,
                                 request.doses,
                                 pilot->cpu_ns_per_op,
                                 pilot->operations_per_window,
                                 experiment::rounds_of(plan, request.workload),
                                 experiment::warmup_rounds_of(plan, request.workload),
                                 static_cast<int>(out.size()),
                                 request.seed,
                                 verdict::ForeignLoadRule{experiment::usual_foreign_load_limit, plan.trim}};
        auto injection = run_injection(task, bench, clock);
        if (!injection) {
            if (injection.error().kind == ErrorKind::cancelled && !out.empty()) return out;
            return fail(std::move(injection.error()));
        }
        longest = std::max(longest, injection->block.seconds);
        const auto& reason = injection->block.void_reason;
        voids_in_a_row = reason && !verdict::is_foreign_load(*reason) ? voids_in_a_row + 1 : 0;
        if (voids_in_a_row >= void_blocks_allowed)
            return fail(ErrorKind::server_failed,
                        "two blocks in a row came to nothing, the last one: " + *reason,
                        "look at the server's last log lines; try another binary");
        out.push_back(std::make_shared<const experiment::Injection>(std::move(*injection)));
        progress(out);
    }
    return out;
}

}  // namespace assay::runner
