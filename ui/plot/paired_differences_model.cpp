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

int voidedOf(const PairedDifferencesModel& model) {
    return static_cast<int>(
        std::count_if(model.effects.begin(), model.effects.end(), [](auto& e) { return e.voided; }));
}

QString captionOf(const PairedDifferencesModel& model) {
    if (static_cast<int>(model.effects.size()) == voidedOf(model))
        return Words::tr("No block is counted yet.");
    return intervalSentence(model.context.question, model.low, model.high, model.context.decision);
}

QString readingOf(const PairedDifferencesModel& model) {
    const int voided = voidedOf(model);
    const int counted = static_cast<int>(model.effects.size()) - voided;
    QStringList sentences;
    if (counted > 0)
        sentences << Words::tr("A point is a block (%Ln counted), the bar beside them their interval.",
                               nullptr, counted);
    if (voided > 0)
        sentences << Words::tr("Crosses are void blocks (%Ln), which do not count.", nullptr, voided);
    const QString band = nullBandSentence(model.context.nullBand);
    if (!band.isEmpty() && counted > 0) sentences << band;
    return sentences.join(QLatin1Char(' '));
}

}  // namespace

PairedDifferencesModel pairedDifferencesModel(EffectContext context,
                                              std::vector<verdict::BlockEffect> effects,
                                              std::optional<double> median, std::optional<double> low,
                                              std::optional<double> high, std::vector<BlockFacts> blocks) {
    PairedDifferencesModel model;
    model.blocks = std::move(blocks);
    model.context = std::move(context);
    model.effects = std::move(effects);
    model.median = median;
    model.low = low;
    model.high = high;
    model.title = Words::tr("Effect on %1 of %2, block by block")
                      .arg(metricShort(model.context.question.metric), model.context.comparison);
    model.caption = captionOf(model);
    model.reading = readingOf(model);
    return model;
}

PairedDifferencesModel pairedDifferencesModel(const casefile::PlanState& plan,
                                              const experiment::Question& question,
                                              const verdict::Finding& finding) {
    return pairedDifferencesModel(effectContext(plan.plan, question, &finding),
                                  verdict::block_effects(plan.plan, plan.blocks, question.workload,
                                                         question.comparison, question.metric),
                                  finding.blocks > 0 ? std::optional(finding.effect_percent) : std::nullopt,
                                  finding.low_percent, finding.high_percent,
                                  blockFacts(plan, question.workload));
}

PlotTable tableOf(const PairedDifferencesModel& model) {
    PlotTable table;
    table.headers = {Words::tr("Block"), Words::tr("Effect, %"), Words::tr("Void"), Words::tr("Why void"),
                     Words::tr("Layout seed")};
    table.rows = static_cast<int>(model.effects.size());
    table.block = [effects = model.effects](int row) { return effects[static_cast<std::size_t>(row)].place; };
    table.cell = [effects = model.effects, blocks = model.blocks](int row, int column) -> QVariant {
        const verdict::BlockEffect& effect = effects[static_cast<std::size_t>(row)];
        const auto place = static_cast<std::size_t>(effect.place);
        const BlockFacts* facts = place < blocks.size() ? &blocks[place] : nullptr;
        switch (column) {
            case 0:
                return blockNumber(effect.index);
            case 1:
                return effect.percent;
            case 2:
                return effect.voided;
            case 3:
                return facts && facts->voided ? QVariant(facts->voidReason) : QVariant();
            default:
                return facts && facts->layoutSeed ? QVariant(QString::number(*facts->layoutSeed))
                                                  : QVariant();
        }
    };
    return table;
}

}  // namespace assay::ui
