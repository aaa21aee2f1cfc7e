// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/plan_summary.h"

#include "ui/session/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace assay::ui {

PlanSummary summarisePlan(const Snapshot& snapshot, const experiment::Plan& plan) {
    const int workloads = static_cast<int>(experiment::workloads_of(plan).size());
    QString sentence =
        QCoreApplication::translate("PlanSummary", "about %1, %n workload(s)", nullptr, workloads)
            .arg(duration(plan.budget_seconds));
    // The worst of what earlier findings could see: what this set-up was shown to resolve, never a promise.
    std::optional<double> visible;
    for (const auto& finding : snapshot.evaluation.findings)
        if (finding.visible_percent) visible = std::max(visible.value_or(0), *finding.visible_percent);
    if (visible)
        sentence += QCoreApplication::translate("PlanSummary", ", resolved %1 so far")
                        .arg(plainPercent(std::round(*visible * 100) / 100));
    const bool building = std::any_of(snapshot.state.variants.begin(), snapshot.state.variants.end(),
                                      [](const casefile::VariantState& v) { return !v.built; });
    if (building) sentence += QCoreApplication::translate("PlanSummary", ", after building");
    return {shown(plan.name), sentence};
}

std::optional<RunProgress> runProgress(const Snapshot& snapshot, UtcTime now) {
    const auto& state = snapshot.state;
    RunProgress out;
    if (const auto* run = state.open_run()) {
        out.stage = run->stage.value_or(casefile::Stage::calibrate);
        out.blocks = run->blocks;
        out.elapsedSeconds = std::max(0.0, std::chrono::duration<double>(now - run->started_at).count());
        if (run->started.budget_seconds > 0)
            out.secondsLeft = std::max(0.0, run->started.budget_seconds - out.elapsedSeconds);
        return out;
    }
    if (!state.build_stage) return std::nullopt;
    out.stage = *state.build_stage;
    return out;
}

}  // namespace assay::ui
