// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"
#include "core/verdict/dose_findings.h"
#include "ui/plot/plot_table.h"

#include <optional>
#include <vector>

namespace assay::ui {

/// Effect against dose on one workload: the doses, the line through 0 with its band, and at a dose below 0
/// what the line predicts beside what was measured (METHOD 7). All effects in percent. A value; any thread.
struct DoseResponseModel {
    struct Point {
        QString variant;
        double dose = 0;
        verdict::Estimate effect;
        int style = 2;  // PlotTheme::arm, the same in all plots
        bool operator==(const Point&) const = default;
    };
    struct Prediction {
        Point measured;
        verdict::Estimate predicted;
        verdict::Estimate difference;
    };
    std::vector<Point> points;  // doses above 0, ascending
    verdict::Estimate slope;    // effect of one dose; 0 blocks: there is no line yet
    std::vector<Prediction> predictions;
    QString title;
    QString caption;
    QString reading;  // the core's sentences, with every figure
};

[[nodiscard]] DoseResponseModel doseResponseModel(const experiment::Plan& plan,
                                                  const verdict::DoseResponse& response);
[[nodiscard]] PlotTable tableOf(const DoseResponseModel& model);

/// The line, and its band, at a dose: 100·((1 + slope/100)^dose − 1). A side without an end stays so; below
/// dose 0 the sides change places.
[[nodiscard]] verdict::Estimate lineAt(const verdict::Estimate& slope, double dose);

}  // namespace assay::ui
