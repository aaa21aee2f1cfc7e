// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/funnel_model.h"

#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::Funnel)
};

bool clear(const verdict::FunnelPoint& point, const experiment::Question& question) {
    if (!point.low_percent || !point.high_percent) return false;
    const double low = *point.low_percent;
    const double high = *point.high_percent;
    const double delta = question.material_percent;
    switch (question.direction) {
        case experiment::Direction::lowers:
            return high < -delta || low > -delta;
        case experiment::Direction::raises:
            return low > delta || high < delta;
        case experiment::Direction::changes:
            return high < -delta || low > delta || (low > -delta && high < delta);
    }
    return false;
}

QString captionOf(const FunnelModel& model) {
    if (model.points.empty()) return Words::tr("No block is counted yet.");
    const verdict::FunnelPoint& last = model.points.back();
    if (!last.low_percent || !last.high_percent)
        return Words::tr("%Ln block(s) counted; the interval is finite from about %1 blocks on.", nullptr,
                         last.blocks)
            .arg(QLocale().toString(model.minimumBlocks));
    QString words =
        intervalSentence(model.context.question, last.low_percent, last.high_percent, model.context.decision);
    const bool goes_on = !model.clearedAt && model.context.decision != verdict::Decision::void_;
    if (goes_on && model.blocksNeeded && *model.blocksNeeded > last.blocks)
        words += QLatin1Char(' ') +
                 Words::tr("At this spread it takes about %1 blocks; %2 are counted.")
                     .arg(QLocale().toString(*model.blocksNeeded), QLocale().toString(last.blocks));
    return words;
}

QString readingOf(const FunnelModel& model) {
    QStringList sentences;
    if (model.clearedAt && model.context.decision != verdict::Decision::void_)
        sentences << Words::tr("It stands clear of \u03b4 since block %1 of %2.")
                         .arg(QLocale().toString(*model.clearedAt),
                              QLocale().toString(model.points.back().blocks));
    const QString band = nullBandSentence(model.context.nullBand);
    if (!band.isEmpty() && !model.points.empty()) sentences << band;
    return sentences.join(QLatin1Char(' '));
}

}  // namespace

std::optional<int> clearedAfter(const std::vector<verdict::FunnelPoint>& points,
                                const experiment::Question& question) {
    std::optional<int> since;
    for (auto point = points.rbegin(); point != points.rend() && clear(*point, question); ++point) {
        since = point->blocks;
    }
    return since;
}

FunnelModel funnelModel(EffectContext context, std::vector<verdict::FunnelPoint> points, int minimumBlocks,
                        std::optional<int> blocksNeeded, std::vector<BlockFacts> blocks) {
    FunnelModel model;
    model.blocks = std::move(blocks);
    model.context = std::move(context);
    model.points = std::move(points);
    model.minimumBlocks = minimumBlocks;
    model.blocksNeeded = blocksNeeded;
    model.clearedAt = clearedAfter(model.points, model.context.question);
    model.title = questionInWords(model.context.question);
    model.caption = captionOf(model);
    model.reading = readingOf(model);
    return model;
}

FunnelModel funnelModel(const casefile::PlanState& plan, const experiment::Question& question,
                        const verdict::Finding* finding) {
    return funnelModel(
        effectContext(plan.plan, question, finding),
        verdict::funnel(plan.plan, plan.blocks, question.workload, question.comparison, question.metric),
        plan.plan.minimum_blocks, finding ? finding->blocks_needed : std::nullopt,
        blockFacts(plan, question.workload));
}

const verdict::FunnelPoint* pointOf(const FunnelModel& model, std::size_t place) {
    const auto found = std::lower_bound(model.points.begin(), model.points.end(), static_cast<int>(place),
                                        [](const auto& point, int at) { return point.place < at; });
    const bool is = found != model.points.end() && found->place == static_cast<int>(place);
    return is ? &*found : nullptr;
}

PlotTable tableOf(const FunnelModel& model) {
    PlotTable table;
    table.headers = {Words::tr("Blocks"), Words::tr("Median, %"), Words::tr("Lower end, %"),
                     Words::tr("Upper end, %")};
    table.rows = static_cast<int>(model.points.size());
    table.block = [points = model.points](int row) { return points[static_cast<std::size_t>(row)].place; };
    table.cell = [points = model.points](int row, int column) -> QVariant {
        const verdict::FunnelPoint& point = points[static_cast<std::size_t>(row)];
        const auto side = [](const std::optional<double>& end) { return end ? QVariant(*end) : QVariant(); };
        switch (column) {
            case 0:
                return point.blocks;
            case 1:
                return point.median_percent;
            case 2:
                return side(point.low_percent);
            default:
                return side(point.high_percent);
        }
    };
    return table;
}

}  // namespace assay::ui
