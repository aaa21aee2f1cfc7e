// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/counters.h"
#include "core/experiment/injection.h"
#include "tests/support/synthetic_block.h"

// What a calibration finds besides timing, invented like the rest of a synthetic case.
namespace assay::test {

/// A counting pass over 1,000 operations: 18 copies an operation and the record twice for the baseline, one
/// copy and one record more for each dose.
[[nodiscard]] experiment::MechanismCounts invented_counts(const std::string& workload,
                                                          const std::string& variant, double dose,
                                                          std::int64_t record_bytes);

/// A block of known costs of 1% and 2%, recovered as they were injected but for noise. `like` says everything
/// else; its effects are not used.
[[nodiscard]] experiment::Injection invented_injection(InventedBlock like, InventedNumbers& numbers);

}  // namespace assay::test
