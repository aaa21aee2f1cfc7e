// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/stop_flag.h"
#include "core/experiment/injection.h"
#include "core/probe/placement.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

// What can be seen on this machine, before there is any case: a binary against itself, with nothing and with
// known costs injected (METHOD 7).
namespace assay::runner {

struct QualificationRequest {
    std::filesystem::path binary;  // a redis-server
    std::string binary_sha256;
    probe::Placement placement;
    std::vector<double> doses = {0, 1, 2, 5};  // percent; 0 is the null arm
    double budget_seconds = 60;                // no block is begun that would not end within it
    std::uint64_t seed = 1;
    workload::Specification workload;
};

/// SET of 3 bytes onto one key, 200 on the wire, nothing persisted: a load that every Redis can take. Long
/// batches, since with short ones the cost of waking the client is a good part of the server's CPU time and
/// does not grow in proportion: ten of 1 KiB recovered five times what was injected on a busy machine.
[[nodiscard]] workload::Specification qualification_workload();

/// Told after every block.
using QualificationProgress =
    std::function<void(const std::vector<std::shared_ptr<const experiment::Injection>>&)>;

/// Blocks of known costs until the budget is spent; a request to stop ends it with what there is. Blocks with
/// foreign load are void, as in a run, and there is no end before the budget for them. Runs on the
/// calling thread, which must be the one that stays. Errors: locked (something measures already), not_found
/// and unsupported (nothing can be preloaded), server_failed, io; cancelled when stopped before the first
/// block was whole.
[[nodiscard]] Result<std::vector<std::shared_ptr<const experiment::Injection>>> qualify(
    const QualificationRequest& request, const Clock& clock, const StopFlag& stop,
    const QualificationProgress& progress);

}  // namespace assay::runner
