// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/definition/problems.h"
#include "core/casefile/definition/tables.h"

#include <string>
#include <vector>

namespace assay::casefile::definition {

/// More values than this in one sweep are a slip rather than a plan: each is a workload with blocks of its
/// own.
inline constexpr std::size_t most_sweep_values = 100;

/// The workloads that a table with a sweep stands for, in the order written: NAME@VALUE, each with its
/// `sweep_point`. `path` is the workload's ("workload[0]"). Wrong are: values of none or of several
/// parameters, a value twice, a value out of its parameter's range, `arguments` without `repeated` and the
/// other way round.
[[nodiscard]] std::vector<workload::Specification> swept(const WorkloadTable& table, const std::string& path,
                                                         Problems& problems);

}  // namespace assay::casefile::definition
