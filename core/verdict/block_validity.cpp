// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/block_validity.h"

#include <fmt/format.h>

#include <cstddef>

namespace assay::verdict {

std::optional<std::string> void_reason(const experiment::Block& block) {
    if (block.void_reason) return block.void_reason;
    for (const auto& check : block.checks)
        if (!check.passed)
            return fmt::format("check '{}' of '{}' failed: expected {}, observed {}", check.name,
                               check.variant, check.expected, check.observed);
    if (block.arms.empty()) return "no arm was measured";
    const auto& first = block.arms.front();
    const std::size_t rounds = first.operations.size();
    if (rounds == 0) return "no round was measured";
    for (const auto& arm : block.arms) {
        if (arm.operations.size() != rounds || arm.wall_ns.size() != rounds || arm.cpu_ns.size() != rounds)
            return fmt::format("arm '{}' has not as many windows as arm '{}'", arm.arm, first.arm);
        for (std::size_t round = 0; round < rounds; ++round) {
            if (arm.operations[round] != first.operations[round])
                return fmt::format("round {}: arm '{}' did {} operations, arm '{}' {}", round, first.arm,
                                   first.operations[round], arm.arm, arm.operations[round]);
            if (arm.operations[round] <= 0 || arm.wall_ns[round] <= 0 || arm.cpu_ns[round] <= 0)
                return fmt::format("round {}: the window of arm '{}' has no operations or no time", round,
                                   arm.arm);
        }
    }
    return std::nullopt;
}

}  // namespace assay::verdict
