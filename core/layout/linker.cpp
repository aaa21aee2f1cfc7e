// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/linker.h"

#include "core/base/process.h"
#include "core/base/thread_affinity.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>

namespace assay::layout {

namespace {

constexpr std::chrono::milliseconds link_limit{60'000};
/// Also where there are fewer cores: three links on two are done in the time of one and a half. One takes
/// 50 MB.
constexpr std::size_t at_once = 8;

}  // namespace

Status link(const LinkJob& job, const StopFlag& stop) {
    Command command;
    command.arguments = link_command(job);
    command.directory = job.plan->directory;
    command.time_limit = link_limit;
    const auto exit = run_process(command, stop);
    if (!exit) return fail(exit.error());
    if (exit->success()) return {};
    return fail(
        ErrorKind::unsupported,
        fmt::format("linking '{}' anew failed ({})", job.program.string(), exit->text()),
        "see what the linker says; where it cannot be mended (a full disk, too little memory), a plan with "
        "layouts = \"fixed\" links nothing",
        {exit->output});
}

std::vector<std::string> link_command(const LinkJob& job) {
    auto words = job.plan->linker;
    // Beside the other objects and before the libraries, which only give what is asked of them.
    if (!job.pad.empty()) {
        const auto last = std::find(words.rbegin(), words.rend(), job.plan->objects.back());
        words.insert(last.base(), job.pad.string());
    }
    for (auto& word : words)
        if (const auto copy = job.plan->copies.find(word); copy != job.plan->copies.end())
            word = copy->second.string();
    words.insert(words.end(), {"-o", job.program.string(), "--threads=1", "--strip-debug", "-z",
                               "separate-loadable-segments"});
    if (!job.order.empty()) {
        words.push_back("--symbol-ordering-file=" + job.order.string());
        // Names of another arm's, and of functions that were inlined everywhere, are no cause for a warning.
        words.emplace_back("--no-warn-symbol-ordering");
    }
    return words;
}

Status in_parallel(std::size_t count, const std::vector<int>& cpus,
                   const std::function<Status(std::size_t)>& work) {
    std::vector<std::optional<Error>> errors(count);
    std::atomic<std::size_t> next{0};
    const auto worker = [&] {
        const ThreadAffinity here(cpus);
        for (std::size_t i = next++; i < count; i = next++)
            if (auto done = work(i); !done) errors[i] = std::move(done.error());
    };
    {
        std::vector<std::jthread> threads;
        const auto most = std::max(at_once, cpus.size());
        for (std::size_t i = 0; i < std::min(count, most); ++i)
            threads.emplace_back(worker);
    }
    for (auto& error : errors)
        if (error) return fail(std::move(*error));
    return {};
}

Status link_all(const std::vector<LinkJob>& jobs, const std::vector<int>& cpus, const StopFlag& stop) {
    return in_parallel(jobs.size(), cpus, [&](std::size_t i) { return link(jobs[i], stop); });
}

}  // namespace assay::layout
