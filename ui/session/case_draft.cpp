// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/case_draft.h"

#include "core/casefile/definition.h"
#include "core/casefile/definition/problems.h"
#include "core/casefile/definition/writing.h"
#include "core/experiment/validate.h"
#include "ui/session/sample_cases.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace assay::ui {

namespace {

using casefile::definition::Tables;
using casefile::definition::VariantTable;

// A section for each function lets every block link its own order of them (METHOD 3.6).
const char* const layout_flag = "REDIS_CFLAGS=-ffunction-sections";

QString tr(const char* text) {
    return QCoreApplication::translate("assay::ui", text);
}

/// The source as a definition names it, said outright, so that nothing is left to be guessed.
void say(const SourceFacts& facts, VariantTable& table) {
    table.source = std::string(enum_name(facts.source.kind)) + ":" + facts.source.location;
    if (!facts.source.release.empty()) table.source += "@" + facts.source.release;
    if (facts.kind == SourceFacts::Kind::tarball) table.sha256 = facts.source.sha256;
    table.commit = facts.source.commit;
    if (facts.isBuilt()) table.make_arguments = {layout_flag};
}

/// As the definition's path says it, to the field that a person filled in.
DraftField fieldOf(const std::string& path) {
    if (path == "case.title") return DraftField::title;
    if (path.starts_with("case.place")) return DraftField::place;
    if (path.starts_with("case")) return DraftField::claim;
    if (path.starts_with("variant[0]")) return DraftField::baseline;
    if (path.starts_with("variant[1]")) return DraftField::candidate;
    if (path.starts_with("workload")) return DraftField::workload;
    if (path.ends_with("material_percent")) return DraftField::material;
    return DraftField::budget;
}

struct Read {
    std::vector<casefile::Event> events;
    std::vector<DraftProblem> problems;
};

Read read(const CaseDraft& draft) {
    // Relative to the root: every path in it is absolute.
    casefile::definition::Problems problems("/definition.toml");
    auto events = casefile::read_definition_text(casefile::definition::to_toml(tablesOf(draft)),
                                                 "/definition.toml", problems);
    Read out;
    if (events) {
        out.events = std::move(*events);
    } else if (!problems.any()) {
        out.problems.push_back(
            {DraftField::claim, shown(events.error().message), shown(events.error().advice)});
    }
    for (const auto& problem : problems.found())
        out.problems.push_back({fieldOf(problem.path), shown(problem.what), shown(problem.advice)});
    return out;
}

template <class E, class Member>
auto all(const std::vector<casefile::Event>& events, Member member) {
    std::vector<std::remove_cvref_t<decltype(std::declval<E>().*member)>> out;
    for (const auto& event : events)
        if (const auto* e = std::get_if<E>(&event)) out.push_back(e->*member);
    return out;
}

Result<std::vector<std::string>> validated(const std::vector<casefile::Event>& events) {
    const auto recipes = all<casefile::VariantAdded>(events, &casefile::VariantAdded::recipe);
    const auto workloads = all<casefile::WorkloadAdded>(events, &casefile::WorkloadAdded::workload);
    const auto plans = all<casefile::PlanDrafted>(events, &casefile::PlanDrafted::plan);
    return experiment::validate(plans.front(), recipes, workloads);
}

}  // namespace

Tables tablesOf(const CaseDraft& draft) {
    Tables out;
    out.case_.title = draft.title.toStdString();
    out.case_.claim = draft.claim.toStdString();
    if (!draft.file.isEmpty() || !draft.function.isEmpty())
        out.case_.place = {{draft.file.toStdString(), draft.function.toStdString(), 0, 0}};

    VariantTable baseline;
    baseline.name = "baseline";
    baseline.role = variant::Role::baseline;
    say(draft.baseline, baseline);
    VariantTable candidate;
    candidate.name = "candidate";
    if (draft.candidate.kind == SourceFacts::Kind::patch) {
        say(draft.baseline, candidate);
        candidate.description = "The baseline with " + draft.candidate.patch->name;
        candidate.patches = {QFile::encodeName(draft.candidate.path).toStdString()};
    } else {
        say(draft.candidate, candidate);
    }
    out.variant = {baseline, candidate};

    casefile::definition::WorkloadTable workload;
    static_cast<workload::Specification&>(workload) = draft.workload;
    out.workload = {workload};

    experiment::Plan plan;
    plan.name = "quick";
    plan.budget_seconds = draft.budgetSeconds;
    plan.questions = {{candidate.name, draft.workload.name, draft.metric, draft.direction,
                       draft.materialPercent, experiment::QuestionRole::claim}};
    out.plan = {plan};
    return out;
}

std::vector<DraftProblem> problemsOf(const CaseDraft& draft) {
    std::vector<DraftProblem> out;
    const auto add = [&](DraftField field, const QString& what, const QString& advice) {
        out.push_back({field, what, advice});
    };
    if (draft.title.trimmed().isEmpty())
        add(DraftField::title, tr("The case needs a title."), tr("A few words by which you find it again."));
    if (draft.claim.trimmed().isEmpty())
        add(DraftField::claim, tr("Say what is claimed."), tr("One sentence that can turn out wrong."));
    if (draft.file.isEmpty() && !draft.function.isEmpty())
        add(DraftField::place, tr("A function is looked for in a file."),
            tr("Name the file, or leave both empty."));
    if (draft.baseline.problem)
        add(DraftField::baseline, shown(draft.baseline.problem->message),
            shown(draft.baseline.problem->advice));
    else if (draft.baseline.kind == SourceFacts::Kind::patch)
        add(DraftField::baseline, tr("A patch is no baseline."),
            tr("The baseline is what the patch applies to."));
    if (draft.candidate.problem)
        add(DraftField::candidate, shown(draft.candidate.problem->message),
            shown(draft.candidate.problem->advice));
    else if (draft.candidate.kind == SourceFacts::Kind::patch &&
             draft.baseline.kind == SourceFacts::Kind::binary)
        add(DraftField::candidate, tr("The baseline is a finished binary; there is no source to patch."),
            tr("Give the source as the baseline, or the patched binary here."));
    else if (draft.candidate.usable() && draft.candidate.kind != SourceFacts::Kind::patch &&
             draft.candidate.source == draft.baseline.source)
        add(DraftField::candidate, tr("This is the baseline itself."),
            tr("Every run compares the baseline with itself anyway. Name what is different."));
    if (!(draft.materialPercent > 0))
        add(DraftField::material, tr("An effect that matters is larger than 0%."),
            tr("Name the smallest that would make you take the change."));
    // What is named wrongly is only looked for once the parts are there: one slip should not be told twice.
    if (!out.empty()) return out;
    const auto result = read(draft);
    if (!result.problems.empty()) return result.problems;
    if (const auto valid = validated(result.events); !valid)
        add(DraftField::budget, shown(valid.error().message), shown(valid.error().advice));
    return out;
}

QStringList warningsOf(const CaseDraft& draft) {
    QStringList out;
    const bool fixed =
        draft.baseline.kind == SourceFacts::Kind::binary || draft.candidate.kind == SourceFacts::Kind::binary;
    if (fixed)
        out << tr(
            "The layout of a finished binary cannot be varied: an effect has to lie beyond \u03b4 by 3% to "
            "be confirmed.");
    const auto result = read(draft);
    if (result.events.empty()) return out;
    if (const auto valid = validated(result.events))
        for (const auto& warning : *valid)
            out << shown(warning);
    return out;
}

Status createCase(const CaseDraft& draft, const QString& casePath) {
    auto result = read(draft);
    if (!result.problems.empty())
        return fail(ErrorKind::invalid_input, result.problems.front().what.toStdString(),
                    result.problems.front().advice.toStdString());
    return createCaseFromEvents(result.events, casePath);
}

}  // namespace assay::ui
