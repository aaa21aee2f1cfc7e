// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/raincloud_model.h"

#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::Raincloud)
};

RaincloudModel::Arm armOf(const verdict::ArmValues& values, int style) {
    RaincloudModel::Arm arm;
    arm.arm = shown(values.arm);
    arm.variant = shown(values.variant);
    arm.style = style;
    arm.values = values.values;
    arm.quartiles = quartiles(arm.values);
    if (static_cast<int>(arm.values.size()) >= raincloudMinimum) arm.density = kernelDensity(arm.values);
    return arm;
}

QString captionOf(const RaincloudModel& model, const std::optional<Band>& effect) {
    QStringList medians;
    bool few = false;
    for (const auto& arm : model.arms) {
        if (arm.values.empty()) continue;
        medians << QStringLiteral("%1 %2").arg(arm.arm, model.scale.text(arm.quartiles.median));
        few = few || arm.density.empty();
    }
    if (medians.isEmpty()) return Words::tr("No block is counted yet.");
    QStringList sentences;
    sentences << Words::tr("Medians: %1.").arg(medians.join(QStringLiteral(", ")));
    if (effect) {
        sentences << Words::tr("Within blocks the effect is %1.")
                         .arg(intervalText(effect->low, effect->high,
                                           percentDecimals(effect->low, effect->high, 0)));
    }
    if (model.noiseBand) sentences << Words::tr("The grey band is where the median of a copy of A lies.");
    sentences
        << (few ? Words::tr("One point a block; no density is drawn below %1 blocks.").arg(raincloudMinimum)
                : Words::tr("One point a block; density: Gaussian kernel, Silverman's bandwidth."));
    return sentences.join(QLatin1Char(' '));
}

std::optional<Band> lastInterval(const casefile::PlanState& plan, const std::string& workload,
                                 const std::string& arm, experiment::Metric metric) {
    const auto points = verdict::funnel(plan.plan, plan.blocks, workload, arm, metric);
    if (points.empty() || !points.back().low_percent || !points.back().high_percent) return std::nullopt;
    return Band{*points.back().low_percent, *points.back().high_percent};
}

}  // namespace

RaincloudModel raincloudModel(experiment::Metric metric, const std::vector<verdict::ArmValues>& arms,
                              const QString& workload, const std::optional<Band>& effect,
                              const std::optional<Band>& null, int style) {
    RaincloudModel model;
    model.metric = metric;
    for (const auto& arm : arms) {
        const int own =
            arm.arm == experiment::baseline_arm ? 0 : (arm.arm == experiment::null_arm ? 1 : style);
        model.arms.push_back(armOf(arm, own));
    }
    const auto baseline =
        std::find_if(model.arms.begin(), model.arms.end(), [](const auto& arm) { return arm.style == 0; });
    const double median = baseline == model.arms.end() ? 0 : baseline->quartiles.median;
    if (null && median > 0)
        model.noiseBand = Band{median * (1 + null->low / 100), median * (1 + null->high / 100)};
    model.scale = metricScale(metric, median);
    model.title = Words::tr("%1 on %2").arg(metricLong(metric), workload);
    model.caption = captionOf(model, effect);
    return model;
}

RaincloudModel raincloudModel(const casefile::PlanState& plan, const std::string& workload,
                              const std::string& comparison, experiment::Metric metric) {
    std::vector<verdict::ArmValues> arms = verdict::arm_values(plan.blocks, workload, metric);
    std::erase_if(arms, [&](const verdict::ArmValues& arm) {
        return arm.arm != experiment::baseline_arm && arm.arm != experiment::null_arm &&
               arm.arm != comparison;
    });
    return raincloudModel(metric, arms, shown(workload), lastInterval(plan, workload, comparison, metric),
                          lastInterval(plan, workload, experiment::null_arm, metric),
                          armStyle(plan.plan, comparison));
}

PlotTable tableOf(const RaincloudModel& model) {
    PlotTable table;
    table.headers = {Words::tr("Block")};
    int rows = 0;
    for (const auto& arm : model.arms) {
        table.headers << Words::tr("%1, %2").arg(arm.arm, model.metric == experiment::Metric::throughput_ops
                                                              ? Words::tr("ops/s")
                                                              : Words::tr("ns/op"));
        rows = std::max(rows, static_cast<int>(arm.values.size()));
    }
    table.rows = rows;
    table.cell = [arms = model.arms](int row, int column) -> QVariant {
        if (column == 0) return row + 1;
        const auto& values = arms[static_cast<std::size_t>(column - 1)].values;
        return static_cast<std::size_t>(row) < values.size() ? QVariant(values[static_cast<std::size_t>(row)])
                                                             : QVariant();
    };
    return table;
}

}  // namespace assay::ui
