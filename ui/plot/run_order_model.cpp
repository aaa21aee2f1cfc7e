// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/run_order_model.h"

#include "ui/plot/density.h"
#include "ui/plot/rolling_median.h"
#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

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

void smooth(RunOrderModel& model) {
    std::map<std::pair<int, int>, std::vector<std::size_t>> series;  // block, arm
    for (std::size_t i = 0; i < model.windows.size(); ++i) {
        series[{model.windows[i].block, model.windows[i].arm}].push_back(i);
    }
    std::vector<double> values;
    for (const auto& [place, indices] : series) {
        values.clear();
        for (const std::size_t i : indices)
            values.push_back(model.windows[i].value);
        const std::vector<double> medians = rollingMedian(values, rollingRounds);
        for (std::size_t k = 0; k < indices.size(); ++k)
            model.windows[indices[k]].rollingMedian = medians[k];
    }
}

QString captionOf(const RunOrderModel& model) {
    if (model.windows.empty()) return Words::tr("No window is measured yet.");
    QStringList sentences;
    sentences
        << Words::tr(
               "Each mark is one window (%Ln in all), in the order run; lines are medians over %1 rounds.",
               nullptr, static_cast<int>(model.windows.size()))
               .arg(rollingRounds);
    const auto voided = std::count_if(model.blocks.begin(), model.blocks.end(),
                                      [](const RunOrderModel::BlockSpan& block) { return block.voided; });
    if (voided > 0) {
        sentences << Words::tr("%Ln block(s) are void: hatched, and not counted.", nullptr,
                               static_cast<int>(voided));
    }
    return sentences.join(QLatin1Char(' '));
}

}  // namespace

void complete(RunOrderModel& model, const QString& workload) {
    placeWindows(model);
    smooth(model);
    std::vector<double> values;
    values.reserve(model.windows.size());
    for (const auto& window : model.windows)
        values.push_back(window.value);
    model.scale = metricScale(model.metric, quartiles(values).median);
    model.title = Words::tr("%1 on %2, in the order run").arg(metricLong(model.metric), workload);
    model.caption = captionOf(model);
}

RunOrderModelPtr runOrderModel(const casefile::PlanState& plan, const std::string& workload,
                               experiment::Metric metric) {
    auto model = std::make_shared<RunOrderModel>();
    model->metric = metric;
    std::map<int, std::pair<int, const experiment::Block*>> places;  // Block::index -> place in `blocks`
    for (const auto& block : plan.blocks) {
        if (block->workload != workload) continue;
        for (const auto& arm : block->arms)
            armNamed(*model, plan.plan, arm);
        places[block->index] = {static_cast<int>(model->blocks.size()), block.get()};
        model->blocks.push_back({block->index, block->void_reason.has_value(),
                                 block->void_reason ? shown(*block->void_reason) : QString()});
    }
    for (const verdict::WindowValue& value : verdict::window_values(plan.blocks, workload, metric)) {
        const auto place = places.find(value.block);
        if (place == places.end()) continue;
        const auto& [position, block] = place->second;
        const auto& arm = block->arms[static_cast<std::size_t>(value.arm)];
        model->windows.push_back(
            {0, value.value, armNamed(*model, plan.plan, arm), position, value.round, value.voided, 0});
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
    table.cell = [model](int row, int column) -> QVariant {
        const RunOrderModel::Window& window = model->windows[static_cast<std::size_t>(row)];
        switch (column) {
            case 0:
                return row + 1;
            case 1:
                return blockNumber(model->blocks[static_cast<std::size_t>(window.block)].index);
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
