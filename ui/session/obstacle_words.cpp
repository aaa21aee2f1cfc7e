// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/obstacle_words.h"

#include "ui/session/words.h"

#include <QCoreApplication>

namespace assay::ui {

namespace {

using casefile::Obstacle;

QString tr(const char* text) {
    return QCoreApplication::translate("assay::ui", text);
}

QString wordsOf(const Obstacle& obstacle) {
    switch (obstacle.why) {
        case Obstacle::Why::measured:
            return tr("It was measured under the plan '%1'.").arg(shown(obstacle.plan));
        case Obstacle::Why::checked:
            return tr("A check was made on it.");
        case Obstacle::Why::baseline:
            return tr("It is the baseline of the plan '%1'.").arg(shown(obstacle.plan));
        case Obstacle::Why::unknown:
            break;
    }
    return tr("It is not in the case any more.");
}

QString adviceOn(const Obstacle& obstacle) {
    switch (obstacle.why) {
        case Obstacle::Why::measured:
        case Obstacle::Why::checked:
            return tr("What was measured stays in the case. A plan need not ask about it.");
        case Obstacle::Why::baseline:
            return tr("Give that plan another baseline first.");
        case Obstacle::Why::unknown:
            break;
    }
    return {};
}

/// A renaming takes out what comes back under another name: only what was measured or checked counts.
std::optional<Obstacle> measured(const casefile::MayRemove& may) {
    const auto* obstacle = std::get_if<Obstacle>(&may);
    const bool counts = obstacle != nullptr &&
                        (obstacle->why == Obstacle::Why::measured || obstacle->why == Obstacle::Why::checked);
    return counts ? std::optional(*obstacle) : std::nullopt;
}

std::optional<Obstacle> frozen(const casefile::Case& state, const std::string& plan) {
    if (casefile::frozen_as(state, plan) == nullptr) return std::nullopt;
    return Obstacle{Obstacle::Why::measured, plan};
}

}  // namespace

Error refusal(const QString& what, const Obstacle& obstacle) {
    return {ErrorKind::invalid_input,
            QStringLiteral("%1 %2").arg(what, wordsOf(obstacle)).toStdString(),
            adviceOn(obstacle).toStdString(),
            {}};
}

std::optional<Obstacle> obstacleTo(const casefile::Case& state, const std::vector<casefile::Event>& events) {
    for (const auto& event : events) {
        std::optional<Obstacle> found;
        if (const auto* variant = std::get_if<casefile::VariantRemoved>(&event)) {
            found = measured(casefile::remove_variant(state, variant->variant, {}));
        } else if (const auto* workload = std::get_if<casefile::WorkloadRemoved>(&event)) {
            found = measured(casefile::remove_workload(state, workload->workload, {}));
        } else if (const auto* withdrawn = std::get_if<casefile::PlanWithdrawn>(&event)) {
            found = frozen(state, withdrawn->plan);
        } else if (const auto* drafted = std::get_if<casefile::PlanDrafted>(&event)) {
            found = frozen(state, drafted->plan.name);
        }
        if (found) return found;
    }
    return std::nullopt;
}

}  // namespace assay::ui
