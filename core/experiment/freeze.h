// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/experiment/plan.h"
#include "core/workload/specification.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

// From a drafted plan to the one that binds a run.
namespace assay::experiment {

/// What a person may choose at the start of a run; empty lists choose everything.
struct Choice {
    std::optional<double> budget_seconds;  // above 0
    std::optional<int> blocks;  // exactly so many counted blocks a workload, no early stop, no budget
    std::optional<std::uint64_t> seed;
    std::vector<std::string> workloads;
    std::vector<std::string> comparisons;
};

/// The draft with the choice applied: questions on other workloads or comparisons fall away, proof passes
/// stay as drafted but for unchosen variants and workloads; empty proof lists are filled with what the
/// questions name. Errors (usage): budget and blocks both given, a name that the draft does not ask about,
/// nothing left to ask.
[[nodiscard]] Result<Plan> choose(const Plan& draft, const Choice& choice);

/// The chosen plan with the binaries' hashes and the exclusion rules in words. `binaries`: variant ->
/// SHA-256.
[[nodiscard]] Plan freeze(Plan chosen, const std::map<std::string, std::string>& binaries);

/// Names the specification of each workload that the plan asks about by its SHA-256: an edited workload is
/// other work, and its blocks must not count with those from before.
void pin_workloads(Plan& plan, std::span<const workload::Specification> workloads);

/// The plans differ at most in how much is measured (budget, least and most blocks), which does not change
/// what a block is: a run of the one may go on with the other's blocks.
[[nodiscard]] bool measures_the_same(Plan one, const Plan& other);

/// The rules by which a block may be voided; none looks at which arm was fast (METHOD 5). They are part of
/// a plan's hash: what is said of plans of before stays as it was.
[[nodiscard]] std::vector<std::string> exclusion_rules(const Plan& plan);

}  // namespace assay::experiment
