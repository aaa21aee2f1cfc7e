// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/finding_obstacle.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace assay::cli {

using verdict::Decision;

std::string obstacle_of(const verdict::Evaluation& evaluation, std::size_t index) {
    const auto& finding = evaluation.findings.at(index);
    const bool is_void = finding.decision == Decision::void_;
    if (!is_void && finding.decision != Decision::inconclusive) return {};
    std::vector<std::string> names;
    for (const auto& gate : evaluation.gates) {
        // The load thread's share makes a finding void or does not concern it.
        const bool concerns = is_void || gate.name != "headroom";
        if (gate.workload == finding.workload && gate.state != verdict::GateState::pass && concerns)
            names.push_back(gate.name);
    }
    if (names.empty()) return {};
    return fmt::format("{} {}", names.size() > 1 ? "gates" : "gate", fmt::join(names, ", "));
}

}  // namespace assay::cli
