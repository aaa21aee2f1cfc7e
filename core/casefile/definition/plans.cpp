// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/definition/nearest.h"
#include "core/casefile/definition/parts.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::casefile::definition {

namespace {

using experiment::Plan;

struct PlanReader {
    const Tables& tables;
    const Names& variants;
    const Workloads& workloads;
    Problems& problems;

    /// The workloads that a written name stands for; a single point of a sweep may be named as well.
    std::vector<std::string> expand(const std::string& name, const std::string& path) const {
        if (const auto found = workloads.meaning.find(name); found != workloads.meaning.end())
            return found->second;
        std::vector<std::string> known;
        for (const auto& one : workloads.all) {
            if (one.name == name) return {name};
            known.push_back(one.name);
        }
        problems.add(path, fmt::format("there is no workload '{}'{}", name, suggestion(name, known)));
        return {};
    }

    std::string baseline(const Plan& plan, const std::string& path) const {
        if (problems.is_present(path + ".baseline")) {
            variants.expect(plan.baseline, path + ".baseline");
            return plan.baseline;
        }
        std::string found;
        for (const auto& variant : tables.variant) {
            if (variant.role != variant::Role::baseline) continue;
            if (!found.empty())
                problems.add(path + ".baseline",
                             "this key is missing: there are several variants of role baseline");
            found = variant.name;
        }
        if (found.empty())
            problems.add(path + ".baseline", "there is no variant of role baseline to compare with",
                         "give one variant role = \"baseline\"");
        return found;
    }

    void read_questions(Plan& plan, const std::string& path) const {
        const auto written = std::move(plan.questions);
        plan.questions.clear();
        if (written.empty()) problems.add(path + ".question", "a plan asks at least one question");
        for (std::size_t q = 0; q < written.size(); ++q) {
            const auto at = fmt::format("{}.question[{}]", path, q);
            variants.expect(written[q].comparison, at + ".comparison");
            if (written[q].comparison == plan.baseline)
                problems.add(at + ".comparison",
                             "this is the baseline itself; the null arm compares it anyway");
            for (const auto& name : expand(written[q].workload, at + ".workload")) {
                auto question = written[q];
                question.workload = name;
                const bool twice =
                    std::any_of(plan.questions.begin(), plan.questions.end(), [&](const auto& other) {
                        return other.comparison == question.comparison && other.workload == name &&
                               other.metric == question.metric;
                    });
                if (twice)
                    problems.add(at, fmt::format("'{}' on '{}' is asked twice", question.comparison, name));
                plan.questions.push_back(std::move(question));
            }
        }
    }

    /// Without the keys, the proof pass looks at everything.
    void read_proof_pass(Plan& plan, const std::string& path) const {
        if (problems.is_present(path + ".proof_variants")) {
            for (std::size_t i = 0; i < plan.proof_variants.size(); ++i)
                variants.expect(plan.proof_variants[i], fmt::format("{}.proof_variants[{}]", path, i));
        } else {
            plan.proof_variants = variants.all();
        }
        const auto written = std::move(plan.proof_workloads);
        plan.proof_workloads.clear();
        const auto add = [&](const std::vector<std::string>& names) {
            plan.proof_workloads.insert(plan.proof_workloads.end(), names.begin(), names.end());
        };
        if (problems.is_present(path + ".proof_workloads")) {
            for (std::size_t i = 0; i < written.size(); ++i)
                add(expand(written[i], fmt::format("{}.proof_workloads[{}]", path, i)));
        } else {
            for (const auto& one : workloads.all)
                add({one.name});
        }
    }

    Plan read(const Plan& table, const std::string& path) const {
        Plan plan = table;
        plan.baseline = baseline(table, path);
        read_questions(plan, path);
        read_proof_pass(plan, path);
        if (!plan.injection_blocks) plan.injection_blocks = experiment::usual_injection_blocks;
        if (!plan.foreign_load_limit) plan.foreign_load_limit = experiment::usual_foreign_load_limit;
        if (!plan.foreign_load_trim) plan.foreign_load_trim = plan.trim;
        if (*plan.foreign_load_trim > plan.trim)
            problems.add(path + ".foreign_load_trim",
                         fmt::format("{} is above trim, {}", *plan.foreign_load_trim, plan.trim));
        // Said outright in the plan, since a plan without it is one of before there were layouts.
        plan.layouts = plan.layouts.value_or(experiment::LayoutPolicy::per_block);
        if (plan.maximum_blocks > 0 && plan.maximum_blocks < plan.minimum_blocks)
            problems.add(path + ".maximum_blocks", fmt::format("{} is below minimum_blocks, {}",
                                                               plan.maximum_blocks, plan.minimum_blocks));
        return plan;
    }
};

}  // namespace

std::vector<Plan> plans_of(const Tables& tables, const Names& variants, const Workloads& workloads,
                           Problems& problems) {
    const PlanReader reader{tables, variants, workloads, problems};
    Names names("plan", problems);
    std::vector<Plan> out;
    for (std::size_t i = 0; i < tables.plan.size(); ++i) {
        const auto path = fmt::format("plan[{}]", i);
        names.add(tables.plan[i].name, path + ".name");
        out.push_back(reader.read(tables.plan[i], path));
    }
    return out;
}

}  // namespace assay::casefile::definition
