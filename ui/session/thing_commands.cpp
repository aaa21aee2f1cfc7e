// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/thing_commands.h"

#include "ui/session/obstacle_words.h"
#include "ui/session/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace assay::ui {

namespace {

using casefile::Edit;
using casefile::Event;
using casefile::Obstacle;

QString tr(const char* text) {
    return QCoreApplication::translate("assay::ui", text);
}

std::unique_ptr<EditCommand> command(CaseSession& session, const QString& text, std::vector<Event> forth,
                                     std::vector<Event> back) {
    return std::make_unique<EditCommand>(session, text, std::move(forth), std::move(back));
}

const Edit added{};
const Edit changed{{}, {}, true};

Result<std::unique_ptr<EditCommand>> renaming(CaseSession& session, const std::string& was,
                                              const std::string& name, casefile::MayRemove may) {
    if (const auto* obstacle = std::get_if<Obstacle>(&may))
        return fail(refusal(tr("'%1' cannot be renamed.").arg(shown(was)), *obstacle));
    auto& renamed = std::get<casefile::Removal>(may);
    return command(session, tr("renaming of %1 to %2").arg(shown(was), shown(name)),
                   std::move(renamed.events), std::move(renamed.back));
}

Result<RemovalCommand> removal(CaseSession& session, const std::string& name, casefile::MayRemove may) {
    if (const auto* obstacle = std::get_if<Obstacle>(&may))
        return fail(refusal(tr("'%1' cannot be removed.").arg(shown(name)), *obstacle));
    auto& removed = std::get<casefile::Removal>(may);
    RemovalCommand out;
    for (const auto& plan : removed.plans)
        out.plans << shown(plan);
    out.command = command(session, tr("removal of %1").arg(shown(name)), std::move(removed.events),
                          std::move(removed.back));
    return out;
}

}  // namespace

Result<std::unique_ptr<EditCommand>> keepVariant(CaseSession& session, const variant::Recipe& recipe,
                                                 const std::string& was) {
    const auto state = session.ahead();
    if (!was.empty() && was != recipe.name)
        return renaming(session, was, recipe.name,
                        casefile::rename_variant(state, was, recipe, currentAuthor()));
    const auto name = shown(recipe.name);
    if (const auto* before = state.find_variant(recipe.name))
        return command(session, tr("change of %1").arg(name), {casefile::VariantAdded{recipe, {}, changed}},
                       {casefile::VariantAdded{before->recipe, {}, changed}});
    return command(session, tr("adding of %1").arg(name), {casefile::VariantAdded{recipe, {}, added}},
                   {casefile::VariantRemoved{recipe.name, {}, {}}});
}

Result<std::unique_ptr<EditCommand>> keepWorkload(CaseSession& session,
                                                  const workload::Specification& workload,
                                                  const std::string& was) {
    const auto state = session.ahead();
    if (!was.empty() && was != workload.name)
        return renaming(session, was, workload.name,
                        casefile::rename_workload(state, was, workload, currentAuthor()));
    const auto name = shown(workload.name);
    if (const auto* before = state.find_workload(workload.name))
        return command(session, tr("change of %1").arg(name),
                       {casefile::WorkloadAdded{workload, {}, changed}},
                       {casefile::WorkloadAdded{*before, {}, changed}});
    return command(session, tr("adding of %1").arg(name), {casefile::WorkloadAdded{workload, {}, added}},
                   {casefile::WorkloadRemoved{workload.name, {}, {}}});
}

std::unique_ptr<EditCommand> keepPlan(CaseSession& session, const experiment::Plan& plan,
                                      const std::string& replaces) {
    const auto state = session.ahead();
    const auto name = shown(plan.name);
    if (!replaces.empty() && replaces != plan.name) {
        if (const auto* before = state.find_draft(replaces)) {
            const auto place = before - state.drafts.data();
            return command(
                session, tr("change of the plan %1").arg(name),
                {casefile::PlanWithdrawn{replaces, {}, {}}, casefile::PlanDrafted{plan, place, added}},
                {casefile::PlanWithdrawn{plan.name, {}, {}}, casefile::PlanDrafted{*before, place, added}});
        }
    }
    if (const auto* before = state.find_draft(plan.name))
        return command(session, tr("change of the plan %1").arg(name),
                       {casefile::PlanDrafted{plan, {}, changed}},
                       {casefile::PlanDrafted{*before, {}, changed}});
    return command(session, tr("adding of the plan %1").arg(name), {casefile::PlanDrafted{plan, {}, added}},
                   {casefile::PlanWithdrawn{plan.name, {}, {}}});
}

std::unique_ptr<EditCommand> keepPlaces(CaseSession& session, std::vector<casefile::CodePlace> places) {
    auto before = session.ahead().brief.places;
    return command(session, tr("edit of where it lives"), {casefile::PlacesRevised{before, places, {}, {}}},
                   {casefile::PlacesRevised{places, before, {}, {}}});
}

std::unique_ptr<EditCommand> keepLinks(CaseSession& session, std::vector<std::string> links) {
    auto before = session.ahead().brief.links;
    return command(session, tr("edit of the links"), {casefile::LinksRevised{before, links, {}, {}}},
                   {casefile::LinksRevised{links, before, {}, {}}});
}

Result<RemovalCommand> removeVariant(CaseSession& session, const std::string& name) {
    return removal(session, name, casefile::remove_variant(session.ahead(), name, currentAuthor()));
}
Result<RemovalCommand> removeWorkload(CaseSession& session, const std::string& name) {
    return removal(session, name, casefile::remove_workload(session.ahead(), name, currentAuthor()));
}
Result<RemovalCommand> removePlan(CaseSession& session, const std::string& name) {
    return removal(session, name, casefile::remove_plan(session.ahead(), name, currentAuthor()));
}

std::string freeName(const std::string& name, const std::function<bool(const std::string&)>& taken) {
    constexpr std::size_t longest = 96;  // with room for a number; see the definition's names
    const auto stem = name.substr(0, longest);
    auto out = stem;
    for (int number = 2; taken(out); ++number)
        out = stem + "-" + std::to_string(number);
    return out;
}

}  // namespace assay::ui
