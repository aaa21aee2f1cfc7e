// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/verdict/finding.h"
#include "tests/support/assay_program.h"

#include <filesystem>
#include <string>
#include <vector>

// Cases for benchmarks, written as a person would write them and run by the built `assay`.
namespace assay::bench {

struct BenchCase {
    std::string workload;          // one of `workloads()`
    std::string variant = "twin";  // compared with the baseline: "twin" is the same source once more
    std::string direction = "changes";
    double material_percent = 1;
    std::string role = "claim";  // a guard is measured the same and not profiled
    std::string in_plan;         // further lines of the plan's table
};

/// "set-256k", "set-3b-pipelined", "get-3b-pipelined": as in the shipped sample case.
[[nodiscard]] const std::vector<std::string>& workloads();

/// Makes FILE of it. Throws std::runtime_error with what `assay new` said.
void make(const BenchCase& what, const std::filesystem::path& file, const test::AssayProgram& assay);

/// `assay run` with these options; the case afterwards. Throws with what it said when it failed; an
/// inconclusive or void run is a result.
casefile::Case run(const std::filesystem::path& file, const std::vector<std::string>& options,
                   const test::AssayProgram& assay);

/// The only finding of such a case, from its samples.
[[nodiscard]] verdict::Finding finding_of(const casefile::Case& state);

}  // namespace assay::bench
