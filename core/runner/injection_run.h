// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/experiment/injection.h"
#include "core/runner/live_arm.h"
#include "core/verdict/foreign_load.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace assay::runner {

/// What one block of known costs needs. Doses are percent of the CPU time per operation.
struct InjectionTask {
    std::filesystem::path binary;  // that all arms run
    std::string variant;
    std::string binary_sha256;
    const workload::Specification& workload;
    std::vector<double> doses;  // of the arms after the first, which has dose 0; a further 0 is a null arm
    double cpu_ns_per_op = 0;   // from the pilot, above 0
    std::int64_t operations_per_window = 0;
    int rounds = 0;
    int warmup_rounds = 0;
    int index = 0;
    std::uint64_t seed = 0;
    std::optional<verdict::ForeignLoadRule> foreign_load;  // absent: no such rule
};

/// One block: fresh processes of all arms with assay-spin preloaded, warm-up, rounds in the order drawn from
/// the seed, the gate "same work", stop. `run` and `plan_sha256` of the block are left to the caller. A
/// server that fails, an error reply or foreign load voids the block. Errors: cancelled, io; not_found and
/// unsupported when nothing can be preloaded.
[[nodiscard]] Result<experiment::Injection> run_injection(const InjectionTask& task, const Bench& bench,
                                                          const Clock& clock);

/// The dose that makes an operation `percent` dearer, in whole ns per MiB read; at least 1 for percent > 0.
[[nodiscard]] std::int64_t ns_per_mebibyte(double percent, double cpu_ns_per_op, double bytes_per_op);

}  // namespace assay::runner
