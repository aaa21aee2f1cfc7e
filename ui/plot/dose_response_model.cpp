// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/dose_response_model.h"

#include "ui/plot/effect_context.h"
#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>

#include <cmath>
#include <utility>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::DoseResponse)
};

QString readingOf(const verdict::DoseResponse& response) {
    QStringList sentences;
    for (const auto& prediction : response.predictions)
        sentences << shown(prediction.sentence);
    sentences << shown(response.sentence);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString figure(const verdict::Estimate& estimate) {
    return percentText(estimate.percent, percentDecimals(estimate.low_percent, estimate.high_percent, 0));
}

QString agreementOf(const verdict::Prediction& prediction) {
    switch (prediction.agreement) {
        case verdict::Agreement::explains:
            return Words::tr("the mechanism explains it to within %1")
                .arg(plainPercent(prediction.material_percent));
        case verdict::Agreement::does_more:
            return Words::tr("the change does more than the mechanism");
        case verdict::Agreement::does_less:
            return Words::tr("the change does less than the mechanism promises");
        case verdict::Agreement::unknown:
            return Words::tr("whether the mechanism explains it cannot be told yet");
    }
    return {};
}

QString captionOf(const verdict::DoseResponse& response) {
    QStringList sentences;
    for (const auto& prediction : response.predictions) {
        if (prediction.predicted.blocks == 0 || prediction.measured.blocks == 0) continue;
        sentences << Words::tr("The doses foretell %1 for %2 and %3 was measured: %4.")
                         .arg(figure(prediction.predicted), shown(prediction.variant),
                              figure(prediction.measured), agreementOf(prediction));
    }
    if (!sentences.isEmpty()) return sentences.join(QLatin1Char(' '));
    if (response.slope.blocks == 0) return Words::tr("No block of a dose is counted yet.");
    return Words::tr("One dose changes %1 by %2, interval %3.")
        .arg(metricWord(response.metric), figure(response.slope),
             intervalText(response.slope.low_percent, response.slope.high_percent,
                          percentDecimals(response.slope.low_percent, response.slope.high_percent, 0)));
}

struct Line {
    QString what;
    double dose;
    verdict::Estimate estimate;
};

std::vector<Line> linesOf(const DoseResponseModel& model) {
    std::vector<Line> lines;
    for (const auto& point : model.points)
        lines.push_back({point.variant, point.dose, point.effect});
    if (model.slope.blocks > 0) lines.push_back({Words::tr("line, one dose"), 1, model.slope});
    for (const auto& prediction : model.predictions) {
        const auto& measured = prediction.measured;
        lines.push_back(
            {Words::tr("%1, predicted").arg(measured.variant), measured.dose, prediction.predicted});
        lines.push_back({Words::tr("%1, measured").arg(measured.variant), measured.dose, measured.effect});
        lines.push_back({Words::tr("measured less predicted"), measured.dose, prediction.difference});
    }
    return lines;
}

}  // namespace

DoseResponseModel doseResponseModel(const experiment::Plan& plan, const verdict::DoseResponse& response) {
    DoseResponseModel model;
    for (const auto& point : response.points) {
        model.points.push_back(
            {shown(point.variant), point.dose, point.effect, armStyle(plan, point.variant)});
    }
    model.slope = response.slope;
    for (const auto& prediction : response.predictions) {
        model.predictions.push_back({{shown(prediction.variant), prediction.dose, prediction.measured,
                                      armStyle(plan, prediction.variant)},
                                     prediction.predicted,
                                     prediction.difference});
    }
    model.title = Words::tr("Effect on %1 against dose, on %2")
                      .arg(metricWord(response.metric), shown(response.workload));
    model.caption = captionOf(response);
    model.reading = readingOf(response);
    return model;
}

PlotTable tableOf(const DoseResponseModel& model) {
    PlotTable table;
    table.headers = {Words::tr("What"),         Words::tr("Dose"),         Words::tr("Effect, %"),
                     Words::tr("Lower end, %"), Words::tr("Upper end, %"), Words::tr("Blocks")};
    std::vector<Line> lines = linesOf(model);
    table.rows = static_cast<int>(lines.size());
    table.cell = [lines = std::move(lines)](int row, int column) -> QVariant {
        const Line& line = lines[static_cast<std::size_t>(row)];
        const auto side = [](const std::optional<double>& end) { return end ? QVariant(*end) : QVariant(); };
        switch (column) {
            case 0:
                return line.what;
            case 1:
                return line.dose;
            case 2:
                return line.estimate.blocks > 0 ? QVariant(line.estimate.percent) : QVariant();
            case 3:
                return side(line.estimate.low_percent);
            case 4:
                return side(line.estimate.high_percent);
            default:
                return line.estimate.blocks;
        }
    };
    return table;
}

verdict::Estimate lineAt(const verdict::Estimate& slope, double dose) {
    const auto at = [dose](double percent) { return 100 * (std::pow(1 + percent / 100, dose) - 1); };
    const auto end = [&](const std::optional<double>& side) {
        return side ? std::optional(at(*side)) : std::nullopt;
    };
    verdict::Estimate line{at(slope.percent), end(slope.low_percent), end(slope.high_percent), slope.blocks};
    if (dose < 0) std::swap(line.low_percent, line.high_percent);
    return line;
}

}  // namespace assay::ui
