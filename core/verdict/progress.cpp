// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/progress.h"

#include <algorithm>

namespace assay::verdict {

experiment::OpenQuestions open_questions(const Evaluation& evaluation, const std::string& workload) {
    experiment::OpenQuestions out;
    for (std::size_t i = 0; i < evaluation.findings.size(); ++i) {
        const auto& finding = evaluation.findings[i];
        const bool in_vain = i < evaluation.more_blocks_help.size() && !evaluation.more_blocks_help[i];
        if (finding.workload != workload || is_decided(finding) || in_vain) continue;
        switch (finding.role) {
            case experiment::QuestionRole::claim:
                ++out.claims;
                break;
            case experiment::QuestionRole::calibration:
                ++out.calibrations;
                break;
            case experiment::QuestionRole::guard:
                ++out.guards;
                break;
        }
    }
    return out;
}

bool all_decided(const Evaluation& evaluation) {
    return !evaluation.findings.empty() &&
           std::all_of(evaluation.findings.begin(), evaluation.findings.end(), is_decided);
}

}  // namespace assay::verdict
