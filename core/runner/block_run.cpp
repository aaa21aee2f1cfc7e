// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/block_run.h"

#include "core/base/clock.h"
#include "core/base/lower_case.h"
#include "core/experiment/order.h"
#include "core/experiment/sizing.h"
#include "core/runner/arm_windows.h"
#include "core/runner/window_source.h"
#include "core/verdict/foreign_load.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::runner {

using experiment::ArmWindows;
using experiment::Block;
using experiment::CheckResult;

namespace {

// The arms of one block, alive together, and what they yield.
class BlockRun {
  public:
    BlockRun(const BlockTask& task, const BlockBinaries& binaries, const Bench& bench, Block& block)
        : task_(task),
          binaries_(binaries),
          bench_(bench),
          block_(block),
          source_(task.workload, task.operations_per_window, task.plan.seed) {}

    Status run() {
        if (auto started = start_arms(); !started) return started;
        const int warmup = experiment::warmup_rounds_of(task_.plan, task_.workload);
        const int rounds =
            task_.rounds > 0 ? task_.rounds : experiment::rounds_of(task_.plan, task_.workload);
        const int arms = static_cast<int>(block_.arms.size());
        // Warm-up has an order of its own, balanced too, so that no arm is always the first to be warm.
        for (const auto& order : experiment::balanced_order(task_.plan.seed, task_.workload.name + " warm-up",
                                                            task_.index, arms, warmup))
            if (auto done = round(order, false, false); !done) return done;
        if (auto read = read_threads(-1); !read) return read;
        block_.order =
            experiment::balanced_order(task_.plan.seed, task_.workload.name, task_.index, arms, rounds);
        for (std::size_t r = 0; r < block_.order.size(); ++r)
            if (auto done = round(block_.order[r], true, r + 1 == block_.order.size()); !done) return done;
        if (auto read = read_threads(+1); !read) return read;
        if (auto checked = check(); !checked) return checked;
        for (auto& arm : live_)
            if (auto stopped = arm->stop(); !stopped) return stopped;
        return {};
    }

  private:
    Status start_arms() {
        for (auto& arm : block_.arms) {
            const auto& binary = binaries_.of(arm.arm, arm.variant);
            auto live = LiveArm::start(binary.path, task_.workload, bench_, task_.plan.seed,
                                       {{}, block_.address_seed});
            if (!live) return fail(std::move(live.error()).within("arm " + arm.arm));
            live_.push_back(std::move(*live));
        }
        replies_.resize(live_.size());
        bytes_.resize(live_.size());
        return {};
    }

    Status round(const std::vector<int>& order, bool counted, bool last) {
        const auto prepared = source_.next();
        if (!prepared) return fail(prepared.error());
        for (const int index : order) {
            const auto i = static_cast<std::size_t>(index);
            const bool compared = last && task_.workload.same_bytes;
            auto window = live_[i]->window(**prepared, compared);
            if (!window) return fail(std::move(window.error()).within("arm " + block_.arms[i].arm));
            replies_[i] += window->load.reply_bytes;
            if (counted) record(block_.arms[i], *window);
            if (!compared) continue;
            // At once, and then away with it: what the other arms' windows find in memory is as in any round.
            auto hash = live_[i]->artefact_sha256();
            if (!hash) return fail(std::move(hash.error()));
            bytes_[i] = std::move(*hash);
            if (auto cut = live_[i]->cut_artefact(); !cut) return cut;
        }
        return {};
    }

    // CPU of each thread over the counted rounds: taken away before them, added after them. Threads that did
    // nothing are left out.
    Status read_threads(int sign) {
        for (std::size_t i = 0; i < live_.size(); ++i) {
            const auto threads = live_[i]->threads();
            if (!threads) return fail(live_[i]->explain(threads.error()));
            auto& total = block_.arms[i].thread_cpu_ns;
            for (const auto& thread : *threads)
                total[thread.name] += sign * thread.cpu_ns;
            if (sign > 0) std::erase_if(total, [](const auto& entry) { return entry.second <= 0; });
        }
        return {};
    }

    // What the server tells of the arm as a whole.
    Status figures(std::size_t i, const WorkDone& done) {
        const auto found = done.usec_per_call.find(lower_case(task_.workload.command.front()));
        if (found != done.usec_per_call.end()) block_.arms[i].server_usec_per_call = found->second;
        const auto peak = live_[i]->peak_memory();
        if (!peak) return fail(live_[i]->explain(peak.error()));
        block_.arms[i].peak_memory_bytes = peak->value;
        return {};
    }

    // Gate "same work", and "same bytes" of the last window's artefact.
    Status check() {
        std::vector<std::string> work;
        for (std::size_t i = 0; i < live_.size(); ++i) {
            const auto done = live_[i]->work_done();
            if (!done) return fail(done.error());
            if (auto read = figures(i, *done); !read) return read;
            work.push_back(in_words(*done, replies_[i]));
        }
        for (std::size_t i = 0; i < live_.size(); ++i) {
            add_check("same work", i, work.front(), work[i]);
            if (task_.workload.same_bytes)
                add_check("same persisted bytes in the last window", i, bytes_.front(), bytes_[i]);
        }
        return {};
    }

    void add_check(const char* name, std::size_t arm, const std::string& expected,
                   const std::string& observed) {
        CheckResult result{name,     block_.arms[arm].arm, task_.workload.name, expected,
                           observed, expected == observed};
        if (!result.passed && !block_.void_reason)
            block_.void_reason =
                fmt::format("{}: arm {} did {}, arm A did {}", name, result.variant, observed, expected);
        block_.checks.push_back(std::move(result));
    }

    const BlockTask& task_;
    const BlockBinaries& binaries_;
    const Bench& bench_;
    Block& block_;
    WindowSource source_;
    std::vector<std::unique_ptr<LiveArm>> live_;
    std::vector<std::int64_t> replies_;
    std::vector<std::string> bytes_;  // SHA-256 of each arm's last artefact
};

Block empty_block(const BlockTask& task, const BlockBinaries& binaries, const Bench& bench) {
    Block block;
    block.plan_sha256 = task.plan_sha256;
    block.run = task.run;
    block.workload = task.workload.name;
    block.index = task.index;
    block.layout_seed = binaries.seed;
    const auto add = [&](const std::string& arm, const std::string& variant) {
        ArmWindows windows;
        windows.arm = arm;
        windows.variant = variant;
        const auto& binary = binaries.of(arm, variant);
        windows.binary_sha256 = binary.sha256;
        windows.layout = binary.layout;
        block.arms.push_back(std::move(windows));
    };
    add(experiment::baseline_arm, task.plan.baseline);
    add(experiment::null_arm, task.plan.baseline);
    for (const auto& comparison : task.comparisons)
        add(comparison, comparison);
    // The kernel also draws where a program itself lies; of fixed binaries that is all that averages out.
    const bool fixed = std::any_of(block.arms.begin(), block.arms.end(), [](const auto& arm) {
        return arm.layout == experiment::Layouts::uncontrolled;
    });
    if (!fixed)
        block.address_seed =
            bench.placed(experiment::address_seed(task.plan.seed, task.workload.name, task.index));
    return block;
}

}  // namespace

Result<BlockResult> run_block(const BlockTask& task, const Bench& bench, const Clock& clock) {
    const auto begun = clock.monotonic();
    const auto binaries = task.layouts.for_block(task.plan, task.workload.name, task.comparisons, task.index);
    if (!binaries) return fail(binaries.error());
    const auto steal_before = probe::host_steal(bench.placement.server_cpus);
    BlockResult out{empty_block(task, *binaries, bench), false};
    {
        BlockRun run(task, *binaries, bench, out.block);
        if (const auto done = run.run(); !done) {
            const auto& error = done.error();
            const bool server = error.kind == ErrorKind::server_failed;
            if (!server && error.kind != ErrorKind::reply_error) return fail(error);
            out.server_failed = server;
            out.block.void_reason = error.text();
        }
    }
    if (const auto steal = probe::host_steal(bench.placement.server_cpus); steal && steal_before)
        out.block.steal_ns = (*steal - *steal_before).value;
    out.block.seconds = 1e-9 * static_cast<double>((clock.monotonic() - begun).value);
    if (const auto rule = verdict::foreign_load_rule(task.plan);
        !out.block.void_reason && rule && !bench.placement.shared_core)
        out.block.void_reason = verdict::foreign_load(out.block, *rule);
    return out;
}

}  // namespace assay::runner
