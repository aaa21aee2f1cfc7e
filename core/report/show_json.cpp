// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/show_json.h"

#include "core/base/json_mapping.h"
#include "core/report/metrics.h"
#include "core/report/sessions.h"

namespace assay::report {

namespace {

/// Every key of the contract is there, null where nothing is known: a reader need not ask twice.
template <class T>
json::value with_nulls(const T& value) {
    if constexpr (mapping::is_optional<T>::value) {
        return value ? with_nulls(*value) : json::value(nullptr);
    } else if constexpr (mapping::is_vector<T>::value) {
        json::array out;
        for (const auto& item : value)
            out.push_back(with_nulls(item));
        return out;
    } else if constexpr (std::is_class_v<T> && boost::describe::has_describe_members<T>::value) {
        json::object out;
        boost::mp11::mp_for_each<mapping::members<T>>(
            [&](auto member) { out[member.name] = with_nulls(value.*member.pointer); });
        return out;
    } else {
        return to_json(value);
    }
}

/// A mechanism finding in the shape of the others: its interval is the figure itself, and it decides nothing.
json::object exact_finding(const verdict::MechanismFinding& f) {
    json::object out;
    boost::mp11::mp_for_each<mapping::members<verdict::Finding>>(
        [&](auto member) { out[member.name] = nullptr; });
    out["comparison"] = f.comparison;
    out["baseline"] = f.baseline;
    out["workload"] = f.workload;
    out["metric"] = f.metric;
    out["baseline_value"] = f.baseline_value;
    out["variant_value"] = f.variant_value;
    out["difference"] = f.difference;
    for (const char* key : {"effect_percent", "low_percent", "high_percent"})
        out[key] = to_json(f.effect_percent);
    out["interval"] = "exact";
    out["operations"] = f.operations;
    out["sentence"] = f.sentence;
    return out;
}

json::array findings_of(const verdict::Evaluation& evaluation) {
    auto out = with_nulls(evaluation.findings).as_array();
    for (const auto& finding : evaluation.mechanism)
        out.push_back(exact_finding(finding));
    return out;
}

json::value text_or_null(const std::string& text) {
    return text.empty() ? json::value(nullptr) : json::value(text);
}

json::object verdict_of(const casefile::Case& state) {
    if (!state.verdict)
        return {{"state", "open"},          {"basis", nullptr}, {"settled_at", nullptr},
                {"what_happened", nullptr}, {"scope", nullptr}, {"author", nullptr}};
    const auto& verdict = *state.verdict;
    return {{"state", enum_name(verdict.state)},
            {"basis", enum_name(verdict.basis)},
            {"settled_at", verdict.settled_on.empty() ? to_rfc3339(state.settled_at) : verdict.settled_on},
            {"what_happened", verdict.what_happened},
            {"scope", text_or_null(verdict.scope)},
            {"author", text_or_null(verdict.author)}};
}

json::array checks_of(const casefile::Case& state) {
    json::array out;
    for (const auto& made : state.checks)
        out.push_back(with_nulls(made.check));
    return out;
}

json::array variants_of(const casefile::Case& state) {
    json::array out;
    for (const auto& variant : state.variants) {
        const auto& recipe = variant.recipe;
        json::object one = {{"name", recipe.name},
                            {"role", enum_name(recipe.role)},
                            {"dose", to_json(recipe.dose)},
                            {"sha256", nullptr},
                            {"build_id", nullptr},
                            {"version", nullptr},
                            {"source", to_json(recipe.source)},
                            {"failed", variant.failed ? json::value(variant.failed->message) : nullptr}};
        if (variant.built) {
            one["sha256"] = variant.built->sha256;
            one["build_id"] = text_or_null(variant.built->build_id);
            one["version"] = text_or_null(variant.built->version);
        }
        out.push_back(std::move(one));
    }
    return out;
}

json::value last_run_of(const casefile::Case& state) {
    const auto* run = state.last_run();
    if (run == nullptr) return nullptr;
    json::object out = {{"id", run->id},
                        {"plan_sha256", run->started.plan_sha256},
                        {"assay_version", run->started.assay_version},
                        {"started_at", to_rfc3339(run->started_at)},
                        {"stage", run->stage ? json::value(enum_name(*run->stage)) : nullptr},
                        {"blocks", run->blocks},
                        {"ended_at", nullptr},
                        {"outcome", nullptr},
                        {"reason", nullptr},
                        {"seconds", nullptr},
                        {"voids", nullptr}};
    if (run->ended) {
        out["ended_at"] = to_rfc3339(run->ended_at);
        out["outcome"] = enum_name(run->ended->outcome);
        out["reason"] = run->ended->reason;
        out["seconds"] = run->ended->seconds;
        out["voids"] = run->ended->voids;
    }
    return out;
}

}  // namespace

json::object show_json(const casefile::Case& state, const verdict::Evaluation& evaluation) {
    const auto* plan = state.current_plan();
    json::object out;
    out["title"] = state.brief.title;
    out["project"] = state.brief.project;
    out["category"] = state.brief.category;
    out["claim"] = state.brief.claim;
    out["verdict"] = verdict_of(state);
    out["conclusion"] = plan == nullptr ? json::value(nullptr) : to_json(evaluation.conclusion);
    out["plan"] =
        plan == nullptr
            ? json::value(nullptr)
            : json::object{{"name", plan->plan.name}, {"sha256", plan->sha256}, {"seed", plan->plan.seed}};
    out["findings"] = findings_of(evaluation);
    out["profile"] = plan == nullptr ? json::array() : profile_json(state, *plan);
    out["metrics"] = plan == nullptr ? json::value(nullptr) : json::value(metrics_json(*plan));
    out["gates"] = with_nulls(evaluation.gates);
    out["counters"] = plan == nullptr ? json::array() : with_nulls(plan->counters);
    out["sessions"] = plan == nullptr ? json::array() : sessions_json(casefile::sessions_of(state, *plan));
    out["doses"] = evaluation.doses.empty() ? json::value(nullptr) : with_nulls(evaluation.doses);
    out["checks"] = checks_of(state);
    out["variants"] = variants_of(state);
    out["environment"] = state.last_run() == nullptr ? json::value(json::object())
                                                     : to_json(state.last_run()->started.environment);
    out["last_run"] = last_run_of(state);
    return out;
}

}  // namespace assay::report
