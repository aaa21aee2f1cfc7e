// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/plan_edits.h"

#include "core/casefile/removal.h"
#include "core/experiment/validate.h"
#include "core/verdict/metric.h"
#include "ui/session/thing_commands.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace assay::ui {

namespace {

using experiment::Direction;
using experiment::Plan;
using experiment::Question;
using experiment::QuestionRole;
using Field = PlanProblem::Field;

QString tr(const char* text) {
    return QCoreApplication::translate("assay::ui", text);
}

bool isTaken(const casefile::Case& state, const std::string& name) {
    return state.find_draft(name) != nullptr || casefile::frozen_as(state, name) != nullptr;
}

bool holds(const std::vector<std::string>& list, const std::string& name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

std::string baselineOf(const casefile::Case& state) {
    for (const auto& v : state.variants)
        if (v.recipe.role == variant::Role::baseline) return v.recipe.name;
    return state.variants.empty() ? std::string() : state.variants.front().recipe.name;
}

}  // namespace

std::vector<ListedPlan> plansOf(const casefile::Case& state) {
    std::vector<ListedPlan> out;
    const auto listed = [](const casefile::PlanState& frozen) {
        return ListedPlan{frozen.plan, true, static_cast<int>(frozen.blocks.size())};
    };
    for (const auto& draft : state.drafts) {
        const auto* frozen = casefile::frozen_as(state, draft.name);
        out.push_back(frozen == nullptr ? ListedPlan{draft} : listed(*frozen));
    }
    for (const auto& plan : state.plans) {
        const bool known = std::any_of(
            out.begin(), out.end(), [&](const ListedPlan& one) { return one.plan.name == plan.plan.name; });
        if (!known) out.push_back(listed(*casefile::frozen_as(state, plan.plan.name)));
    }
    return out;
}

Plan newPlan(const casefile::Case& state) {
    Plan out;
    out.name = freeName("plan", [&](const std::string& name) { return isTaken(state, name); });
    out.baseline = baselineOf(state);
    out.injection_blocks = experiment::usual_injection_blocks;
    out.foreign_load_limit = experiment::usual_foreign_load_limit;
    out.foreign_load_trim = out.trim;
    out.layouts = experiment::LayoutPolicy::per_block;
    if (const auto question = nextQuestion(state, out)) out.questions.push_back(*question);
    return out;
}

Plan askElse(const casefile::Case& state, const Plan& frozen) {
    Plan out = frozen;
    out.name = freeName(frozen.name, [&](const std::string& name) { return isTaken(state, name); });
    out.binaries.clear();
    out.doses.reset();
    out.workload_sha256.reset();
    return out;
}

std::optional<Question> nextQuestion(const casefile::Case& state, const Plan& plan) {
    const auto asked = [&](const std::string& variant, const std::string& workload) {
        return std::any_of(plan.questions.begin(), plan.questions.end(), [&](const Question& question) {
            return question.comparison == variant && question.workload == workload;
        });
    };
    for (const auto role : {variant::Role::candidate, variant::Role::calibration, variant::Role::baseline}) {
        for (const auto& w : state.workloads) {
            for (const auto& v : state.variants) {
                const auto& name = v.recipe.name;
                if (v.recipe.role != role || name == plan.baseline || asked(name, w.name)) continue;
                Question out;
                out.comparison = name;
                out.workload = w.name;
                out.role =
                    role == variant::Role::calibration ? QuestionRole::calibration : QuestionRole::claim;
                out.direction = usualDirection(out.role, out.metric);
                return out;
            }
        }
    }
    return std::nullopt;
}

Direction usualDirection(QuestionRole role, experiment::Metric metric) {
    if (role == QuestionRole::guard) return Direction::changes;
    const bool better = role == QuestionRole::claim;
    return verdict::lower_is_better(metric) == better ? Direction::lowers : Direction::raises;
}

Plan withProofOfAll(Plan plan) {
    for (const auto& question : plan.questions) {
        if (!plan.proof_variants.empty() && !holds(plan.proof_variants, question.comparison))
            plan.proof_variants.push_back(question.comparison);
        if (!plan.proof_workloads.empty() && !holds(plan.proof_workloads, question.workload))
            plan.proof_workloads.push_back(question.workload);
    }
    return plan;
}

std::optional<PlanProblem> problemOf(const casefile::Case& state, const Plan& plan, const std::string& was) {
    static const QRegularExpression nameRule(QStringLiteral("^[A-Za-z0-9_.-]{1,100}$"));
    if (!nameRule.match(shown(plan.name)).hasMatch())
        return PlanProblem{Field::name, -1, tr("This is no name."),
                           tr("Use letters, digits, '-', '_' and '.'.")};
    if (plan.name != was && isTaken(state, plan.name))
        return PlanProblem{Field::name, -1, tr("A plan of this name is there already."),
                           tr("Choose another name.")};
    if (!(plan.budget_seconds > 0) && plan.maximum_blocks == 0)
        return PlanProblem{Field::budget, -1, tr("Measuring takes some time."),
                           tr("Give it at least a minute.")};
    for (std::size_t i = 0; i < plan.questions.size(); ++i) {
        const auto& question = plan.questions[i];
        const int at = static_cast<int>(i);
        if (question.comparison == plan.baseline)
            return PlanProblem{Field::comparison, at, tr("This is the baseline itself."),
                               tr("Every run compares it with itself anyway. Choose another variant.")};
        if (!(question.material_percent > 0))
            return PlanProblem{Field::material, at, tr("An effect that matters is larger than 0%."),
                               tr("Name the smallest that would make you take the change.")};
        const auto twice =
            std::find_if(plan.questions.begin(), plan.questions.begin() + at, [&](const Question& q) {
                return q.comparison == question.comparison && q.workload == question.workload &&
                       q.metric == question.metric;
            });
        if (twice != plan.questions.begin() + at)
            return PlanProblem{Field::comparison, at, tr("This is asked above already."),
                               tr("Choose another variant, workload or metric, or remove one of the two.")};
    }
    std::vector<variant::Recipe> recipes;
    for (const auto& v : state.variants)
        recipes.push_back(v.recipe);
    const auto valid = experiment::validate(plan, recipes, state.workloads);
    if (valid) return std::nullopt;
    return PlanProblem{Field::whole, -1, shown(valid.error().message), shown(valid.error().advice)};
}

}  // namespace assay::ui
