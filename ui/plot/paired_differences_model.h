// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/series.h"
#include "ui/plot/block_facts.h"
#include "ui/plot/effect_context.h"
#include "ui/plot/plot_table.h"

#include <optional>
#include <vector>

namespace assay::ui {

/// Every block's effect, and the interval beside it on the same axis (WORKBENCH, Results 3).
struct PairedDifferencesModel {
    EffectContext context;
    std::vector<verdict::BlockEffect> effects;  // in the order measured, voided ones marked
    std::optional<double> median;               // percent, of the counted ones; none before one counts
    std::optional<double> low;
    std::optional<double> high;
    std::vector<BlockFacts> blocks;  // of the workload; BlockEffect::place counts them. May be empty
    QString title;
    QString caption;
    QString reading;
};

[[nodiscard]] PairedDifferencesModel pairedDifferencesModel(const casefile::PlanState& plan,
                                                            const experiment::Question& question,
                                                            const verdict::Finding& finding);
[[nodiscard]] PairedDifferencesModel pairedDifferencesModel(
    EffectContext context, std::vector<verdict::BlockEffect> effects, std::optional<double> median,
    std::optional<double> low, std::optional<double> high, std::vector<BlockFacts> blocks = {});
[[nodiscard]] PlotTable tableOf(const PairedDifferencesModel& model);

}  // namespace assay::ui
