// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/forest_model.h"

#include "ui/plot/words.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::Forest)
};

int group(experiment::QuestionRole role) {
    switch (role) {
        case experiment::QuestionRole::claim:
            return 0;
        case experiment::QuestionRole::calibration:
            return 1;
        case experiment::QuestionRole::guard:
            return 2;
    }
    return 3;
}

ForestModel::Row rowOf(const verdict::Finding& finding, int index) {
    ForestModel::Row row;
    row.finding = index;
    row.comparison = shown(finding.comparison);
    row.workload = shown(finding.workload);
    row.metric = metricWord(finding.metric);
    row.role = finding.role;
    row.direction = finding.direction;
    if (finding.blocks > 0) row.effect = finding.effect_percent;
    row.low = finding.low_percent;
    row.high = finding.high_percent;
    row.material = finding.material_percent;
    if (finding.null_low_percent && finding.null_high_percent) {
        row.nullBand = Band{*finding.null_low_percent, *finding.null_high_percent};
    }
    row.decision = finding.decision;
    row.blocks = finding.blocks;
    row.exact = finding.interval == "exact";
    return row;
}

QString captionOf(const std::vector<ForestModel::Row>& rows) {
    if (rows.empty()) return Words::tr("No comparison is measured yet.");
    QStringList counts;
    for (const auto decision : {verdict::Decision::confirmed, verdict::Decision::refuted,
                                verdict::Decision::inconclusive, verdict::Decision::void_}) {
        const auto count = std::count_if(rows.begin(), rows.end(),
                                         [&](const auto& row) { return row.decision == decision; });
        if (count > 0) counts << QStringLiteral("%1 %2").arg(QLocale().toString(count), word(decision));
    }
    return Words::tr("%Ln comparison(s): %1.", nullptr, static_cast<int>(rows.size()))
        .arg(counts.join(QStringLiteral(", ")));
}

}  // namespace

ForestModel forestModel(const verdict::Evaluation& evaluation) {
    ForestModel model;
    for (std::size_t i = 0; i < evaluation.findings.size(); ++i) {
        model.rows.push_back(rowOf(evaluation.findings[i], static_cast<int>(i)));
    }
    std::stable_sort(model.rows.begin(), model.rows.end(),
                     [](const auto& a, const auto& b) { return group(a.role) < group(b.role); });
    for (std::size_t i = 1; i < model.rows.size(); ++i) {
        model.rows[i].groupStart = model.rows[i].role != model.rows[i - 1].role;
    }
    model.title = Words::tr("Effects against the baseline");
    model.caption = captionOf(model.rows);
    if (!model.rows.empty())
        model.reading = Words::tr(
            "A bar is the interval of the effect, valid at any time, with its median; dashed ticks are "
            "\u03b4; "
            "grey is where a copy of the baseline lies.");
    return model;
}

PlotTable tableOf(const ForestModel& model) {
    PlotTable table;
    table.headers = {Words::tr("Comparison"),   Words::tr("Workload"),  Words::tr("Metric"),
                     Words::tr("Role"),         Words::tr("Effect, %"), Words::tr("Lower end, %"),
                     Words::tr("Upper end, %"), Words::tr("\u03b4, %"), Words::tr("Null from, %"),
                     Words::tr("Null to, %"),   Words::tr("Blocks"),    Words::tr("Decision")};
    table.rows = static_cast<int>(model.rows.size());
    table.cell = [rows = model.rows](int index, int column) -> QVariant {
        const ForestModel::Row& row = rows[static_cast<std::size_t>(index)];
        const auto side = [](const std::optional<double>& end) { return end ? QVariant(*end) : QVariant(); };
        switch (column) {
            case 0:
                return row.comparison;
            case 1:
                return row.workload;
            case 2:
                return row.metric;
            case 3:
                return word(row.role);
            case 4:
                return side(row.effect);
            case 5:
                return side(row.low);
            case 6:
                return side(row.high);
            case 7:
                return row.material;
            case 8:
                return row.nullBand ? QVariant(row.nullBand->low) : QVariant();
            case 9:
                return row.nullBand ? QVariant(row.nullBand->high) : QVariant();
            case 10:
                return row.blocks;
            default:
                return word(row.decision);
        }
    };
    return table;
}

}  // namespace assay::ui
