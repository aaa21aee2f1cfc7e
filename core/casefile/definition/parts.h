// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/definition/names.h"
#include "core/casefile/definition/problems.h"
#include "core/casefile/definition/tables.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

// From well-shaped tables to what events hold: names resolved, files read, sweeps spelt out. Each part
// reports what is wrong and yields what it can.
namespace assay::casefile::definition {

[[nodiscard]] std::vector<variant::Recipe> variants_of(const Tables& tables,
                                                       const std::filesystem::path& folder, Names& names,
                                                       Problems& problems);

struct Workloads {
    std::vector<workload::Specification> all;
    /// The name that a person wrote, to the workloads that it stands for: itself, or those of its sweep.
    std::map<std::string, std::vector<std::string>> meaning;
};
[[nodiscard]] Workloads workloads_of(const Tables& tables, Names& names, Problems& problems);

[[nodiscard]] std::vector<experiment::CheckSpecification> checks_of(const Tables& tables,
                                                                    const Names& variants,
                                                                    const Workloads& workloads,
                                                                    Problems& problems);

[[nodiscard]] std::vector<experiment::Plan> plans_of(const Tables& tables, const Names& variants,
                                                     const Workloads& workloads, Problems& problems);

}  // namespace assay::casefile::definition
