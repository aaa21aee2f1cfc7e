// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/sweep_model.h"

#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
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

/// The name in the plan where it is none that this version knows.
QString parameterInWords(const std::string& parameter) {
    if (parameter == "payload_bytes") return Words::tr("value length");
    if (parameter == "pipeline") return Words::tr("pipeline depth");
    if (parameter == "connections") return Words::tr("connections");
    if (parameter == "key_space") return Words::tr("number of keys");
    if (parameter == "arguments") return Words::tr("number of arguments");
    return shown(parameter);
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

QString figure(const verdict::Estimate& estimate) {
    return percentText(estimate.percent, percentDecimals(estimate.low_percent, estimate.high_percent, 0));
}

/// "direct-append from −14.3% at 3 B to −5.4% at 256 KiB: it shrinks": the ends alone, the rest is drawn.
QString trendOf(const SweepModel& model, const SweepModel::Series& series) {
    const auto counted = [](const verdict::SweepValue& point) { return point.effect.blocks > 0; };
    const auto first = std::find_if(series.points.begin(), series.points.end(), counted);
    const auto last = std::find_if(series.points.rbegin(), series.points.rend(), counted);
    if (first == series.points.end() || &*first == &*last)
        return Words::tr("%1: not measured at two values yet").arg(series.name);
    const QString ends = Words::tr("%1 from %2 at %3 to %4 at %5")
                             .arg(series.name, figure(first->effect), model.valueText(first->value),
                                  figure(last->effect), model.valueText(last->value));
    switch (series.trend) {
        case verdict::Trend::grows:
            return Words::tr("%1, it grows").arg(ends);
        case verdict::Trend::shrinks:
            return Words::tr("%1, it shrinks").arg(ends);
        case verdict::Trend::unknown:
            return Words::tr("%1, not told apart").arg(ends);
    }
    return ends;
}

QString captionOf(const SweepModel& model) {
    QStringList trends;
    for (const auto& series : model.series)
        trends << trendOf(model, series);
    return trends.join(QStringLiteral("; ")) + QLatin1Char('.');
}

void add(SweepModel& model, const experiment::Plan& plan, const verdict::SweepSeries& series) {
    SweepModel::Series line;
    line.name = series.comparison.empty() ? Words::tr("one dose") : shown(series.comparison);
    line.style = series.comparison.empty() ? 0 : armStyle(plan, series.comparison);
    line.points = series.points;
    line.trend = series.trend;
    model.series.push_back(std::move(line));
    if (!model.reading.isEmpty()) model.reading += QLatin1Char(' ');
    model.reading += shown(series.sentence);
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
            model.parameter = parameterInWords(one.parameter);
            model.bytes = one.parameter == "payload_bytes";
            model.question = questionOf(plan, one);
            model.title = Words::tr("Effect on %1 against %2, on %3")
                              .arg(metricWord(one.metric), model.parameter, shown(one.sweep));
            models.push_back(std::move(model));
        }
        add(models[at], plan, one);
    }
    for (SweepModel& model : models)
        model.caption = captionOf(model);
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
