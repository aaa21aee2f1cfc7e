// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/experiment/plan.h"

#include <cstdint>
#include <map>
#include <optional>
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

/// The rules by which a block may be voided; none looks at which arm was fast (METHOD 5).
[[nodiscard]] std::vector<std::string> exclusion_rules();

}  // namespace assay::experiment
