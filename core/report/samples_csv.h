// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <string>

namespace assay::report {

/// Every window of every plan, one row each, in the order measured; RFC 4180 (CRLF, quoted where needed),
/// UTF-8, with a header row. Columns: plan, run, workload, block, voided, round, position, arm, variant,
/// operations, wall_ns, cpu_ns, run_delay_ns, minor_faults, voluntary_switches, involuntary_switches,
/// load_cpu_ns, artefact_bytes, binary_sha256, layout_seed, void_reason, all_cpu_ns, peak_memory_bytes,
/// server_usec_per_call, thread_cpu_ns, address_seed; new ones come last. `plan` is the frozen plan's
/// SHA-256; `position` is the window's place in its round from 0; peak memory, time per call and threads
/// ("NAME=NS NAME=NS") are of the arm's whole block and so the same in all its rows; a cell is empty where
/// nothing was recorded.
[[nodiscard]] std::string samples_csv(const casefile::Case& state);

}  // namespace assay::report
