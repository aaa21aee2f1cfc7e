// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/sweep_model.h"

#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <set>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::Sweep)
};

bool isDose(const experiment::Plan& plan, const std::string& comparison) {
    if (!plan.doses) return false;
    const auto dose = plan.doses->find(comparison);
    return dose != plan.doses->end() && dose->second > 0;
}

/// The question whose δ the axis shows; a plan asks about every point of a series.
experiment::Question questionOf(const experiment::Plan& plan, const verdict::SweepSeries& series) {
    for (const auto& question : plan.questions) {
        const bool asks = series.comparison.empty() ? isDose(plan, question.comparison)
                                                    : question.comparison == series.comparison;
        if (asks && !series.points.empty() && question.workload == series.points.front().workload &&
            metricFromName(series.metric) == question.metric)
            return question;
    }
    return {};
}

void add(SweepModel& model, const experiment::Plan& plan, const verdict::SweepSeries& series) {
    SweepModel::Series line;
    line.name = series.comparison.empty() ? Words::tr("one dose") : shown(series.comparison);
    line.style = series.comparison.empty() ? 0 : armStyle(plan, series.comparison);
    line.points = series.points;
    model.series.push_back(std::move(line));
    if (!model.caption.isEmpty()) model.caption += QLatin1Char(' ');
    model.caption += shown(series.sentence);
}

}  // namespace

bool SweepModel::logarithmic() const {
    const std::vector<std::int64_t> all = values();
    return !all.empty() && all.front() > 0 &&
           static_cast<double>(all.back()) > 10 * static_cast<double>(all.front());
}

double SweepModel::place(std::int64_t value) const {
    const auto number = static_cast<double>(value);
    return logarithmic() ? std::log10(number) : number;
}

QString SweepModel::valueText(std::int64_t value) const {
    return bytes ? byteCount(value) : QLocale().toString(static_cast<qlonglong>(value));
}

std::vector<std::int64_t> SweepModel::values() const {
    std::set<std::int64_t> all;
    for (const auto& line : series) {
        for (const auto& point : line.points)
            all.insert(point.value);
    }
    return {all.begin(), all.end()};
}

std::vector<SweepModel> sweepModels(const experiment::Plan& plan,
                                    const std::vector<verdict::SweepSeries>& series) {
    std::vector<SweepModel> models;
    std::vector<std::pair<std::string, std::string>> keys;  // sweep and metric
    for (const auto& one : series) {
        const std::pair key{one.sweep, one.metric};
        std::size_t at = 0;
        while (at < keys.size() && keys[at] != key)
            ++at;
        if (at == keys.size()) {
            keys.push_back(key);
            SweepModel model;
            model.parameter = shown(one.parameter);
            model.bytes = one.parameter == "payload_bytes";
            model.question = questionOf(plan, one);
            model.title = Words::tr("Effect on %1 against %2, on %3")
                              .arg(metricWord(one.metric), model.parameter, shown(one.sweep));
            models.push_back(std::move(model));
        }
        add(models[at], plan, one);
    }
    return models;
}

PlotTable tableOf(const SweepModel& model) {
    struct Line {
        QString name;
        verdict::SweepValue point;
    };
    std::vector<Line> lines;
    for (const auto& series : model.series) {
        for (const auto& point : series.points)
            lines.push_back({series.name, point});
    }
    PlotTable table;
    table.headers = {Words::tr("Comparison"),   model.parameter,           Words::tr("Effect, %"),
                     Words::tr("Lower end, %"), Words::tr("Upper end, %"), Words::tr("Blocks")};
    table.rows = static_cast<int>(lines.size());
    table.cell = [lines = std::move(lines)](int row, int column) -> QVariant {
        const auto& [name, point] = lines[static_cast<std::size_t>(row)];
        const auto side = [](const std::optional<double>& end) { return end ? QVariant(*end) : QVariant(); };
        switch (column) {
            case 0:
                return name;
            case 1:
                return static_cast<double>(point.value);
            case 2:
                return point.effect.blocks > 0 ? QVariant(point.effect.percent) : QVariant();
            case 3:
                return side(point.effect.low_percent);
            case 4:
                return side(point.effect.high_percent);
            default:
                return point.effect.blocks;
        }
    };
    return table;
}

}  // namespace assay::ui
