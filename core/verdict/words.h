// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"

#include <optional>
#include <string>

// Numbers and names as findings and gates say them. Percent in and out.
namespace assay::verdict {

/// "CPU/op", "wall time/op", "throughput".
[[nodiscard]] std::string metric_words(experiment::Metric metric);
/// The metric's name in JSON ("cpu_ns_per_op") and back; cpu_ns_per_op for an unknown name.
[[nodiscard]] std::string metric_name(experiment::Metric metric);
[[nodiscard]] experiment::Metric metric_of_name(const std::string& name);

/// "+4.5%", "−0.2%", "0.0%": with a true minus sign.
[[nodiscard]] std::string signed_percent(double percent, int digits);
/// "−0.9 to +0.4%"; "unbounded" on a side that is absent.
[[nodiscard]] std::string signed_range(std::optional<double> low, std::optional<double> high, int digits);
/// "1%", "0.5%": no more digits than needed.
[[nodiscard]] std::string plain_percent(double percent);
/// "1 block", "3 blocks".
[[nodiscard]] std::string count_of(int number, const char* noun);

}  // namespace assay::verdict
