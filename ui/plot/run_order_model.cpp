// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/run_order_model.h"

#include "core/verdict/metric.h"
#include "ui/plot/density.h"
#include "ui/plot/rolling_median.h"
#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>

namespace assay::ui {

namespace {

constexpr int rollingRounds = 9;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::RunOrder)
};

int armNamed(RunOrderModel& model, const experiment::Plan& plan, const experiment::ArmWindows& windows) {
    const QString name = shown(windows.arm);
    for (std::size_t i = 0; i < model.arms.size(); ++i) {
        if (model.arms[i].arm == name) return static_cast<int>(i);
    }
    model.arms.push_back({name, shown(windows.variant), armStyle(plan, windows.arm)});
    return static_cast<int>(model.arms.size()) - 1;
}

/// Blocks hold their windows back to back; the k-th of m in block number n lies at n − 0.5 + (k + 0.5) / m.
void placeWindows(RunOrderModel& model) {
    std::vector<int> counts(model.blocks.size(), 0);
    for (const auto& window : model.windows)
        ++counts[static_cast<std::size_t>(window.block)];
    std::vector<int> seen(model.blocks.size(), 0);
    for (auto& window : model.windows) {
        const auto block = static_cast<std::size_t>(window.block);
        window.x = window.block + 0.5 + (seen[block]++ + 0.5) / counts[block];
    }
}

void addPoints(RunOrderModel& model) {
    model.series.assign(model.arms.size() + 1, {});
    for (std::size_t i = 0; i < model.arms.size(); ++i)
        model.series[i].arm = static_cast<int>(i);
    model.series.back().arm = -1;
    for (const auto& window : model.windows) {
        auto& series =
            window.voided ? model.series.back() : model.series[static_cast<std::size_t>(window.arm)];
        series.x.push_back(window.x);
        series.y.push_back(model.scale.scaled(window.value));
    }
}

/// The rolling median of each arm, block by block: fresh processes begin with each block, so the line does
/// not run through its boundary.
void addLines(RunOrderModel& model) {
    for (auto& series : model.series) {
        if (series.arm < 0) continue;
        for (std::size_t from = 0; from < series.x.size();) {
            const double block = std::floor(series.x[from] + 0.5);
            std::size_t to = from;
            while (to < series.x.size() && std::floor(series.x[to] + 0.5) == block)
                ++to;
            if (from > 0) {
                series.lineX.push_back(block - 0.5);
                series.lineY.push_back(std::numeric_limits<double>::quiet_NaN());
            }
            const auto medians = rollingMedian({series.y.data() + from, to - from}, rollingRounds);
            series.lineX.insert(series.lineX.end(), series.x.begin() + static_cast<std::ptrdiff_t>(from),
                                series.x.begin() + static_cast<std::ptrdiff_t>(to));
            series.lineY.insert(series.lineY.end(), medians.begin(), medians.end());
            from = to;
        }
    }
}

QString captionOf(const RunOrderModel& model) {
    if (model.windows.empty())
        return verdict::grain_of(model.metric) == verdict::MetricGrain::window || model.blocks.empty()
                   ? Words::tr("No window is measured yet.")
                   : Words::tr("%1 is one figure a block: it has no windows.").arg(metricLong(model.metric));
    const auto voided = static_cast<int>(std::count_if(model.blocks.begin(), model.blocks.end(),
                                                       [](const auto& block) { return block.voided; }));
    const QString windows = Words::tr("%Ln window(s)", nullptr, static_cast<int>(model.windows.size()));
    const QString blocks = Words::tr("%Ln block(s)", nullptr, static_cast<int>(model.blocks.size()));
    if (voided == 0) return Words::tr("%1 in %2, none of them void.").arg(windows, blocks);
    return Words::tr("%1 in %2, %Ln of them void and not counted.", nullptr, voided).arg(windows, blocks);
}

QString readingOf(const RunOrderModel& model) {
    QStringList sentences;
    sentences
        << Words::tr("A mark is a window; lines are medians over %1 rounds of a block.").arg(rollingRounds);
    const auto count = [&](bool (*is)(const std::vector<BlockFacts>&, std::size_t)) {
        int found = 0;
        for (std::size_t i = 0; i < model.blocks.size(); ++i)
            found += is(model.blocks, i) ? 1 : 0;
        return found;
    };
    if (std::any_of(model.blocks.begin(), model.blocks.end(), [](const auto& block) { return block.voided; }))
        sentences << Words::tr(
            "Void blocks are hatched and have a tick at the top, their windows are crosses.");
    if (const int layouts = count(&changesLayout); layouts > 0)
        sentences << Words::tr("Ticks at the foot are new layouts (%Ln).", nullptr, layouts);
    if (count(&beginsSession) > 0) sentences << Words::tr("Upright lines part the sessions.");
    return sentences.join(QLatin1Char(' '));
}

}  // namespace

bool changesLayout(const std::vector<BlockFacts>& blocks, std::size_t place) {
    const auto& seed = blocks[place].layoutSeed;
    return seed && (place == 0 || blocks[place - 1].layoutSeed != seed);
}

bool beginsSession(const std::vector<BlockFacts>& blocks, std::size_t place) {
    return place > 0 && blocks[place - 1].session != blocks[place].session;
}

void complete(RunOrderModel& model, const QString& workload) {
    placeWindows(model);
    std::vector<double> values;
    values.reserve(model.windows.size());
    for (const auto& window : model.windows)
        values.push_back(window.value);
    model.scale = metricScale(model.metric, quartiles(values).median);
    addPoints(model);
    addLines(model);
    for (double& value : values)
        value = model.scale.scaled(value);
    model.home = bulkBand(std::move(values), {});
    model.title = Words::tr("%1 on %2, in the order run").arg(metricLong(model.metric), workload);
    model.caption = captionOf(model);
    model.reading = model.windows.empty() ? QString() : readingOf(model);
}

RunOrderModelPtr runOrderModel(const casefile::PlanState& plan, const std::string& workload,
                               experiment::Metric metric) {
    auto model = std::make_shared<RunOrderModel>();
    model->metric = metric;
    model->blocks = blockFacts(plan, workload);
    std::vector<std::vector<int>> arms;  // of each block: its arms' places in `arms`
    for (const auto& block : plan.blocks) {
        if (block->workload != workload) continue;
        auto& places = arms.emplace_back();
        for (const auto& arm : block->arms)
            places.push_back(armNamed(*model, plan.plan, arm));
    }
    for (const verdict::WindowValue& value : verdict::window_values(plan.blocks, workload, metric)) {
        const auto& places = arms[static_cast<std::size_t>(value.place)];
        model->windows.push_back({0, value.value, places[static_cast<std::size_t>(value.arm)], value.place,
                                  value.round, value.voided});
    }
    complete(*model, shown(workload));
    return model;
}

PlotTable tableOf(const RunOrderModelPtr& model) {
    PlotTable table;
    if (!model) return table;
    table.headers = {
        Words::tr("Window"),
        Words::tr("Block"),
        Words::tr("Round"),
        Words::tr("Arm"),
        model->metric == experiment::Metric::throughput_ops ? Words::tr("ops/s") : Words::tr("ns/op"),
        Words::tr("Void")};
    table.rows = static_cast<int>(model->windows.size());
    table.block = [model](int row) { return model->windows[static_cast<std::size_t>(row)].block; };
    table.cell = [model](int row, int column) -> QVariant {
        const RunOrderModel::Window& window = model->windows[static_cast<std::size_t>(row)];
        switch (column) {
            case 0:
                return row + 1;
            case 1:
                return blockNumber(model->blocks[static_cast<std::size_t>(window.block)].ref.index);
            case 2:
                return window.round + 1;
            case 3:
                return model->arms[static_cast<std::size_t>(window.arm)].arm;
            case 4:
                return window.value;
            default:
                return window.voided;
        }
    };
    return table;
}

}  // namespace assay::ui
