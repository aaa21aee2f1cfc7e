// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <QString>

#include <optional>
#include <vector>

// What a person does to plans, before it is an event. Pure; any thread.
namespace assay::ui {

/// One plan of a case as the Brief page lists it: a draft, or what was frozen under that name.
struct ListedPlan {
    experiment::Plan plan;
    bool frozen = false;
    int blocks = 0;  // measured under it
};
/// Drafts in their order, then what was frozen without a draft of its name.
[[nodiscard]] std::vector<ListedPlan> plansOf(const casefile::Case& state);

/// A plan that asks nothing yet, with what a definition's plan would get.
[[nodiscard]] experiment::Plan newPlan(const casefile::Case& state);
/// A frozen plan as a draft of another name, to be changed: "quick-2".
[[nodiscard]] experiment::Plan askElse(const casefile::Case& state, const experiment::Plan& frozen);
/// The next question that makes sense: a variant and workload that are not asked about, the change first.
[[nodiscard]] std::optional<experiment::Question> nextQuestion(const casefile::Case& state,
                                                               const experiment::Plan& plan);
/// What a question of that role claims unless told otherwise: a guard that nothing changes, a calibration
/// that it costs, a claim that it is better.
[[nodiscard]] experiment::Direction usualDirection(experiment::QuestionRole role, experiment::Metric metric);
/// Where a plan says what its proof pass looks at, that must hold what it asks about.
[[nodiscard]] experiment::Plan withProofOfAll(experiment::Plan plan);

/// What is wrong with a plan, for the field it belongs to. `question` is an index, -1 for the plan's own.
struct PlanProblem {
    enum class Field { name, budget, comparison, material, whole };
    Field field = Field::whole;
    int question = -1;
    QString what;
    QString advice;
};
/// `was`: the name that the plan had, "" for a new one.
[[nodiscard]] std::optional<PlanProblem> problemOf(const casefile::Case& state, const experiment::Plan& plan,
                                                   const std::string& was);

}  // namespace assay::ui
