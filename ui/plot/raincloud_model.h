// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/series.h"
#include "ui/plot/block_facts.h"
#include "ui/plot/density.h"
#include "ui/plot/effect_context.h"
#include "ui/plot/plot_table.h"

#include <memory>
#include <vector>

namespace assay::ui {

/// Fewer values than this are shown as points alone: a density of a dozen points invents a shape.
inline constexpr int raincloudMinimum = 20;

/// One value a block for each arm of a comparison: points, and from 20 on a half violin and a box.
struct RaincloudModel {
    /// The points as they are drawn: scaled values, ascending; y upwards, with row i around −i, spread only
    /// to be seen.
    struct Rain {
        std::vector<double> x;
        std::vector<double> y;
        std::vector<int> block;  // index into `blocks`
    };
    struct Arm {
        QString arm;
        QString variant;
        int style = 0;
        std::vector<double> values;   // one a counted block, in the order measured, unscaled
        std::vector<double> byBlock;  // of every block, void ones too; NaN where the arm has none
        Quartiles quartiles;
        std::vector<DensityPoint> density;  // empty below raincloudMinimum
        Rain rain;                          // of `values`
        Rain voided;                        // of the blocks that do not count
    };
    experiment::Metric metric = experiment::Metric::cpu_ns_per_op;
    MetricScale scale;
    std::vector<Arm> arms;           // A, A', the variant
    std::vector<BlockFacts> blocks;  // may be empty for values without a case
    std::optional<Band> noiseBand;   // where the median of a copy of A may lie, in the metric's unit
    Band home;                       // of x, scaled: every counted value
    QString title;
    QString caption;
    QString reading;
};

[[nodiscard]] RaincloudModel raincloudModel(const casefile::PlanState& plan, const std::string& workload,
                                            const std::string& comparison, experiment::Metric metric);
/// The same from values at hand; `effect` and `null` are intervals of ln(B/A) and ln(A'/A) in percent;
/// `style` is the PlotTheme::arm of the variant.
[[nodiscard]] RaincloudModel raincloudModel(experiment::Metric metric,
                                            const std::vector<verdict::ArmValues>& arms,
                                            const QString& workload, const std::optional<Band>& effect,
                                            const std::optional<Band>& null, int style = 2,
                                            std::vector<BlockFacts> blocks = {});
[[nodiscard]] PlotTable tableOf(const RaincloudModel& model);

using RaincloudModelPtr = std::shared_ptr<const RaincloudModel>;

}  // namespace assay::ui
