// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/injection_run.h"

#include "core/experiment/order.h"
#include "core/mechanism/preload.h"
#include "core/runner/arm_windows.h"
#include "core/runner/window_source.h"
#include "core/verdict/foreign_load.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace assay::runner {

using experiment::CheckResult;
using experiment::Injection;

namespace {

/// One arm with its page. The page outlives the server that writes into it.
struct DosedArm {
    mechanism::Preload preload;
    std::unique_ptr<LiveArm> live;
    std::int64_t replies = 0;
};

class InjectionRun {
  public:
    InjectionRun(const InjectionTask& task, const Bench& bench, Injection& out)
        : task_(task),
          bench_(bench),
          out_(out),
          source_(task.workload, task.operations_per_window, task.seed) {}

    Status run() {
        if (auto started = start_arms(); !started) return started;
        const int arms = static_cast<int>(arms_.size());
        const auto& name = task_.workload.name;
        for (const auto& order : experiment::balanced_order(task_.seed, name + " doses warm-up", task_.index,
                                                            arms, task_.warmup_rounds))
            if (auto done = round(order, false); !done) return done;
        out_.block.order =
            experiment::balanced_order(task_.seed, name + " doses", task_.index, arms, task_.rounds);
        for (const auto& order : out_.block.order)
            if (auto done = round(order, true); !done) return done;
        if (auto checked = check(); !checked) return checked;
        for (auto& arm : arms_)
            if (auto stopped = arm.live->stop(); !stopped) return stopped;
        return {};
    }

  private:
    Status start_arms() {
        const auto window = workload::prepare(task_.workload, task_.operations_per_window, 0, task_.seed);
        if (!window) return fail(window.error());
        const double bytes_per_op =
            static_cast<double>(window->request_bytes()) / static_cast<double>(window->operations);
        for (std::size_t i = 0; i < out_.arms.size(); ++i) {
            auto& arm = out_.arms[i];
            arm.ns_per_mebibyte = ns_per_mebibyte(arm.nominal_percent, task_.cpu_ns_per_op, bytes_per_op);
            auto preload = mechanism::Preload::prepare(mechanism::Library::spin, task_.binary,
                                                       bench_.memory_directory, arm.ns_per_mebibyte);
            if (!preload) return fail(std::move(preload.error()));
            auto live = LiveArm::start(task_.binary, task_.workload, bench_, task_.seed,
                                       {preload->environment(), out_.block.address_seed});
            if (!live) return fail(std::move(live.error()).within("arm " + arm.arm));
            if (auto loaded = preload->loaded(); !loaded) return loaded;
            arms_.push_back({std::move(*preload), std::move(*live), 0});
        }
        return {};
    }

    Status round(const std::vector<int>& order, bool counted) {
        const auto prepared = source_.next();
        if (!prepared) return fail(prepared.error());
        for (const int index : order) {
            const auto i = static_cast<std::size_t>(index);
            auto& arm = arms_[i];
            const auto before = arm.preload.spin();
            auto window = arm.live->window(**prepared);
            if (!window) return fail(std::move(window.error()).within("arm " + out_.arms[i].arm));
            const auto after = arm.preload.spin();
            arm.replies += window->load.reply_bytes;
            if (!counted) continue;
            record(out_.block.arms[i], *window);
            out_.arms[i].spun_ns.push_back(static_cast<std::int64_t>(after.ns - before.ns));
            out_.arms[i].read_bytes.push_back(static_cast<std::int64_t>(after.bytes - before.bytes));
        }
        return {};
    }

    Status check() {
        std::string expected;
        for (std::size_t i = 0; i < arms_.size(); ++i) {
            const auto done = arms_[i].live->work_done();
            if (!done) return fail(done.error());
            const auto text = in_words(*done, arms_[i].replies);
            if (i == 0) expected = text;
            out_.block.checks.push_back(
                {"same work", out_.arms[i].arm, task_.workload.name, expected, text, text == expected});
        }
        return {};
    }

    const InjectionTask& task_;
    const Bench& bench_;
    Injection& out_;
    WindowSource source_;
    std::vector<DosedArm> arms_;
};

Injection empty_injection(const InjectionTask& task, const Bench& bench) {
    Injection out;
    out.block.workload = task.workload.name;
    out.block.index = task.index;
    out.block.address_seed =
        bench.placed(experiment::address_seed(task.seed, task.workload.name + " doses", task.index));
    const auto add = [&](std::string name, double percent) {
        experiment::ArmWindows windows;
        windows.arm = name;
        windows.variant = task.variant;
        windows.binary_sha256 = task.binary_sha256;
        out.block.arms.push_back(std::move(windows));
        experiment::InjectedArm arm;
        arm.arm = std::move(name);
        arm.nominal_percent = percent;
        out.arms.push_back(std::move(arm));
    };
    add(experiment::baseline_arm, 0);
    for (const double percent : task.doses)
        add(percent > 0 ? fmt::format("A+{:g}%", percent) : std::string(experiment::null_arm), percent);
    return out;
}

}  // namespace

std::int64_t ns_per_mebibyte(double percent, double cpu_ns_per_op, double bytes_per_op) {
    if (!(percent > 0)) return 0;
    const double dose = percent / 100 * cpu_ns_per_op / bytes_per_op * 1048576;
    return std::max<std::int64_t>(1, std::llround(dose));
}

Result<Injection> run_injection(const InjectionTask& task, const Bench& bench, const Clock& clock) {
    const auto begun = clock.monotonic();
    const auto steal_before = probe::host_steal(bench.placement.server_cpus);
    auto out = empty_injection(task, bench);
    {
        InjectionRun run(task, bench, out);
        if (const auto done = run.run(); !done) {
            const auto& error = done.error();
            if (error.kind != ErrorKind::server_failed && error.kind != ErrorKind::reply_error)
                return fail(error);
            out.block.void_reason = error.text();
        }
    }
    if (const auto steal = probe::host_steal(bench.placement.server_cpus); steal && steal_before)
        out.block.steal_ns = (*steal - *steal_before).value;
    out.block.seconds = 1e-9 * static_cast<double>((clock.monotonic() - begun).value);
    if (!out.block.void_reason && task.foreign_load && !bench.placement.shared_core)
        out.block.void_reason = verdict::foreign_load(out.block, *task.foreign_load);
    return out;
}

}  // namespace assay::runner
