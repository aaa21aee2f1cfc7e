// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/paired_differences_model.h"

#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::PairedDifferences)
};

QString captionOf(const PairedDifferencesModel& model) {
    const auto voided = static_cast<int>(
        std::count_if(model.effects.begin(), model.effects.end(), [](auto& e) { return e.voided; }));
    const int counted = static_cast<int>(model.effects.size()) - voided;
    if (counted == 0) return Words::tr("No block is counted yet.");
    QStringList sentences;
    sentences << intervalSentence(model.context.question, model.low, model.high, model.context.decision);
    sentences << Words::tr("Each point is one block (%Ln counted); the bar beside them is their interval.",
                           nullptr, counted);
    if (voided > 0) sentences << Words::tr("%Ln void block(s) are hollow and not counted.", nullptr, voided);
    return sentences.join(QLatin1Char(' '));
}

}  // namespace

PairedDifferencesModel pairedDifferencesModel(EffectContext context,
                                              std::vector<verdict::BlockEffect> effects, double median,
                                              std::optional<double> low, std::optional<double> high) {
    PairedDifferencesModel model;
    model.context = std::move(context);
    model.effects = std::move(effects);
    model.median = median;
    model.low = low;
    model.high = high;
    model.title = Words::tr("Effect on %1 of %2, block by block")
                      .arg(metricShort(model.context.question.metric), model.context.comparison);
    model.caption = captionOf(model);
    return model;
}

PairedDifferencesModel pairedDifferencesModel(const casefile::PlanState& plan,
                                              const experiment::Question& question,
                                              const verdict::Finding& finding) {
    return pairedDifferencesModel(effectContext(plan.plan, question, &finding),
                                  verdict::block_effects(plan.plan, plan.blocks, question.workload,
                                                         question.comparison, question.metric),
                                  finding.effect_percent, finding.low_percent, finding.high_percent);
}

PlotTable tableOf(const PairedDifferencesModel& model) {
    PlotTable table;
    table.headers = {Words::tr("Block"), Words::tr("Effect, %"), Words::tr("Void")};
    table.rows = static_cast<int>(model.effects.size());
    table.cell = [effects = model.effects](int row, int column) -> QVariant {
        const verdict::BlockEffect& effect = effects[static_cast<std::size_t>(row)];
        switch (column) {
            case 0:
                return blockNumber(effect.index);
            case 1:
                return effect.percent;
            default:
                return effect.voided;
        }
    };
    return table;
}

}  // namespace assay::ui
