// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/check.h"
#include "core/runner/live_arm.h"

#include <string>
#include <vector>

// The proof pass (METHOD 3): every variant once, untimed, with all checks and counters, so that a wrong
// variant is found before minutes are spent on it.
namespace assay::runner {

struct Proof {
    std::string workload;
    std::string variant;
    WorkDone work;
    std::int64_t reply_bytes = 0;
    std::int64_t artefact_bytes = 0;
    std::string artefact_sha256;  // "" for a workload without an artefact
};

/// Runs `proof_operations` operations of the workload on a fresh server.
[[nodiscard]] Result<Proof> run_proof(const std::string& variant, const workload::Specification& workload,
                                      const Bench& bench, std::uint64_t seed);

using CheckSpecifications = std::vector<experiment::CheckSpecification>;

/// The case's checks that look at one variant alone (aof_bytes, command_calls, dbsize), and one that no
/// command failed.
[[nodiscard]] std::vector<experiment::CheckResult> checks_of(const Proof& proof,
                                                             const CheckSpecifications& expected);

/// The checks across variants, the first proof being the reference: same calls, replies and keys; and same
/// persisted bytes where the workload or a check of the case says so.
[[nodiscard]] std::vector<experiment::CheckResult> compare(const std::vector<Proof>& proofs,
                                                           const workload::Specification& workload,
                                                           const CheckSpecifications& expected);

/// One sentence for a failed check.
[[nodiscard]] std::string in_words(const experiment::CheckResult& check);

}  // namespace assay::runner
