// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/pilot.h"

#include "core/base/clock.h"
#include "core/experiment/sizing.h"
#include "core/runner/window_source.h"
#include "core/stats/order_statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace assay::runner {

namespace {

using experiment::PilotWindow;

/// A pass at one size, whose median counts: so many windows at least, and so long, since a process that has
/// just started is slow, however short its windows are.
constexpr std::size_t fewest_windows = 10;
constexpr std::int64_t shortest_pass = 50'000'000;  // ns
constexpr std::int64_t long_enough =
    500'000'000;  // ns; an operation that takes this long needs no second look

struct WindowTimes {
    std::int64_t wall_ns = 0;
    std::int64_t cpu_ns = 0;  // the server's
};

// One window of `operations`; its time.
Result<WindowTimes> time_window(LiveArm& arm, const workload::Specification& workload,
                                std::int64_t operations, std::uint64_t seed) {
    WindowSource source(workload, operations, seed);
    const auto prepared = source.next();
    if (!prepared) return fail(prepared.error());
    const auto window = arm.window(**prepared);
    if (!window) return fail(window.error());
    return WindowTimes{window->load.wall_ns, window->server.cpu_ns};
}

// Doubles from one batch until a window takes a quarter of what is wanted.
Result<PilotWindow> grow(LiveArm& arm, const experiment::Plan& plan,
                         const workload::Specification& workload) {
    PilotWindow window{experiment::one_batch(workload), 0};
    const auto enough = static_cast<std::int64_t>(plan.window_ms * 1e6 / 4);
    for (;;) {
        const auto wall = time_window(arm, workload, window.operations, plan.seed);
        if (!wall) return fail(wall.error());
        window.wall_ns = wall->wall_ns;
        if (window.wall_ns >= enough) return window;
        window.operations *= 2;
    }
}

}  // namespace

Result<PilotResult> run_pilot(const experiment::Plan& plan, const workload::Specification& workload,
                              std::size_t arms, const Bench& bench, const Clock& clock) {
    const auto where = fmt::format("pilot of '{}'", workload.name);
    const auto begun = clock.monotonic();
    auto arm = LiveArm::start(bench.binaries.at(plan.baseline), workload, bench, plan.seed,
                              {{}, bench.placed(plan.seed)});
    if (!arm) return fail(std::move(arm.error()).within(where));
    const auto started = clock.monotonic();

    auto grown = grow(**arm, plan, workload);
    if (!grown) return fail(std::move(grown.error()).within(where));
    std::vector<PilotWindow> windows{*grown};
    std::vector<double> times{static_cast<double>(grown->wall_ns)};
    std::vector<double> cpu_times;
    PilotResult out;
    // Twice: the process is warmer, and so quicker, the second time.
    for (int pass = 0; pass < 2 && windows.back().wall_ns < long_enough; ++pass) {
        const auto sized = experiment::operations_per_window(windows, plan, workload);
        windows.clear();
        times.clear();
        cpu_times.clear();
        for (std::int64_t passed = 0; windows.size() < fewest_windows || passed < shortest_pass;) {
            const auto wall = time_window(**arm, workload, sized, plan.seed);
            if (!wall) return fail(Error(wall.error()).within(where));
            windows.push_back({sized, wall->wall_ns});
            times.push_back(static_cast<double>(wall->wall_ns));
            passed += wall->wall_ns;
            cpu_times.push_back(static_cast<double>(wall->cpu_ns));
        }
    }
    out.operations_per_window = experiment::operations_per_window(windows, plan, workload);
    const auto operations = static_cast<double>(windows.back().operations);
    out.window_ns =
        std::llround(stats::median(times) * static_cast<double>(out.operations_per_window) / operations);

    // Known costs need it; where one operation takes longer than any pilot window, wall time stands for it.
    out.cpu_ns_per_op = stats::median(cpu_times.empty() ? times : cpu_times) / operations;

    const auto peak = (*arm)->peak_memory();
    if (!peak) return fail(Error(peak.error()).within(where));
    out.needs = {peak->value, (*arm)->largest_artefact(), workload.data_place == workload::DataPlace::memory,
                 !workload.trim_artefact};

    const auto stopping = clock.monotonic();
    if (auto stopped = (*arm)->stop(); !stopped) return fail(std::move(stopped.error()).within(where));
    const auto stopped_at = clock.monotonic();
    const double start_and_stop =
        1e-9 * static_cast<double>((started - begun).value + (stopped_at - stopping).value);
    out.start_and_stop_seconds = start_and_stop;
    const int rounds = experiment::rounds_of(plan, workload) + experiment::warmup_rounds_of(plan, workload);
    out.seconds_per_block =
        static_cast<double>(arms) *
        (start_and_stop + 1e-9 * static_cast<double>(out.window_ns) * static_cast<double>(rounds));
    return out;
}

}  // namespace assay::runner
