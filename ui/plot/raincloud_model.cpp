// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/raincloud_model.h"

#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::Raincloud)
};

/// A place across the rain that depends on the order alone, so that a picture can be drawn again: the
/// fractional parts of multiples of the golden ratio spread evenly.
double scatterPlace(std::size_t index) {
    const double golden = 0.6180339887498949;
    const double place = static_cast<double>(index + 1) * golden;
    return place - std::floor(place);
}

/// In rows below the middle of the row: under the box, or where there is none around the middle itself.
double depth(std::size_t index, bool below_box) {
    return below_box ? 0.24 + 0.16 * scatterPlace(index) : -0.1 + 0.3 * scatterPlace(index);
}

RaincloudModel::Rain rainOf(const std::vector<double>& values, const std::vector<int>& places,
                            const MetricScale& scale, std::size_t row, bool below_box) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return values[a] < values[b]; });
    RaincloudModel::Rain rain;
    for (const std::size_t i : order) {
        rain.x.push_back(scale.scaled(values[i]));
        rain.y.push_back(-(static_cast<double>(row) + depth(i, below_box)));
        rain.block.push_back(places[i]);
    }
    return rain;
}

/// Values without a case count their own blocks.
std::vector<int> placesOf(const std::vector<int>& places, const std::vector<double>& values) {
    if (places.size() == values.size()) return places;
    std::vector<int> own(values.size());
    std::iota(own.begin(), own.end(), 0);
    return own;
}

void fillByBlock(std::vector<double>& by_block, const std::vector<double>& values,
                 const std::vector<int>& places) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto place = static_cast<std::size_t>(places[i]);
        if (by_block.size() <= place) by_block.resize(place + 1, std::numeric_limits<double>::quiet_NaN());
        by_block[place] = values[i];
    }
}

RaincloudModel::Arm armOf(const verdict::ArmValues& values, int style) {
    RaincloudModel::Arm arm;
    arm.arm = shown(values.arm);
    arm.variant = shown(values.variant);
    arm.style = style;
    arm.values = values.values;
    arm.quartiles = quartiles(arm.values);
    if (static_cast<int>(arm.values.size()) >= raincloudMinimum) arm.density = kernelDensity(arm.values);
    fillByBlock(arm.byBlock, values.values, placesOf(values.places, values.values));
    fillByBlock(arm.byBlock, values.voided_values, values.voided_places);
    return arm;
}

/// One value a block: few enough to show every one that counts, its density and the noise band.
Band homeOf(const RaincloudModel& model) {
    std::vector<double> must;
    const auto add = [&](double value) { must.push_back(model.scale.scaled(value)); };
    for (const auto& arm : model.arms) {
        if (arm.rain.x.empty()) continue;
        must.insert(must.end(), {arm.rain.x.front(), arm.rain.x.back()});
        if (arm.density.empty()) continue;
        add(arm.density.front().x);
        add(arm.density.back().x);
    }
    if (!must.empty() && model.noiseBand) {
        add(model.noiseBand->low);
        add(model.noiseBand->high);
    }
    return bulkBand({}, must);
}

QString captionOf(const RaincloudModel& model, const std::optional<Band>& effect) {
    QStringList medians;
    for (const auto& arm : model.arms) {
        if (arm.values.empty() || arm.style == 1) continue;  // the copy has the grey band
        medians << Words::tr("%1 for %2").arg(model.scale.text(arm.quartiles.median), arm.arm);
    }
    if (medians.isEmpty()) return Words::tr("No block is counted yet.");
    const QString all = medians.join(QStringLiteral(", "));
    if (!effect) return Words::tr("Median %1.").arg(all);
    return Words::tr("Median %1; block against block the effect is %2.")
        .arg(all, intervalText(effect->low, effect->high, percentDecimals(effect->low, effect->high, 0)));
}

QString readingOf(const RaincloudModel& model) {
    const bool any = std::any_of(model.arms.begin(), model.arms.end(),
                                 [](const auto& arm) { return !arm.values.empty(); });
    if (!any) return {};
    QStringList sentences;
    sentences << Words::tr("A point is a block.");
    if (std::any_of(model.arms.begin(), model.arms.end(),
                    [](const auto& arm) { return !arm.voided.x.empty(); }))
        sentences << Words::tr("Crosses are void blocks, which do not count.");
    if (model.noiseBand) sentences << Words::tr("The grey band is where the median of a copy of A lies.");
    const bool few = std::any_of(model.arms.begin(), model.arms.end(),
                                 [](const auto& arm) { return !arm.values.empty() && arm.density.empty(); });
    sentences << (few ? Words::tr("No density is drawn below %1 blocks.").arg(raincloudMinimum)
                      : Words::tr("Density: Gaussian kernel, Silverman's bandwidth."));
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
                              const std::optional<Band>& null, int style, std::vector<BlockFacts> blocks) {
    RaincloudModel model;
    model.metric = metric;
    model.blocks = std::move(blocks);
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
    for (std::size_t i = 0; i < arms.size(); ++i) {
        auto& arm = model.arms[i];
        const bool box = !arm.density.empty();
        arm.rain = rainOf(arm.values, placesOf(arms[i].places, arm.values), model.scale, i, box);
        arm.voided = rainOf(arms[i].voided_values, arms[i].voided_places, model.scale, i, box);
    }
    model.home = homeOf(model);
    model.title = Words::tr("%1 on %2").arg(metricLong(metric), workload);
    model.caption = captionOf(model, effect);
    model.reading = readingOf(model);
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
                          armStyle(plan.plan, comparison), blockFacts(plan, workload));
}

PlotTable tableOf(const RaincloudModel& model) {
    PlotTable table;
    table.headers = {Words::tr("Block")};
    std::size_t places = 0;
    for (const auto& arm : model.arms) {
        table.headers << Words::tr("%1, %2").arg(arm.arm, model.metric == experiment::Metric::throughput_ops
                                                              ? Words::tr("ops/s")
                                                              : Words::tr("ns/op"));
        places = std::max(places, arm.byBlock.size());
    }
    table.headers << Words::tr("Void");
    // Blocks that hold none of these arms have no row.
    std::vector<int> rows;
    for (std::size_t place = 0; place < places; ++place) {
        const bool any = std::any_of(model.arms.begin(), model.arms.end(), [&](const auto& arm) {
            return place < arm.byBlock.size() && !std::isnan(arm.byBlock[place]);
        });
        if (any) rows.push_back(static_cast<int>(place));
    }
    table.rows = static_cast<int>(rows.size());
    table.block = [rows](int row) { return rows[static_cast<std::size_t>(row)]; };
    table.cell = [rows, arms = model.arms, blocks = model.blocks](int row, int column) -> QVariant {
        const auto place = static_cast<std::size_t>(rows[static_cast<std::size_t>(row)]);
        const bool known = place < blocks.size();
        if (column == 0) return blockNumber(known ? blocks[place].ref.index : static_cast<int>(place));
        if (column > static_cast<int>(arms.size())) return known && blocks[place].voided;
        const auto& values = arms[static_cast<std::size_t>(column - 1)].byBlock;
        return place < values.size() && !std::isnan(values[place]) ? QVariant(values[place]) : QVariant();
    };
    return table;
}

}  // namespace assay::ui
