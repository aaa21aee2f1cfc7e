// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/plan_summary.h"

#include "ui/session/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace assay::ui {

QString planSize(const experiment::Plan& plan) {
    if (plan.maximum_blocks == 0) return duration(plan.budget_seconds);
    return QCoreApplication::translate("PlanSummary", "%Ln block(s) of every workload", nullptr,
                                       plan.maximum_blocks);
}

PlanSummary summarisePlan(const Snapshot& snapshot, const experiment::Plan& plan) {
    const int workloads = static_cast<int>(experiment::workloads_of(plan).size());
    const char* words = plan.maximum_blocks > 0
                            ? QT_TRANSLATE_N_NOOP("PlanSummary", "%1, %Ln workload(s)")
                            : QT_TRANSLATE_N_NOOP("PlanSummary", "about %1, %Ln workload(s)");
    QString sentence =
        QCoreApplication::translate("PlanSummary", words, nullptr, workloads).arg(planSize(plan));
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
    if (snapshot.openRun == OpenRun::lost) return std::nullopt;
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

QString outlookInWords(const experiment::Outlook& outlook) {
    const auto about = [](const char* words, int count) {
        return QCoreApplication::translate("PlanSummary", words, nullptr, count);
    };
    const QString material = plainPercent(outlook.material_percent);
    const QString needed =
        outlook.blocks_needed && outlook.seconds_needed
            ? about(QT_TRANSLATE_N_NOOP("PlanSummary", "about %Ln block(s) (%1) tell %2 apart"),
                    *outlook.blocks_needed)
                  .arg(duration(*outlook.seconds_needed), material)
            : QCoreApplication::translate("PlanSummary", "%1 is out of reach at this spread").arg(material);
    const QString room =
        about(QT_TRANSLATE_N_NOOP("PlanSummary", "the budget has room for about %Ln block(s)"),
              outlook.blocks_in_budget);
    const QString visible =
        outlook.visible_percent
            ? QCoreApplication::translate("PlanSummary", "which show effects from about %1 on")
                  .arg(plainPercent(std::round(*outlook.visible_percent * 100) / 100))
            : QCoreApplication::translate("PlanSummary", "too few for an interval");
    return QStringLiteral("%1; %2, %3").arg(needed, room, visible);
}

}  // namespace assay::ui
