// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/block_selection.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::ui {

/// What is known of a block beside its numbers: what plots mark and readouts name. A value; any thread.
struct BlockFacts {
    BlockRef ref;
    bool voided = false;  // by the rules that the verdict goes by
    QString voidReason;
    std::optional<std::uint64_t> layoutSeed;
    int session = 1;  // which run of the plan measured it, from 1
};

/// A workload's blocks in the order of the file: their places are those of core/verdict/series.h.
[[nodiscard]] std::vector<BlockFacts> blockFacts(const casefile::PlanState& plan,
                                                 const std::string& workload);
[[nodiscard]] std::optional<std::size_t> placeOf(std::span<const BlockFacts> blocks,
                                                 const std::optional<BlockRef>& chosen);

/// "block 7 on set-256k: −5.20%, layout seed 42" or "…, void: a check failed". `value` may be empty.
[[nodiscard]] QString inWords(const BlockFacts& block, const QString& value);

}  // namespace assay::ui
