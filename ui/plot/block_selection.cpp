// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/block_selection.h"

namespace assay::ui {

BlockRef refOf(const experiment::Block& block) {
    return {block.plan_sha256, block.run, block.workload, block.index};
}

std::optional<BlockRef> blockNamed(const casefile::PlanState& plan, const std::string& workload, int index) {
    for (const auto& block : plan.blocks)
        if (block->workload == workload && block->index == index) return refOf(*block);
    return std::nullopt;
}

void BlockSelection::choose(const BlockRef& block) {
    if (chosen_ == block) return;
    chosen_ = block;
    emit changed();
}

void BlockSelection::clear() {
    if (!chosen_) return;
    chosen_.reset();
    emit changed();
}

}  // namespace assay::ui
