// SPDX-License-Identifier: GPL-3.0-or-later
// pretended_run CASE BLOCKS ends|stays: writes into a synthetic case what `assay run` writes, from a process
// of its own and holding the measuring lock, without measuring anything: for tests of windows that follow.
// Blocks are invented. With "stays" it says "ready" after its blocks and goes on until it is told to stop
// (SIGINT) or is killed.
#include "core/casefile/case_writer.h"
#include "core/probe/seen_here.h"
#include "core/runner/measuring_lock.h"
#include "tests/support/synthetic_block.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <unistd.h>

using namespace assay;

namespace {

int failed(const Error& error) {
    std::fprintf(stderr, "%s\n", error.text().c_str());
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) return 2;
    const int blocks = std::atoi(argv[2]);
    const bool stays = std::string_view(argv[3]) == "stays";
    sigset_t asked;
    ::sigemptyset(&asked);
    ::sigaddset(&asked, SIGINT);
    ::sigprocmask(SIG_BLOCK, &asked, nullptr);

    const SystemClock clock;
    auto file = casefile::CaseWriter::open(argv[1], clock);
    if (!file) return failed(file.error());
    const auto lock = runner::MeasuringLock::take(argv[1]);
    if (!lock) return failed(lock.error());
    const auto plan = file->state().current_plan() == nullptr ? "" : file->state().current_plan()->sha256;
    const auto run = to_rfc3339(clock.now_utc()) + "-" + std::to_string(::getpid());
    const auto write = [&](casefile::Event event) {
        if (auto added = file->append(std::move(event)); !added) std::exit(failed(added.error()));
    };

    write(casefile::StageEntered{"", casefile::Stage::build, 1});
    casefile::RunStarted started;
    started.run = run;
    started.plan_sha256 = plan;
    started.assay_version = "SYNTHETIC";
    started.environment = {{"host", probe::host_identity()}};
    started.budget_seconds = 60;
    write(started);
    write(casefile::StageEntered{run, casefile::Stage::measure, 0});
    test::InventedNumbers numbers(11);
    for (int i = 0; i < blocks; ++i) {
        test::InventedBlock block;
        block.run = run;
        block.plan_sha256 = plan;
        block.baseline = "baseline";
        block.workload = "set-256k";
        block.index = 1000 + i;
        block.rounds = 4;
        block.cpu_effect_percent = {{"direct-append", -5.4}, {"one-more-copy", 4.4}};
        write(casefile::BlockMeasured{test::invent(block, numbers)});
    }
    casefile::RunEnded ended{run, casefile::RunOutcome::inconclusive, "SYNTHETIC", 1, blocks, 0};
    int code = 3;
    if (stays) {
        std::puts("ready");
        std::fflush(stdout);
        int signal = 0;
        ::sigwait(&asked, &signal);
        ended.outcome = casefile::RunOutcome::stopped;
        code = 130;
    }
    write(ended);
    return code;
}
