// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/case.h"

#include <algorithm>
#include <utility>

namespace assay::casefile {

namespace {

template <class List, class Match>
auto* find_in(List& list, Match match) {
    const auto found = std::find_if(list.begin(), list.end(), match);
    return found == list.end() ? nullptr : &*found;
}

/// A new item goes to `position`, or to the end where that is absent or beyond it.
template <class T>
void insert_at(std::vector<T>& list, T item, std::optional<std::int64_t> position) {
    const auto end = static_cast<std::int64_t>(list.size());
    list.insert(list.begin() + std::clamp(position.value_or(end), std::int64_t{0}, end), std::move(item));
}

template <class T, class Match>
void replace_or_add(std::vector<T>& list, T item, Match match) {
    if (auto* found = find_in(list, match)) {
        *found = std::move(item);
    } else {
        list.push_back(std::move(item));
    }
}

template <class T, class Match>
void replace_or_insert(std::vector<T>& list, T item, std::optional<std::int64_t> position, Match match) {
    if (auto* found = find_in(list, match)) {
        *found = std::move(item);
    } else {
        insert_at(list, std::move(item), position);
    }
}

std::string* text_field(CaseOpened& brief, std::string_view name) {
    const std::pair<std::string_view, std::string*> fields[] = {
        {"title", &brief.title},
        {"project", &brief.project},
        {"category", &brief.category},
        {"claim", &brief.claim},
        {"hypothesis", &brief.hypothesis},
        {"change_to_test", &brief.change_to_test},
        {"would_confirm", &brief.would_confirm},
        {"would_refute", &brief.would_refute},
    };
    for (const auto& [field, text] : fields)
        if (field == name) return text;
    return nullptr;
}

/// Whatever else a recipe says (role, dose, description) does not change the binary.
bool makes_the_same(const variant::Recipe& a, const variant::Recipe& b) {
    return a.source == b.source && a.patches == b.patches && a.make_arguments == b.make_arguments;
}

/// A result was held against the expectation of its time.
bool expects_the_same(const experiment::CheckSpecification& before, experiment::CheckSpecification after,
                      const std::string& variant) {
    const auto calls = [&](const experiment::CheckSpecification& check) {
        const auto found = check.expected_calls.find(variant);
        return found == check.expected_calls.end() ? std::nullopt : std::optional(found->second);
    };
    if (calls(before) != calls(after)) return false;
    after.expected_calls = before.expected_calls;  // of other variants
    return before == after;
}

// One overload an event type; each changes only its own part of the state.
struct Fold {
    Case& state;
    const std::shared_ptr<const Record>& record;

    PlanState* plan(const std::string& sha256) const {
        return find_in(state.plans, [&](const PlanState& p) { return p.is(sha256); });
    }
    RunState* run(const std::string& id) const {
        return find_in(state.runs, [&](const RunState& r) { return r.id == id; });
    }

    void operator()(const CaseOpened& e) const { state.brief = e; }

    void operator()(const CaseRevised& e) const {
        if (e.field == "adoption") {
            state.adoption = e.after;
        } else if (auto* text = text_field(state.brief, e.field)) {
            *text = e.after;
        }
    }

    void operator()(const PlacesRevised& e) const { state.brief.places = e.after; }
    void operator()(const LinksRevised& e) const { state.brief.links = e.after; }

    void operator()(const VariantAdded& e) const {
        auto* found =
            find_in(state.variants, [&](const VariantState& v) { return v.recipe.name == e.recipe.name; });
        if (found == nullptr) {
            insert_at(state.variants, {e.recipe, std::nullopt, std::nullopt}, e.position);
        } else if (makes_the_same(found->recipe, e.recipe)) {
            found->recipe = e.recipe;
        } else {
            *found = {e.recipe, std::nullopt, std::nullopt};  // what was built is not it
        }
    }

    void operator()(const VariantRemoved& e) const {
        std::erase_if(state.variants, [&](const VariantState& v) { return v.recipe.name == e.variant; });
    }

    void operator()(const VariantBuilt& e) const {
        auto* found = find_in(state.variants,
                              [&](const VariantState& v) { return v.recipe.name == e.provenance.variant; });
        if (found == nullptr) return;
        found->built = e.provenance;
        found->failed.reset();
    }

    void operator()(const VariantFailed& e) const {
        auto* found =
            find_in(state.variants, [&](const VariantState& v) { return v.recipe.name == e.variant; });
        if (found == nullptr) return;
        found->failed = e;
        found->built.reset();
    }

    void operator()(const WorkloadAdded& e) const {
        replace_or_insert(state.workloads, e.workload, e.position,
                          [&](const workload::Specification& w) { return w.name == e.workload.name; });
    }

    void operator()(const WorkloadRemoved& e) const {
        std::erase_if(state.workloads,
                      [&](const workload::Specification& w) { return w.name == e.workload; });
    }

    void operator()(const CheckExpected& e) const {
        const auto* known = find_in(state.expected_checks, [&](const experiment::CheckSpecification& c) {
            return c.name == e.check.name;
        });
        if (known != nullptr)
            std::erase_if(state.checks, [&](const CheckMade& c) {
                return c.check.name == e.check.name && !expects_the_same(*known, e.check, c.check.variant);
            });
        replace_or_add(state.expected_checks, e.check,
                       [&](const experiment::CheckSpecification& c) { return c.name == e.check.name; });
    }

    void operator()(const CheckWithdrawn& e) const {
        std::erase_if(state.expected_checks,
                      [&](const experiment::CheckSpecification& c) { return c.name == e.check; });
        std::erase_if(state.checks, [&](const CheckMade& c) { return c.check.name == e.check; });
    }

    void operator()(const PlanDrafted& e) const {
        replace_or_insert(state.drafts, e.plan, e.position,
                          [&](const experiment::Plan& p) { return p.name == e.plan.name; });
    }

    void operator()(const PlanWithdrawn& e) const {
        std::erase_if(state.drafts, [&](const experiment::Plan& p) { return p.name == e.plan; });
    }

    void operator()(const PlanFrozen& e) const {
        // Freezing a plan again, for a further run, makes it the current one and keeps what it has.
        const auto found = std::find_if(state.plans.begin(), state.plans.end(),
                                        [&](const PlanState& p) { return p.sha256 == e.sha256; });
        if (found == state.plans.end()) {
            PlanState added;
            added.plan = e.plan;
            added.sha256 = e.sha256;
            state.plans.push_back(std::move(added));
        } else {
            std::rotate(found, found + 1, state.plans.end());
        }
    }

    void operator()(const RunStarted& e) const {
        state.build_stage.reset();
        RunState run;
        run.id = e.run;
        run.started_at = record->at;
        run.started = e;
        state.runs.push_back(std::move(run));
    }

    void operator()(const StageEntered& e) const {
        if (auto* found = run(e.run)) {
            found->stage = e.stage;
        } else {
            state.build_stage = e.stage;
        }
    }

    void operator()(const RunEnded& e) const {
        state.build_stage.reset();
        if (auto* found = run(e.run)) {
            found->ended = e;
            found->ended_at = record->at;
        }
    }

    void operator()(const CalibrationMeasured& e) const {
        const auto* of_run = run(e.run);
        if (of_run == nullptr) return;
        if (auto* found = plan(of_run->started.plan_sha256))
            replace_or_add(found->calibrations, e,
                           [&](const CalibrationMeasured& c) { return c.workload == e.workload; });
    }

    void operator()(const BlockMeasured& e) const {
        if (auto* found = run(e.block.run)) ++found->blocks;
        if (auto* found = plan(e.block.plan_sha256))
            found->blocks.push_back(std::shared_ptr<const experiment::Block>(record, &e.block));
    }

    void operator()(const CheckMade& e) const {
        replace_or_add(state.checks, e, [&](const CheckMade& c) {
            return c.check.name == e.check.name && c.check.variant == e.check.variant &&
                   c.check.workload == e.check.workload;
        });
    }

    void operator()(const CountersMeasured& e) const {
        const auto* of_run = run(e.run);
        if (of_run == nullptr) return;
        if (auto* found = plan(of_run->started.plan_sha256))
            replace_or_add(found->counters, e.counts, [&](const experiment::MechanismCounts& c) {
                return c.variant == e.counts.variant && c.workload == e.counts.workload;
            });
    }

    void operator()(const ProfileMeasured& e) const {
        const auto* of_run = run(e.run);
        if (of_run == nullptr) return;
        if (auto* found = plan(of_run->started.plan_sha256))
            replace_or_add(found->profiles, e.profile, [&](const experiment::Profile& p) {
                return p.variant == e.profile.variant && p.workload == e.profile.workload;
            });
    }

    void operator()(const InjectionMeasured& e) const {
        if (auto* found = plan(e.injection.block.plan_sha256))
            found->injections.push_back(std::shared_ptr<const experiment::Injection>(record, &e.injection));
    }

    void operator()(const EvidenceAdded& e) const { state.evidence.push_back(e); }
    void operator()(const NoteAdded&) const {}

    void operator()(const FindingComputed& e) const {
        if (auto* found = plan(e.plan_sha256))
            replace_or_add(found->findings, e, [&](const FindingComputed& f) {
                return f.finding.comparison == e.finding.comparison &&
                       f.finding.workload == e.finding.workload && f.finding.metric == e.finding.metric;
            });
    }

    void operator()(const VerdictSettled& e) const {
        state.verdict = e;
        state.settled_at = record->at;
    }
    void operator()(const CaseReopened&) const { state.verdict.reset(); }
    void operator()(const CaseImported& e) const { state.imports.push_back(e); }
    void operator()(const DosesComputed& e) const {
        if (auto* found = plan(e.plan_sha256)) found->doses = e;
    }
    void operator()(const CaseJoined& e) const {
        state.joined = e;
        auto* found = plan(e.plan_sha256);
        if (found == nullptr) return;
        for (const auto& source : e.sources)
            if (source.plan_sha256 != e.plan_sha256) found->joined.push_back(source.plan_sha256);
    }
    void operator()(const UnknownEvent&) const {}
};

}  // namespace

const VariantState* Case::find_variant(std::string_view name) const {
    return find_in(variants, [&](const VariantState& v) { return v.recipe.name == name; });
}

const workload::Specification* Case::find_workload(std::string_view name) const {
    return find_in(workloads, [&](const workload::Specification& w) { return w.name == name; });
}

const experiment::Plan* Case::find_draft(std::string_view name) const {
    return find_in(drafts, [&](const experiment::Plan& p) { return p.name == name; });
}

const PlanState* Case::find_plan(std::string_view sha256) const {
    return find_in(plans, [&](const PlanState& p) { return p.is(sha256); });
}

const RunState* Case::open_run() const {
    return runs.empty() || runs.back().ended ? nullptr : &runs.back();
}

void apply(Case& state, std::shared_ptr<const Record> record) {
    std::visit(Fold{state, record}, record->event);
    state.timeline.push_back(std::move(record));
}

Case fold(const std::vector<std::shared_ptr<const Record>>& records) {
    Case state;
    for (const auto& record : records)
        apply(state, record);
    return state;
}

}  // namespace assay::casefile
