// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/removal.h"

#include <algorithm>
#include <optional>

namespace assay::casefile {

namespace {

const std::string undone = "undone";

bool holds(const std::vector<std::string>& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

template <class Named, class NameOf>
std::optional<std::int64_t> place_of(const std::vector<Named>& list, std::string_view name, NameOf name_of) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const Named& item) { return name_of(item) == name; });
    if (found == list.end()) return std::nullopt;
    return found - list.begin();
}

bool names_variant(const experiment::Plan& plan, std::string_view name) {
    return plan.baseline == name || holds(plan.proof_variants, name) ||
           plan.binaries.contains(std::string(name)) ||
           std::any_of(plan.questions.begin(), plan.questions.end(),
                       [&](const auto& question) { return question.comparison == name; });
}

bool names_workload(const experiment::Plan& plan, std::string_view name) {
    return holds(plan.proof_workloads, name) ||
           std::any_of(plan.questions.begin(), plan.questions.end(),
                       [&](const auto& question) { return question.workload == name; });
}

/// Gathers what goes and what brings it back; the last that went is the first to come back.
struct Gathering {
    const Case& state;
    const std::string& author;
    Removal out;

    void take(Event forth, Event back) {
        out.events.push_back(std::move(forth));
        out.back.insert(out.back.begin(), std::move(back));
    }

    Edit again(bool changes) const { return {author, undone, changes}; }

    void take_draft(const experiment::Plan& plan) {
        const auto place = place_of(state.drafts, plan.name, [](const auto& p) { return p.name; });
        take(PlanWithdrawn{plan.name, author, {}}, PlanDrafted{plan, place, again(false)});
    }

    /// The drafts without the questions that `asks` finds and without the name in their proof passes.
    template <class Asks>
    void prune_drafts(std::vector<std::string> experiment::Plan::*proof, std::string_view name, Asks asks) {
        for (const auto& draft : state.drafts) {
            auto less = draft;
            std::erase_if(less.questions, asks);
            std::erase_if(less.*proof, [&](const std::string& one) { return one == name; });
            if (less == draft) continue;
            out.plans.push_back(draft.name);
            if (less.questions.empty()) {
                take_draft(draft);
            } else {
                take(PlanDrafted{less, {}, Edit{author, {}, true}}, PlanDrafted{draft, {}, again(true)});
            }
        }
    }

    /// The drafts with another name in every place where `rename` finds the old one.
    template <class Rename>
    void rename_in_drafts(Rename rename) {
        for (const auto& draft : state.drafts) {
            auto renamed = draft;
            rename(renamed);
            if (!(renamed == draft))
                take(PlanDrafted{renamed, {}, Edit{author, {}, true}}, PlanDrafted{draft, {}, again(true)});
        }
    }

    void withdraw(const experiment::CheckSpecification& check) {
        take(CheckWithdrawn{check.name, author, {}}, CheckExpected{check});
    }
};

bool was_checked(const Case& state, std::string_view variant, std::string_view workload) {
    return std::any_of(state.checks.begin(), state.checks.end(), [&](const CheckMade& made) {
        return (!variant.empty() && made.check.variant == variant) ||
               (!workload.empty() && made.check.workload == workload);
    });
}

template <class Kind>
std::optional<Obstacle> measured_or_checked(const Case& state, std::string_view name, Kind names,
                                            bool was_looked_at) {
    for (const auto& plan : state.plans)
        if (names(plan.plan, name)) return Obstacle{Obstacle::Why::measured, plan.plan.name};
    if (was_looked_at) return Obstacle{Obstacle::Why::checked, {}};
    return std::nullopt;
}

void replace(std::string& text, std::string_view from, const std::string& to) {
    if (text == from) text = to;
}

}  // namespace

MayRemove remove_variant(const Case& state, std::string_view name, const std::string& author) {
    const auto place = place_of(state.variants, name, [](const auto& v) { return v.recipe.name; });
    if (!place) return Obstacle{Obstacle::Why::unknown, {}};
    if (const auto why = measured_or_checked(state, name, names_variant, was_checked(state, name, {})))
        return *why;
    for (const auto& draft : state.drafts)
        if (draft.baseline == name) return Obstacle{Obstacle::Why::baseline, draft.name};

    Gathering gathering{state, author, {}};
    gathering.prune_drafts(&experiment::Plan::proof_variants, name,
                           [&](const auto& question) { return question.comparison == name; });
    for (const auto& check : state.expected_checks) {
        if (!check.expected_calls.contains(std::string(name))) continue;
        auto less = check;
        less.expected_calls.erase(std::string(name));
        if (less.expected_calls.empty()) {
            gathering.withdraw(check);
        } else {
            gathering.take(CheckExpected{less}, CheckExpected{check});
        }
    }
    gathering.take(VariantRemoved{std::string(name), author, {}},
                   VariantAdded{state.find_variant(name)->recipe, place, gathering.again(false)});
    return std::move(gathering.out);
}

MayRemove remove_workload(const Case& state, std::string_view name, const std::string& author) {
    const auto place = place_of(state.workloads, name, [](const auto& w) { return w.name; });
    if (!place) return Obstacle{Obstacle::Why::unknown, {}};
    if (const auto why = measured_or_checked(state, name, names_workload, was_checked(state, {}, name)))
        return *why;

    Gathering gathering{state, author, {}};
    gathering.prune_drafts(&experiment::Plan::proof_workloads, name,
                           [&](const auto& question) { return question.workload == name; });
    for (const auto& check : state.expected_checks)
        if (check.workload == name) gathering.withdraw(check);
    gathering.take(WorkloadRemoved{std::string(name), author, {}},
                   WorkloadAdded{*state.find_workload(name), place, gathering.again(false)});
    return std::move(gathering.out);
}

MayRemove rename_variant(const Case& state, std::string_view name, const variant::Recipe& renamed,
                         const std::string& author) {
    const auto place = place_of(state.variants, name, [](const auto& v) { return v.recipe.name; });
    if (!place) return Obstacle{Obstacle::Why::unknown, {}};
    if (const auto why = measured_or_checked(state, name, names_variant, was_checked(state, name, {})))
        return *why;
    Gathering gathering{state, author, {}};
    gathering.take(VariantRemoved{std::string(name), author, {}},
                   VariantAdded{state.find_variant(name)->recipe, place, gathering.again(false)});
    gathering.take(VariantAdded{renamed, place, Edit{author, {}, false}},
                   VariantRemoved{renamed.name, author, undone});
    gathering.rename_in_drafts([&](experiment::Plan& plan) {
        replace(plan.baseline, name, renamed.name);
        for (auto& question : plan.questions)
            replace(question.comparison, name, renamed.name);
        for (auto& one : plan.proof_variants)
            replace(one, name, renamed.name);
    });
    for (const auto& check : state.expected_checks) {
        const auto found = check.expected_calls.find(std::string(name));
        if (found == check.expected_calls.end()) continue;
        auto other = check;
        other.expected_calls.erase(found->first);
        other.expected_calls[renamed.name] = found->second;
        gathering.take(CheckExpected{other}, CheckExpected{check});
    }
    return std::move(gathering.out);
}

MayRemove rename_workload(const Case& state, std::string_view name, const workload::Specification& renamed,
                          const std::string& author) {
    const auto place = place_of(state.workloads, name, [](const auto& w) { return w.name; });
    if (!place) return Obstacle{Obstacle::Why::unknown, {}};
    if (const auto why = measured_or_checked(state, name, names_workload, was_checked(state, {}, name)))
        return *why;
    Gathering gathering{state, author, {}};
    gathering.take(WorkloadRemoved{std::string(name), author, {}},
                   WorkloadAdded{*state.find_workload(name), place, gathering.again(false)});
    gathering.take(WorkloadAdded{renamed, place, Edit{author, {}, false}},
                   WorkloadRemoved{renamed.name, author, undone});
    gathering.rename_in_drafts([&](experiment::Plan& plan) {
        for (auto& question : plan.questions)
            replace(question.workload, name, renamed.name);
        for (auto& one : plan.proof_workloads)
            replace(one, name, renamed.name);
    });
    for (const auto& check : state.expected_checks) {
        if (check.workload != name) continue;
        auto other = check;
        other.workload = renamed.name;
        gathering.take(CheckExpected{other}, CheckExpected{check});
    }
    return std::move(gathering.out);
}

MayRemove remove_plan(const Case& state, std::string_view name, const std::string& author) {
    const auto* draft = state.find_draft(name);
    if (draft == nullptr) return Obstacle{Obstacle::Why::unknown, {}};
    if (frozen_as(state, name) != nullptr) return Obstacle{Obstacle::Why::measured, draft->name};
    Gathering gathering{state, author, {}};
    gathering.take_draft(*draft);
    return std::move(gathering.out);
}

const PlanState* frozen_as(const Case& state, std::string_view name) {
    const auto found = std::find_if(state.plans.rbegin(), state.plans.rend(),
                                    [&](const PlanState& plan) { return plan.plan.name == name; });
    return found == state.plans.rend() ? nullptr : &*found;
}

}  // namespace assay::casefile
