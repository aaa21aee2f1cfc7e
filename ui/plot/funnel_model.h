// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/series.h"
#include "ui/plot/block_facts.h"
#include "ui/plot/effect_context.h"
#include "ui/plot/plot_table.h"

#include <optional>
#include <vector>

namespace assay::ui {

/// The running interval against counted blocks (WORKBENCH, Run).
struct FunnelModel {
    EffectContext context;
    std::vector<verdict::FunnelPoint> points;  // one per counted block
    std::optional<int> clearedAt;     // blocks after which the interval stands clear of δ, to the end
    std::optional<int> blocksNeeded;  // for inconclusive, in all
    int minimumBlocks = 8;            // no interval is finite below
    std::vector<BlockFacts> blocks;   // of the workload; FunnelPoint::place counts them. May be empty
    QString title;
    QString caption;
    QString reading;
};

[[nodiscard]] FunnelModel funnelModel(const casefile::PlanState& plan, const experiment::Question& question,
                                      const verdict::Finding* finding);
/// The same from points at hand; fills `clearedAt`, title and caption.
[[nodiscard]] FunnelModel funnelModel(EffectContext context, std::vector<verdict::FunnelPoint> points,
                                      int minimumBlocks, std::optional<int> blocksNeeded,
                                      std::vector<BlockFacts> blocks = {});
/// The point at which a block was counted; nullptr where it was not.
[[nodiscard]] const verdict::FunnelPoint* pointOf(const FunnelModel& model, std::size_t place);

/// The first of the last unbroken stretch of points that lie clear of δ on either side.
[[nodiscard]] std::optional<int> clearedAfter(const std::vector<verdict::FunnelPoint>& points,
                                              const experiment::Question& question);

[[nodiscard]] PlotTable tableOf(const FunnelModel& model);

}  // namespace assay::ui
