// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/dose_evaluation.h"

#include "core/verdict/dose_response.h"
#include "core/verdict/dose_words.h"
#include "core/verdict/words.h"

#include <set>
#include <utility>

namespace assay::verdict {

using experiment::Metric;
using experiment::Plan;

DoseFindings dose_findings_of(const Plan& plan, const FactsByWorkload& facts) {
    DoseFindings out;
    std::set<std::pair<std::string, Metric>> seen;
    for (const auto& question : plan.questions) {
        if (!seen.emplace(question.workload, question.metric).second) continue;
        if (auto response = dose_response(facts.at(question.workload), plan, question.metric))
            out.responses.push_back(std::move(*response));
    }
    out.sweeps = sweep_series(plan, facts);
    out.conclusion = conclusion_of(out);
    return out;
}

}  // namespace assay::verdict
