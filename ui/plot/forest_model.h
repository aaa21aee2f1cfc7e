// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/evaluate.h"
#include "ui/plot/effect_context.h"
#include "ui/plot/plot_table.h"

#include <vector>

namespace assay::ui {

/// Every finding as a row, claims first, then calibrations, then guards (WORKBENCH, Results 1).
struct ForestModel {
    struct Row {
        int finding = 0;  // index into Evaluation::findings
        QString comparison;
        QString workload;
        QString metric;
        experiment::QuestionRole role = experiment::QuestionRole::claim;
        experiment::Direction direction = experiment::Direction::lowers;
        std::optional<double> effect;  // percent, like all below; none before a block counts
        std::optional<double> low;
        std::optional<double> high;
        double material = 0;
        std::optional<Band> nullBand;
        verdict::Decision decision = verdict::Decision::inconclusive;
        int blocks = 0;
        bool exact = false;       // counted, not timed: the number itself, no interval
        bool groupStart = false;  // a gap goes above it
    };
    std::vector<Row> rows;
    QString title;
    QString caption;
    QString reading;
};

[[nodiscard]] ForestModel forestModel(const verdict::Evaluation& evaluation);
[[nodiscard]] PlotTable tableOf(const ForestModel& model);

}  // namespace assay::ui
