// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/plan.h"

#include "core/base/json_mapping.h"
#include "core/base/sha256.h"

#include <algorithm>

namespace assay::experiment {

namespace {

void add_once(std::vector<std::string>& list, const std::string& item) {
    if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(item);
}

}  // namespace

std::string plan_sha256(const Plan& plan) {
    return sha256_hex(json::serialize(to_json(plan)));
}

std::vector<std::string> workloads_of(const Plan& plan) {
    std::vector<std::string> out;
    for (const auto& question : plan.questions)
        add_once(out, question.workload);
    return out;
}

std::optional<double> injected_percent(const Plan& plan, const std::string& workload) {
    if (plan.injection_blocks.value_or(0) <= 0) return std::nullopt;
    std::optional<double> out;
    for (const auto& question : plan.questions)
        if (question.workload == workload && question.role != QuestionRole::calibration)
            out = std::min(out.value_or(question.material_percent), question.material_percent);
    return out;
}

std::vector<std::string> comparisons_of(const Plan& plan, const std::string& workload) {
    std::vector<std::string> out;
    for (const auto& question : plan.questions)
        if (question.workload == workload) add_once(out, question.comparison);
    return out;
}

}  // namespace assay::experiment
