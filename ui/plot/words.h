// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"
#include "core/verdict/finding.h"

#include <QString>

#include <optional>
#include <string>

// Words that only plots and their tables need; the rest is in ui/session/words.h.
namespace assay::ui {

[[nodiscard]] QString metricLong(experiment::Metric metric);   // "Main-thread CPU/op", to begin a title
[[nodiscard]] QString metricShort(experiment::Metric metric);  // "CPU/op"
[[nodiscard]] QString word(verdict::GateState state);
/// The metric that a finding names; none for metrics that have no windows (copies_per_op).
[[nodiscard]] std::optional<experiment::Metric> metricFromName(const std::string& name);
/// "CPU/op", or the name as recorded for a metric without windows.
[[nodiscard]] QString metricWord(const std::string& name);
/// How a person counts blocks: the file counts from 0.
[[nodiscard]] inline int blockNumber(int index) {
    return index + 1;
}

}  // namespace assay::ui
