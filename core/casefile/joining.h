// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/casefile/case.h"
#include "core/casefile/log.h"

#include <span>
#include <string>
#include <vector>

// Runs of one plan from other times or hosts, joined into one case (`assay join`).
namespace assay::casefile {

struct JoinInput {
    std::string name;                  // of the file, for errors and for the record
    const LogContents* log = nullptr;  // not owned
};

/// What must agree between plans, as JSON: everything but the seed, the budget, the number of blocks, the
/// plan's name and its description, which do not change what a block is.
[[nodiscard]] std::string joinable_part(const experiment::Plan& plan);

/// The records of the joined case: the first source's question (brief, variants, workloads, checks, plans,
/// notes), its current plan, `case.joined`, every source's runs of that plan as they were recorded, with
/// their times, and the findings over all blocks (times `now`). Earlier findings and verdicts stay behind:
/// they speak of fewer blocks. Errors:
///   usage          fewer than two sources; the same run in two of them
///   damaged        a source that does not hold, or is of a newer version
///   not_found      a source without a frozen plan or without blocks
///   check_failed   plans, binaries or workloads differ; a check of a source failed
[[nodiscard]] Result<std::vector<Record>> join(std::span<const JoinInput> sources, UtcTime now);

/// Writes records to a new file, with their times. Nothing is left behind when it fails. Errors as
/// LogWriter::create.
[[nodiscard]] Status write_records(const std::filesystem::path& file, const std::vector<Record>& records);

}  // namespace assay::casefile
