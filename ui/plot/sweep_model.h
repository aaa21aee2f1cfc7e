// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/dose_findings.h"
#include "ui/plot/effect_context.h"
#include "ui/plot/plot_table.h"

#include <vector>

namespace assay::ui {

/// Effect against the parameter of a sweep, by one metric: a series for each comparison, and one for what one
/// dose costs (METHOD 7). Effects in percent. A value; any thread.
struct SweepModel {
    struct Series {
        QString name;
        int style = 2;  // PlotTheme::arm; 0 for one dose, which is no arm
        std::vector<verdict::SweepValue> points;
        verdict::Trend trend = verdict::Trend::unknown;
    };
    QString parameter;   // in words: "value length"
    bool bytes = false;  // values of the parameter are bytes
    std::vector<Series> series;
    experiment::Question question;  // of the first series: where δ lies
    QString title;
    QString caption;
    QString reading;  // the core's sentences, with every figure

    /// A logarithmic axis where the values span more than a decade.
    [[nodiscard]] bool logarithmic() const;
    /// Where a value stands on the axis, and what is written there.
    [[nodiscard]] double place(std::int64_t value) const;
    [[nodiscard]] QString valueText(std::int64_t value) const;
    /// Every value of the parameter that some series has, ascending.
    [[nodiscard]] std::vector<std::int64_t> values() const;
};

/// One model for each sweep and metric, in the order of `series`.
[[nodiscard]] std::vector<SweepModel> sweepModels(const experiment::Plan& plan,
                                                  const std::vector<verdict::SweepSeries>& series);
[[nodiscard]] PlotTable tableOf(const SweepModel& model);

}  // namespace assay::ui
